using System;
using System.Globalization;

/// <summary>The product of two matrices of doubles in C#: the algorithm and the output of matrix.py.</summary>
public static class Matrix {
    private static double[][] Make(int size, int seed) {
        double scale = 1.0 / size / size;
        var matrix = new double[size][];
        for (int i = 0; i < size; i++) {
            matrix[i] = new double[size];
            for (int j = 0; j < size; j++) {
                matrix[i][j] = scale * (i - j) * (i + j + seed);
            }
        }
        return matrix;
    }

    private static double[][] Multiply(double[][] a, double[][] b) {
        int n = a.Length;
        int p = b[0].Length;
        var transposed = new double[p][];
        for (int j = 0; j < p; j++) {
            transposed[j] = new double[n];
            for (int i = 0; i < n; i++) {
                transposed[j][i] = b[i][j];
            }
        }
        var result = new double[n][];
        for (int i = 0; i < n; i++) {
            double[] row = a[i];
            result[i] = new double[p];
            for (int j = 0; j < p; j++) {
                double[] column = transposed[j];
                double total = 0.0;
                for (int k = 0; k < column.Length; k++) {
                    total += row[k] * column[k];
                }
                result[i][j] = total;
            }
        }
        return result;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 50;
        int size = arguments.Length > 1 ? int.Parse(arguments[1]) : 120;
        double trace = 0.0;
        for (int seed = 0; seed < rounds; seed++) {
            double[][] c = Multiply(Make(size, seed), Make(size, seed + 1));
            for (int i = 0; i < size; i++) {
                trace += c[i][i];
            }
        }
        Console.WriteLine(trace.ToString("F9", CultureInfo.InvariantCulture));
    }
}
