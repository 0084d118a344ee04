/** The product of two matrices of doubles in Java: the algorithm and the output of matrix.py. */
public final class Matrix {
    private static double[][] make(int size, int seed) {
        double scale = 1.0 / size / size;
        double[][] matrix = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                matrix[i][j] = scale * (i - j) * (i + j + seed);
            }
        }
        return matrix;
    }

    private static double[][] multiply(double[][] a, double[][] b) {
        int n = a.length;
        int p = b[0].length;
        double[][] transposed = new double[p][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < p; j++) {
                transposed[j][i] = b[i][j];
            }
        }
        double[][] result = new double[n][p];
        for (int i = 0; i < n; i++) {
            double[] row = a[i];
            for (int j = 0; j < p; j++) {
                double[] column = transposed[j];
                double total = 0.0;
                for (int k = 0; k < column.length; k++) {
                    total += row[k] * column[k];
                }
                result[i][j] = total;
            }
        }
        return result;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 50;
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 120;
        double trace = 0.0;
        for (int seed = 0; seed < rounds; seed++) {
            double[][] c = multiply(make(size, seed), make(size, seed + 1));
            for (int i = 0; i < size; i++) {
                trace += c[i][i];
            }
        }
        System.out.printf("%.9f%n", trace);
    }
}
