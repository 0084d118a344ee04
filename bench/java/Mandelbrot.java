/** The Mandelbrot set in Java: the algorithm and the output of mandelbrot.py. */
public final class Mandelbrot {
    private static final String SHADES = " .:-=+*#%@";

    private static int depth(double cr, double ci, int limit) {
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

    private static int[][] picture(int width, int height, int limit) {
        int[][] rows = new int[height][width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                rows[y][x] = depth(-2.0 + 2.6 * x / width, -1.25 + 2.5 * y / height, limit);
            }
        }
        return rows;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 60;
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 120;
        long inside = 0;
        long total = 0;
        for (int extra = 0; extra < rounds; extra++) {
            int limit = 100 + extra;
            for (int[] row : picture(size, size, limit)) {
                for (int value : row) {
                    if (value == limit) {
                        inside++;
                    }
                    total += value;
                }
            }
        }
        System.out.println(inside + " points inside, " + total + " steps");
        for (int[] row : picture(60, 24, 30)) {
            StringBuilder line = new StringBuilder();
            for (int value : row) {
                line.append(SHADES.charAt(value * (SHADES.length() - 1) / 30));
            }
            System.out.println(line);
        }
    }
}
