using System;
using System.Collections.Generic;
using System.Linq;

/// <summary>Iterators in C#: the work and the output of generators.py.</summary>
public static class Generators {
    private sealed class Node {
        private readonly long key;
        private Node left;
        private Node right;

        internal Node(long key) {
            this.key = key;
        }

        internal void Insert(long other) {
            if (other < key) {
                if (left == null) {
                    left = new Node(other);
                } else {
                    left.Insert(other);
                }
            } else if (other > key) {
                if (right == null) {
                    right = new Node(other);
                } else {
                    right.Insert(other);
                }
            }
        }

        internal IEnumerable<long> Keys() {
            if (left != null) {
                foreach (long smaller in left.Keys()) {
                    yield return smaller;
                }
            }
            yield return key;
            if (right != null) {
                foreach (long greater in right.Keys()) {
                    yield return greater;
                }
            }
        }
    }

    private static IEnumerable<long> Fibonacci() {
        long a = 0;
        long b = 1;
        while (true) {
            yield return a;
            long sum = (a + b) % 1000007;
            a = b;
            b = sum;
        }
    }

    private static IEnumerable<long> RandomNumbers(long seed) {
        while (true) {
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
            yield return seed >> 8;
        }
    }

    private static IEnumerable<long> Odd(IEnumerable<long> numbers) {
        foreach (long number in numbers) {
            if (number % 2 != 0) {
                yield return number;
            }
        }
    }

    private static IEnumerable<long> Differences(IEnumerable<long> numbers) {
        long? previous = null;
        foreach (long number in numbers) {
            if (previous != null) {
                yield return number - previous.Value;
            }
            previous = number;
        }
    }

    private static IEnumerable<List<long>> Chunks(IEnumerable<long> items, int size) {
        var chunk = new List<long>();
        foreach (long item in items) {
            chunk.Add(item);
            if (chunk.Count == size) {
                yield return chunk;
                chunk = new List<long>();
            }
        }
        if (chunk.Count > 0) {
            yield return chunk;
        }
    }

    private static IEnumerable<List<int>> Permutations(List<int> items) {
        if (items.Count <= 1) {
            yield return items;
            yield break;
        }
        for (int i = 0; i < items.Count; i++) {
            var others = new List<int>(items);
            others.RemoveAt(i);
            foreach (List<int> rest in Permutations(others)) {
                var permutation = new List<int> {items[i]};
                permutation.AddRange(rest);
                yield return permutation;
            }
        }
    }

    private static int Inversions(List<int> permutation) {
        int count = 0;
        for (int i = 0; i < permutation.Count; i++) {
            for (int j = 0; j < i; j++) {
                if (permutation[j] > permutation[i]) {
                    count++;
                }
            }
        }
        return count;
    }

    private static IEnumerable<long> Multiples(long limit, long step) {
        for (long number = 0; number < limit; number += step) {
            yield return number;
        }
    }

    private static IEnumerable<long> Merged(IEnumerable<long> first, IEnumerable<long> second) {
        using (IEnumerator<long> a = first.GetEnumerator())
        using (IEnumerator<long> b = second.GetEnumerator()) {
            bool hasA = a.MoveNext();
            bool hasB = b.MoveNext();
            while (hasA || hasB) {
                if (!hasB || (hasA && a.Current <= b.Current)) {
                    yield return a.Current;
                    hasA = a.MoveNext();
                } else {
                    yield return b.Current;
                    hasB = b.MoveNext();
                }
            }
        }
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 120;
        int limit = arguments.Length > 1 ? int.Parse(arguments[1]) : 20000;
        long total = 0;
        long count = 0;
        for (int round = 0; round < rounds; round++) {
            foreach (long difference in Differences(Odd(Fibonacci().Take(limit)))) {
                total += difference;
            }
            foreach (List<long> chunk in Chunks(RandomNumbers(round).Take(limit), 7)) {
                total += chunk.Max() - chunk.Min();
            }
            var tree = new Node(1 << 22);
            foreach (long number in RandomNumbers(round + 1).Take(limit / 10)) {
                tree.Insert(number);
            }
            foreach (long key in tree.Keys()) {
                count++;
                total += key % 1000;
            }
            foreach (List<int> permutation in Permutations(Enumerable.Range(0, 6).ToList())) {
                total += Inversions(permutation);
            }
            long position = 0;
            foreach (long number in Merged(Multiples(limit, 2), Multiples(limit, 3))) {
                total += position++ * number % 10;
            }
        }
        Console.WriteLine(total + " " + count);
    }
}
