import java.util.Arrays;

/** The spectral norm of an infinite matrix in Java: the algorithm and the output of spectral.py. */
public final class Spectral {
    private static double element(int i, int j) {
        return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1);
    }

    private static double[] times(double[] u) {
        double[] result = new double[u.length];
        for (int i = 0; i < u.length; i++) {
            double sum = 0.0;
            for (int j = 0; j < u.length; j++) {
                sum += element(i, j) * u[j];
            }
            result[i] = sum;
        }
        return result;
    }

    private static double[] transposedTimes(double[] u) {
        double[] result = new double[u.length];
        for (int i = 0; i < u.length; i++) {
            double sum = 0.0;
            for (int j = 0; j < u.length; j++) {
                sum += element(j, i) * u[j];
            }
            result[i] = sum;
        }
        return result;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 40;
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 300;
        double[] u = new double[size];
        Arrays.fill(u, 1.0);
        double[] v = u;
        for (int round = 0; round < rounds; round++) {
            v = transposedTimes(times(u));
            u = transposedTimes(times(v));
        }
        double vbv = 0.0;
        double vv = 0.0;
        for (int i = 0; i < size; i++) {
            vbv += u[i] * v[i];
            vv += v[i] * v[i];
        }
        System.out.printf("%.9f%n", Math.sqrt(vbv / vv));
    }
}
