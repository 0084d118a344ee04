using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

/// <summary>Sorting by hand and by the library in C#: the algorithms and the output of sorting.py.</summary>
public static class Sorting {
    private static void Swap(long[] items, int i, int j) {
        long value = items[i];
        items[i] = items[j];
        items[j] = value;
    }

    private static void Quicksort(long[] items, int low, int high) {
        while (low < high) {
            long pivot = items[(low + high) / 2];
            int i = low;
            int j = high;
            while (i <= j) {
                while (items[i] < pivot) {
                    i++;
                }
                while (pivot < items[j]) {
                    j--;
                }
                if (i <= j) {
                    Swap(items, i++, j--);
                }
            }
            if (j - low < high - i) {
                Quicksort(items, low, j);
                low = i;
            } else {
                Quicksort(items, i, high);
                high = j;
            }
        }
    }

    private static void SiftDown(long[] items, int root, int end) {
        long value = items[root];
        while (2 * root + 1 < end) {
            int child = 2 * root + 1;
            if (child + 1 < end && items[child] < items[child + 1]) {
                child++;
            }
            if (items[child] <= value) {
                break;
            }
            items[root] = items[child];
            root = child;
        }
        items[root] = value;
    }

    private static void Heapsort(long[] items) {
        for (int root = items.Length / 2 - 1; root >= 0; root--) {
            SiftDown(items, root, items.Length);
        }
        for (int end = items.Length - 1; end > 0; end--) {
            Swap(items, 0, end);
            SiftDown(items, 0, end);
        }
    }

    private static long[] Part(long[] items, int start, int length) {
        var part = new long[length];
        Array.Copy(items, start, part, 0, length);
        return part;
    }

    private static long[] MergeSort(long[] items) {
        if (items.Length < 2) {
            return items;
        }
        int middle = items.Length / 2;
        long[] left = MergeSort(Part(items, 0, middle));
        long[] right = MergeSort(Part(items, middle, items.Length - middle));
        var merged = new long[items.Length];
        int i = 0;
        int j = 0;
        int used = 0;
        while (i < left.Length && j < right.Length) {
            merged[used++] = right[j] < left[i] ? right[j++] : left[i++];
        }
        Array.Copy(left, i, merged, used, left.Length - i);
        Array.Copy(right, j, merged, used + left.Length - i, right.Length - j);
        return merged;
    }

    private static void ShellSort(long[] items) {
        for (int gap = items.Length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < items.Length; i++) {
                long value = items[i];
                int j = i;
                for (; j >= gap && items[j - gap] > value; j -= gap) {
                    items[j] = items[j - gap];
                }
                items[j] = value;
            }
        }
    }

    private sealed class Person : IComparable<Person> {
        internal readonly string Name;
        internal readonly long Age;
        internal readonly double Weight;

        internal Person(string name, long age, double weight) {
            Name = name;
            Age = age;
            Weight = weight;
        }

        public int CompareTo(Person other) {
            if (Age != other.Age) {
                return other.Age.CompareTo(Age);
            }
            int order = string.CompareOrdinal(Name, other.Name);
            return order != 0 ? order : Weight.CompareTo(other.Weight);
        }
    }

    private static long[] Numbers(long seed, int count) {
        var result = new long[count];
        for (int i = 0; i < count; i++) {
            seed = (seed * 1103515245 + 12345) % (1L << 31);
            result[i] = seed >> 7;
        }
        return result;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 12;
        int count = arguments.Length > 1 ? int.Parse(arguments[1]) : 20000;
        long checksum = 0;
        string oldest = "";
        for (int round = 0; round < rounds; round++) {
            long[] original = Numbers(round, count);
            var expected = (long[]) original.Clone();
            Array.Sort(expected);
            var first = (long[]) original.Clone();
            Quicksort(first, 0, first.Length - 1);
            var second = (long[]) original.Clone();
            Heapsort(second);
            long[] third = MergeSort(original);
            var fourth = (long[]) original.Clone();
            ShellSort(fourth);
            if (!(first.SequenceEqual(second) && second.SequenceEqual(third) && third.SequenceEqual(fourth)
                    && fourth.SequenceEqual(expected))) {
                Console.WriteLine("not sorted");
            }
            for (int i = 0; i < count; i++) {
                checksum = (checksum + i * expected[i]) % 1000000007;
            }
            var people = new List<Person>();
            foreach (long value in original) {
                people.Add(new Person("n" + (value % 1000).ToString("D3"), value % 90, value * 0.5));
            }
            people.Sort();
            Person person = people[0];
            oldest = string.Format(
                    CultureInfo.InvariantCulture, "{0} {1} {2:F1}", person.Name, person.Age, person.Weight);
        }
        Console.WriteLine(checksum + " " + oldest);
    }
}
