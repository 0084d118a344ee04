/** Loops over arrays by hand in Java: the algorithm and the output of arrays.py, for comparison. */
public final class Arrays {
    private static int countPrimes(int limit) {
        boolean[] composite = new boolean[limit + 1];
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

    private static long[][] matrix(int size, int seed) {
        long[][] rows = new long[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                rows[i][j] = (i * seed + j * 7) % 101;
            }
        }
        return rows;
    }

    private static long[][] product(long[][] left, long[][] right) {
        int size = left.length;
        long[][] result = new long[size][size];
        for (int i = 0; i < size; i++) {
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

    private static long checksum(long[][] rows) {
        long total = 0;
        for (long[] row : rows) {
            for (long value : row) {
                total = (total * 31 + value) & 0xFFFFFFFFL;
            }
        }
        return total;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10;
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 100;
        long primes = 0;
        long total = 0;
        for (int i = 0; i < rounds; i++) {
            primes += countPrimes(size * 1000);
            total ^= checksum(product(matrix(size, i + 3), matrix(size, i + 5)));
        }
        System.out.println(rounds + " rounds of " + size + ": " + primes + " primes, checksum " + total);
    }
}
