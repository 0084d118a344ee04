/** Fannkuch in Java: the algorithm and the output of fannkuch.py. */
public final class Fannkuch {
    private static long checksum;
    private static int most;

    private static void fannkuch(int n) {
        int[] permutation = new int[n];
        for (int i = 0; i < n; i++) {
            permutation[i] = i;
        }
        int[] count = new int[n];
        checksum = 0;
        most = 0;
        int r = n;
        for (int number = 0; ; number++) {
            for (; r != 1; r--) {
                count[r - 1] = r;
            }
            int[] flipped = permutation.clone();
            int flips = 0;
            for (int head; (head = flipped[0]) != 0; flips++) {
                for (int low = 0, high = head; low < high; low++, high--) {
                    int value = flipped[low];
                    flipped[low] = flipped[high];
                    flipped[high] = value;
                }
            }
            most = Math.max(most, flips);
            checksum += number % 2 == 0 ? flips : -flips;
            for (; ; r++) {
                if (r == n) {
                    return;
                }
                int first = permutation[0];
                System.arraycopy(permutation, 1, permutation, 0, r);
                permutation[r] = first;
                if (--count[r] > 0) {
                    break;
                }
            }
        }
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 3;
        int n = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 9;
        for (int round = 0; round < rounds; round++) {
            fannkuch(n);
        }
        System.out.println(checksum + "\nPfannkuchen(" + n + ") = " + most);
    }
}
