using System;

/// <summary>Fannkuch in C#: the algorithm and the output of fannkuch.py.</summary>
public static class Fannkuch {
    private static long Run(int n, out int most) {
        var permutation = new int[n];
        for (int i = 0; i < n; i++) {
            permutation[i] = i;
        }
        var count = new int[n];
        long checksum = 0;
        most = 0;
        int r = n;
        for (int number = 0; ; number++) {
            for (; r != 1; r--) {
                count[r - 1] = r;
            }
            var flipped = (int[]) permutation.Clone();
            int flips = 0;
            for (int head; (head = flipped[0]) != 0; flips++) {
                for (int low = 0, high = head; low < high; low++, high--) {
                    int value = flipped[low];
                    flipped[low] = flipped[high];
                    flipped[high] = value;
                }
            }
            most = Math.Max(most, flips);
            checksum += number % 2 == 0 ? flips : -flips;
            for (; ; r++) {
                if (r == n) {
                    return checksum;
                }
                int first = permutation[0];
                Array.Copy(permutation, 1, permutation, 0, r);
                permutation[r] = first;
                if (--count[r] > 0) {
                    break;
                }
            }
        }
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 3;
        int n = arguments.Length > 1 ? int.Parse(arguments[1]) : 9;
        long checksum = 0;
        int most = 0;
        for (int round = 0; round < rounds; round++) {
            checksum = Run(n, out most);
        }
        Console.WriteLine($"{checksum}\nPfannkuchen({n}) = {most}");
    }
}
