import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A cache that forgets what was not used for longest in Java: the algorithm and the output of lru.py. */
public final class Lru {
    private static final class Entry {
        private final String key;
        private int value;
        private Entry previous = this;
        private Entry next = this;

        Entry(String key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private static final class Cache {
        private final int capacity;
        private final Map<String, Entry> entries = new HashMap<>();
        private final Entry head = new Entry(null, 0);
        private long hits;
        private long misses;

        Cache(int capacity) {
            this.capacity = capacity;
        }

        Integer get(String key) {
            Entry entry = entries.get(key);
            if (entry == null) {
                misses++;
                return null;
            }
            hits++;
            unlink(entry);
            linkFirst(entry);
            return entry.value;
        }

        void put(String key, int value) {
            Entry entry = entries.get(key);
            if (entry != null) {
                entry.value = value;
                unlink(entry);
            } else {
                if (entries.size() >= capacity) {
                    Entry oldest = head.previous;
                    unlink(oldest);
                    entries.remove(oldest.key);
                }
                entry = new Entry(key, value);
                entries.put(key, entry);
            }
            linkFirst(entry);
        }

        private static void unlink(Entry entry) {
            entry.previous.next = entry.next;
            entry.next.previous = entry.previous;
        }

        private void linkFirst(Entry entry) {
            entry.next = head.next;
            entry.previous = head;
            entry.next.previous = entry;
            head.next = entry;
        }
    }

    private static int collatzLength(long number) {
        int steps = 0;
        while (number != 1 && steps < 12) {
            number = number % 2 == 0 ? number / 2 : 3 * number + 1;
            steps++;
        }
        return steps;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 18;
        int requests = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 100000;
        long seed = 9;
        long total = 0;
        long hits = 0;
        long misses = 0;
        List<String> recent = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            Cache cache = new Cache(1000 + 100 * round);
            for (int i = 0; i < requests; i++) {
                seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
                long number = (seed >> 16) % (1 + (seed >> 8) % 5000);
                String key = "n" + number;
                Integer value = cache.get(key);
                if (value == null) {
                    value = collatzLength(number + 1);
                    cache.put(key, value);
                }
                total += value;
            }
            hits += cache.hits;
            misses += cache.misses;
            recent.clear();
            for (Entry entry = cache.head.next; entry != cache.head && recent.size() < 5; entry = entry.next) {
                recent.add(entry.key);
            }
            if (cache.entries.containsKey("n0")) {
                recent.add(cache.entries.size() + " with n0");
            }
        }
        System.out.println(total + " " + hits + " " + misses + " "
                + recent.stream().map(key -> "'" + key + "'").collect(Collectors.joining(", ", "[", "]")));
    }
}
