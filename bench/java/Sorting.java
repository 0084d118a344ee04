import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Sorting by hand and by the library in Java: the algorithms and the output of sorting.py. */
public final class Sorting {
    private static void quicksort(long[] items, int low, int high) {
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
                    swap(items, i++, j--);
                }
            }
            if (j - low < high - i) {
                quicksort(items, low, j);
                low = i;
            } else {
                quicksort(items, i, high);
                high = j;
            }
        }
    }

    private static void swap(long[] items, int i, int j) {
        long value = items[i];
        items[i] = items[j];
        items[j] = value;
    }

    private static void siftDown(long[] items, int root, int end) {
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

    private static void heapsort(long[] items) {
        for (int root = items.length / 2 - 1; root >= 0; root--) {
            siftDown(items, root, items.length);
        }
        for (int end = items.length - 1; end > 0; end--) {
            swap(items, 0, end);
            siftDown(items, 0, end);
        }
    }

    private static long[] mergeSort(long[] items) {
        if (items.length < 2) {
            return items;
        }
        int middle = items.length / 2;
        long[] left = mergeSort(Arrays.copyOf(items, middle));
        long[] right = mergeSort(Arrays.copyOfRange(items, middle, items.length));
        long[] merged = new long[items.length];
        int i = 0;
        int j = 0;
        int used = 0;
        while (i < left.length && j < right.length) {
            merged[used++] = right[j] < left[i] ? right[j++] : left[i++];
        }
        System.arraycopy(left, i, merged, used, left.length - i);
        System.arraycopy(right, j, merged, used + left.length - i, right.length - j);
        return merged;
    }

    private static void shellSort(long[] items) {
        for (int gap = items.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < items.length; i++) {
                long value = items[i];
                int j = i;
                for (; j >= gap && items[j - gap] > value; j -= gap) {
                    items[j] = items[j - gap];
                }
                items[j] = value;
            }
        }
    }

    private record Person(String name, long age, double weight) {}

    private static long[] numbers(long seed, int count) {
        long[] result = new long[count];
        for (int i = 0; i < count; i++) {
            seed = (seed * 1103515245 + 12345) % (1L << 31);
            result[i] = seed >> 7;
        }
        return result;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 12;
        int count = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 20000;
        long checksum = 0;
        String oldest = "";
        for (int round = 0; round < rounds; round++) {
            long[] original = numbers(round, count);
            long[] expected = original.clone();
            Arrays.sort(expected);
            long[] first = original.clone();
            quicksort(first, 0, first.length - 1);
            long[] second = original.clone();
            heapsort(second);
            long[] third = mergeSort(original);
            long[] fourth = original.clone();
            shellSort(fourth);
            if (!(Arrays.equals(first, second)
                    && Arrays.equals(second, third)
                    && Arrays.equals(third, fourth)
                    && Arrays.equals(fourth, expected))) {
                System.out.println("not sorted");
            }
            for (int i = 0; i < count; i++) {
                checksum = (checksum + i * expected[i]) % 1000000007;
            }
            List<Person> people = new ArrayList<>();
            for (long value : original) {
                String digits = Long.toString(value % 1000);
                people.add(new Person("n" + "0".repeat(3 - digits.length()) + digits, value % 90, value * 0.5));
            }
            people.sort(Comparator.comparingLong((Person person) -> -person.age())
                    .thenComparing(Person::name)
                    .thenComparingDouble(Person::weight));
            Person person = people.getFirst();
            oldest = person.name() + " " + person.age() + " " + person.weight();
        }
        System.out.println(checksum + " " + oldest);
    }
}
