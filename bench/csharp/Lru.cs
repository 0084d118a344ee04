using System;
using System.Collections.Generic;
using System.Linq;

/// <summary>A cache that forgets what was not used for longest in C#: the algorithm and the output of lru.py.</summary>
public static class Lru {
    private sealed class Entry {
        internal readonly string Key;
        internal int Value;
        internal Entry Previous;
        internal Entry Next;

        internal Entry(string key, int value) {
            Key = key;
            Value = value;
            Previous = this;
            Next = this;
        }
    }

    private sealed class Cache {
        private readonly int capacity;
        private readonly Dictionary<string, Entry> entries = new Dictionary<string, Entry>();
        private readonly Entry head = new Entry(null, 0);
        internal long Hits;
        internal long Misses;

        internal Cache(int capacity) {
            this.capacity = capacity;
        }

        internal int Count {
            get { return entries.Count; }
        }

        internal bool Contains(string key) {
            return entries.ContainsKey(key);
        }

        internal bool TryGet(string key, out int value) {
            Entry entry;
            if (!entries.TryGetValue(key, out entry)) {
                Misses++;
                value = 0;
                return false;
            }
            Hits++;
            Unlink(entry);
            LinkFirst(entry);
            value = entry.Value;
            return true;
        }

        internal void Put(string key, int value) {
            Entry entry;
            if (entries.TryGetValue(key, out entry)) {
                entry.Value = value;
                Unlink(entry);
            } else {
                if (entries.Count >= capacity) {
                    Entry oldest = head.Previous;
                    Unlink(oldest);
                    entries.Remove(oldest.Key);
                }
                entry = new Entry(key, value);
                entries.Add(key, entry);
            }
            LinkFirst(entry);
        }

        internal IEnumerable<string> Keys() {
            for (Entry entry = head.Next; entry != head; entry = entry.Next) {
                yield return entry.Key;
            }
        }

        private static void Unlink(Entry entry) {
            entry.Previous.Next = entry.Next;
            entry.Next.Previous = entry.Previous;
        }

        private void LinkFirst(Entry entry) {
            entry.Next = head.Next;
            entry.Previous = head;
            entry.Next.Previous = entry;
            head.Next = entry;
        }
    }

    private static int CollatzLength(long number) {
        int steps = 0;
        while (number != 1 && steps < 12) {
            number = number % 2 == 0 ? number / 2 : 3 * number + 1;
            steps++;
        }
        return steps;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 18;
        int requests = arguments.Length > 1 ? int.Parse(arguments[1]) : 100000;
        long seed = 9;
        long total = 0;
        long hits = 0;
        long misses = 0;
        var recent = new List<string>();
        for (int round = 0; round < rounds; round++) {
            var cache = new Cache(1000 + 100 * round);
            for (int i = 0; i < requests; i++) {
                seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
                long number = (seed >> 16) % (1 + (seed >> 8) % 5000);
                string key = "n" + number;
                int value;
                if (!cache.TryGet(key, out value)) {
                    value = CollatzLength(number + 1);
                    cache.Put(key, value);
                }
                total += value;
            }
            hits += cache.Hits;
            misses += cache.Misses;
            recent = cache.Keys().Take(5).ToList();
            if (cache.Contains("n0")) {
                recent.Add(cache.Count + " with n0");
            }
        }
        Console.WriteLine($"{total} {hits} {misses} [{string.Join(", ", recent.Select(key => "'" + key + "'"))}]");
    }
}
