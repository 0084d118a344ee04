using System;
using System.Text;

/// <summary>The Mandelbrot set in C#: the algorithm and the output of mandelbrot.py.</summary>
public static class Mandelbrot {
    private const string Shades = " .:-=+*#%@";

    private static int Depth(double cr, double ci, int limit) {
        double zr = 0.0;
        double zi = 0.0;
        for (int step = 0; step < limit; step++) {
            double zr2 = zr * zr;
            double zi2 = zi * zi;
            if (zr2 + zi2 > 4.0) {
                return step;
            }
            zi = 2.0 * zr * zi + ci;
            zr = zr2 - zi2 + cr;
        }
        return limit;
    }

    private static int[][] Picture(int width, int height, int limit) {
        var rows = new int[height][];
        for (int y = 0; y < height; y++) {
            rows[y] = new int[width];
            for (int x = 0; x < width; x++) {
                rows[y][x] = Depth(-2.0 + 2.6 * x / width, -1.25 + 2.5 * y / height, limit);
            }
        }
        return rows;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 60;
        int size = arguments.Length > 1 ? int.Parse(arguments[1]) : 120;
        long inside = 0;
        long total = 0;
        for (int extra = 0; extra < rounds; extra++) {
            int limit = 100 + extra;
            foreach (int[] row in Picture(size, size, limit)) {
                foreach (int value in row) {
                    if (value == limit) {
                        inside++;
                    }
                    total += value;
                }
            }
        }
        Console.WriteLine($"{inside} points inside, {total} steps");
        foreach (int[] row in Picture(60, 24, 30)) {
            var line = new StringBuilder();
            foreach (int value in row) {
                line.Append(Shades[value * (Shades.Length - 1) / 30]);
            }
            Console.WriteLine(line);
        }
    }
}
