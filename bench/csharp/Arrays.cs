/// <summary>Loops over arrays by hand in C#: the algorithm and the output of arrays.py, for comparison.</summary>
public static class Arrays {
    private static int CountPrimes(int limit) {
        bool[] composite = new bool[limit + 1];
        int count = 0;
        for (int candidate = 2; candidate <= limit; candidate++) {
            if (!composite[candidate]) {
                count++;
                for (long multiple = (long) candidate * candidate; multiple <= limit; multiple += candidate) {
                    composite[(int) multiple] = true;
                }
            }
        }
        return count;
    }

    private static long[][] Matrix(int size, int seed) {
        long[][] rows = new long[size][];
        for (int i = 0; i < size; i++) {
            rows[i] = new long[size];
            for (int j = 0; j < size; j++) {
                rows[i][j] = (i * seed + j * 7) % 101;
            }
        }
        return rows;
    }

    private static long[][] Product(long[][] left, long[][] right) {
        int size = left.Length;
        long[][] result = new long[size][];
        for (int i = 0; i < size; i++) {
            result[i] = new long[size];
            long[] row = left[i];
            for (int j = 0; j < size; j++) {
                long total = 0;
                for (int k = 0; k < size; k++) {
                    total += row[k] * right[k][j];
                }
                result[i][j] = total;
            }
        }
        return result;
    }

    private static long Checksum(long[][] rows) {
        long total = 0;
        foreach (long[] row in rows) {
            foreach (long value in row) {
                total = (total * 31 + value) & 0xFFFFFFFFL;
            }
        }
        return total;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 10;
        int size = arguments.Length > 1 ? int.Parse(arguments[1]) : 100;
        long primes = 0;
        long total = 0;
        for (int i = 0; i < rounds; i++) {
            primes += CountPrimes(size * 1000);
            total ^= Checksum(Product(Matrix(size, i + 3), Matrix(size, i + 5)));
        }
        System.Console.WriteLine(rounds + " rounds of " + size + ": " + primes + " primes, checksum " + total);
    }
}
