using System;
using System.Text;

/// <summary>Dynamic programming over arrays in C#: the algorithms and the output of dynamic.py.</summary>
public static class Dynamic {
    private static long state = 7;

    private static int Below(int limit) {
        state = (state * 1103515245 + 12345) % 2147483648;
        return (int) (state / 65536 % limit);
    }

    private static string RandomText(int length) {
        var text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.Append("abcd"[Below(4)]);
        }
        return text.ToString();
    }

    private static int[][] Table(int rows, int columns) {
        var table = new int[rows][];
        for (int i = 0; i < rows; i++) {
            table[i] = new int[columns];
        }
        return table;
    }

    private static string LongestCommonSubsequence(string a, string b) {
        int[][] table = Table(a.Length + 1, b.Length + 1);
        int i;
        int j;
        for (i = 0; i < a.Length; i++) {
            for (j = 0; j < b.Length; j++) {
                table[i + 1][j + 1] = a[i] == b[j] ? table[i][j] + 1 : Math.Max(table[i][j + 1], table[i + 1][j]);
            }
        }
        i = a.Length;
        j = b.Length;
        var result = new char[table[i][j]];
        int left = result.Length;
        while (i > 0 && j > 0) {
            if (table[i][j] == table[i - 1][j]) {
                i--;
            } else if (table[i][j] == table[i][j - 1]) {
                j--;
            } else {
                result[--left] = a[i - 1];
                i--;
                j--;
            }
        }
        return new string(result);
    }

    private static int EditDistance(string a, string b) {
        var previous = new int[b.Length + 1];
        for (int j = 0; j < previous.Length; j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.Length; i++) {
            var current = new int[b.Length + 1];
            current[0] = i;
            for (int j = 1; j <= b.Length; j++) {
                int cost = a[i - 1] == b[j - 1] ? 0 : 1;
                current[j] = Math.Min(Math.Min(previous[j] + 1, current[j - 1] + 1), previous[j - 1] + cost);
            }
            previous = current;
        }
        return previous[b.Length];
    }

    private static int Knapsack(int[][] items, int capacity) {
        var best = new int[capacity + 1];
        foreach (int[] item in items) {
            int weight = item[0];
            for (int room = capacity; room >= weight; room--) {
                best[room] = Math.Max(best[room], best[room - weight] + item[1]);
            }
        }
        return best[capacity];
    }

    private static int MatrixChain(int[] sizes) {
        int n = sizes.Length - 1;
        int[][] cost = Table(n, n);
        for (int length = 2; length <= n; length++) {
            for (int i = 0; i <= n - length; i++) {
                int j = i + length - 1;
                int least = int.MaxValue;
                for (int k = i; k < j; k++) {
                    least = Math.Min(least, cost[i][k] + cost[k + 1][j] + sizes[i] * sizes[k + 1] * sizes[j + 1]);
                }
                cost[i][j] = least;
            }
        }
        return cost[0][n - 1];
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 20;
        int length = arguments.Length > 1 ? int.Parse(arguments[1]) : 500;
        string common = "";
        long distance = 0;
        long worth = 0;
        long products = 0;
        for (int round = 0; round < rounds; round++) {
            string a = RandomText(length);
            string b = RandomText(length);
            common = LongestCommonSubsequence(a, b);
            distance += EditDistance(a, b);
            var items = new int[length / 5][];
            for (int i = 0; i < items.Length; i++) {
                int weight = 1 + Below(50);
                items[i] = new[] {weight, Below(1000)};
            }
            worth += Knapsack(items, length * 4);
            var sizes = new int[length / 8];
            for (int i = 0; i < sizes.Length; i++) {
                sizes[i] = 5 + Below(40);
            }
            products += MatrixChain(sizes);
        }
        Console.WriteLine(
                $"{common.Length} {common.Substring(0, Math.Min(40, common.Length))} {distance} {worth} {products}");
    }
}
