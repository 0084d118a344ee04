import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;

/** Iterators and streams in Java: the work and the output of generators.py. */
public final class Generators {
    private static final class Node {
        private final long key;
        private Node left;
        private Node right;

        Node(long key) {
            this.key = key;
        }

        void insert(long other) {
            if (other < key) {
                if (left == null) {
                    left = new Node(other);
                } else {
                    left.insert(other);
                }
            } else if (other > key) {
                if (right == null) {
                    right = new Node(other);
                } else {
                    right.insert(other);
                }
            }
        }

        void forEach(LongConsumer consumer) {
            if (left != null) {
                left.forEach(consumer);
            }
            consumer.accept(key);
            if (right != null) {
                right.forEach(consumer);
            }
        }
    }

    private abstract static class Endless implements PrimitiveIterator.OfLong {
        @Override
        public boolean hasNext() {
            return true;
        }
    }

    private static PrimitiveIterator.OfLong fibonacci() {
        return new Endless() {
            private long a = 0;
            private long b = 1;

            @Override
            public long nextLong() {
                long result = a;
                a = b;
                b = (result + b) % 1000007;
                return result;
            }
        };
    }

    private static PrimitiveIterator.OfLong randomNumbers(long start) {
        return new Endless() {
            private long seed = start;

            @Override
            public long nextLong() {
                seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
                return seed >> 8;
            }
        };
    }

    private static PrimitiveIterator.OfLong first(PrimitiveIterator.OfLong numbers, int limit) {
        return new PrimitiveIterator.OfLong() {
            private int left = limit;

            @Override
            public boolean hasNext() {
                return left > 0 && numbers.hasNext();
            }

            @Override
            public long nextLong() {
                left--;
                return numbers.nextLong();
            }
        };
    }

    private static PrimitiveIterator.OfLong odd(PrimitiveIterator.OfLong numbers) {
        return new PrimitiveIterator.OfLong() {
            private long found;
            private boolean isFound;

            @Override
            public boolean hasNext() {
                while (!isFound && numbers.hasNext()) {
                    found = numbers.nextLong();
                    isFound = found % 2 != 0;
                }
                return isFound;
            }

            @Override
            public long nextLong() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                isFound = false;
                return found;
            }
        };
    }

    private static long sumOfDifferences(PrimitiveIterator.OfLong numbers) {
        long sum = 0;
        if (numbers.hasNext()) {
            long previous = numbers.nextLong();
            while (numbers.hasNext()) {
                long number = numbers.nextLong();
                sum += number - previous;
                previous = number;
            }
        }
        return sum;
    }

    private static Iterator<List<Long>> chunks(PrimitiveIterator.OfLong items, int size) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return items.hasNext();
            }

            @Override
            public List<Long> next() {
                List<Long> chunk = new ArrayList<>();
                while (chunk.size() < size && items.hasNext()) {
                    chunk.add(items.nextLong());
                }
                return chunk;
            }
        };
    }

    private static void permutations(List<Integer> items, Consumer<List<Integer>> consumer) {
        if (items.size() <= 1) {
            consumer.accept(items);
            return;
        }
        for (int i = 0; i < items.size(); i++) {
            Integer item = items.get(i);
            List<Integer> others = new ArrayList<>(items.subList(0, i));
            others.addAll(items.subList(i + 1, items.size()));
            permutations(others, rest -> {
                List<Integer> permutation = new ArrayList<>();
                permutation.add(item);
                permutation.addAll(rest);
                consumer.accept(permutation);
            });
        }
    }

    private static int inversions(List<Integer> permutation) {
        int count = 0;
        for (int i = 0; i < permutation.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (permutation.get(j) > permutation.get(i)) {
                    count++;
                }
            }
        }
        return count;
    }

    private static PrimitiveIterator.OfLong merged(PrimitiveIterator.OfLong first, PrimitiveIterator.OfLong second) {
        return new PrimitiveIterator.OfLong() {
            private Long a = first.hasNext() ? first.next() : null;
            private Long b = second.hasNext() ? second.next() : null;

            @Override
            public boolean hasNext() {
                return a != null || b != null;
            }

            @Override
            public long nextLong() {
                long result;
                if (b == null || (a != null && a <= b)) {
                    result = a;
                    a = first.hasNext() ? first.next() : null;
                } else {
                    result = b;
                    b = second.hasNext() ? second.next() : null;
                }
                return result;
            }
        };
    }

    private static long total;
    private static long count;

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 120;
        int limit = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 20000;
        for (int round = 0; round < rounds; round++) {
            total += sumOfDifferences(odd(first(fibonacci(), limit)));
            for (Iterator<List<Long>> chunks = chunks(first(randomNumbers(round), limit), 7); chunks.hasNext(); ) {
                List<Long> chunk = chunks.next();
                long least = Long.MAX_VALUE;
                long most = Long.MIN_VALUE;
                for (long number : chunk) {
                    least = Math.min(least, number);
                    most = Math.max(most, number);
                }
                total += most - least;
            }
            Node tree = new Node(1 << 22);
            PrimitiveIterator.OfLong numbers = first(randomNumbers(round + 1), limit / 10);
            while (numbers.hasNext()) {
                tree.insert(numbers.nextLong());
            }
            tree.forEach(key -> {
                count++;
                total += key % 1000;
            });
            permutations(List.of(0, 1, 2, 3, 4, 5), permutation -> total += inversions(permutation));
            int size = limit;
            PrimitiveIterator.OfLong merged = merged(
                    LongStream.iterate(0, number -> number < size, number -> number + 2).iterator(),
                    LongStream.iterate(0, number -> number < size, number -> number + 3).iterator());
            for (long position = 0; merged.hasNext(); position++) {
                total += position * merged.nextLong() % 10;
            }
        }
        System.out.println(total + " " + count);
    }
}
