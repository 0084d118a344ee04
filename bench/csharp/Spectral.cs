using System;
using System.Globalization;

/// <summary>The spectral norm of an infinite matrix in C#: the algorithm and the output of spectral.py.</summary>
public static class Spectral {
    private static double Element(int i, int j) {
        return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1);
    }

    private static double[] Times(double[] u) {
        var result = new double[u.Length];
        for (int i = 0; i < u.Length; i++) {
            double sum = 0.0;
            for (int j = 0; j < u.Length; j++) {
                sum += Element(i, j) * u[j];
            }
            result[i] = sum;
        }
        return result;
    }

    private static double[] TransposedTimes(double[] u) {
        var result = new double[u.Length];
        for (int i = 0; i < u.Length; i++) {
            double sum = 0.0;
            for (int j = 0; j < u.Length; j++) {
                sum += Element(j, i) * u[j];
            }
            result[i] = sum;
        }
        return result;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 40;
        int size = arguments.Length > 1 ? int.Parse(arguments[1]) : 300;
        var u = new double[size];
        for (int i = 0; i < size; i++) {
            u[i] = 1.0;
        }
        double[] v = u;
        for (int round = 0; round < rounds; round++) {
            v = TransposedTimes(Times(u));
            u = TransposedTimes(Times(v));
        }
        double vbv = 0.0;
        double vv = 0.0;
        for (int i = 0; i < size; i++) {
            vbv += u[i] * v[i];
            vv += v[i] * v[i];
        }
        Console.WriteLine(Math.Sqrt(vbv / vv).ToString("F9", CultureInfo.InvariantCulture));
    }
}
