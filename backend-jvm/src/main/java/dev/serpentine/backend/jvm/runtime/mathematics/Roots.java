package dev.serpentine.backend.jvm.runtime.mathematics;

/** The cube root, and the length of a vector. */
public final class Roots {
    private static final double CUBE_ROOT_OF_2 = 1.2599210498948731648;
    private static final double CUBE_ROOT_OF_4 = 1.5874010519681994748;

    private Roots() {}

    /** An approximation by a polynomial, and one step of Halley's iteration. */
    public static double cbrt(double x) {
        if (x == 0 || Double.isNaN(x) || Double.isInfinite(x)) {
            return x;
        }
        double magnitude = Math.abs(x);
        int exponent = 0;
        if (magnitude < Double.MIN_NORMAL) {
            magnitude *= 0x1p54;
            exponent = -54;
        }
        int own = Math.getExponent(magnitude) + 1;
        exponent += own;
        double mantissa = Math.scalb(magnitude, -own);
        double start = 0.354895765043919860
                + (1.50819193781584896
                                - (2.11499494167371287
                                                - (2.44693122563534430
                                                                - (1.83469277483613086
                                                                                - (0.784932344976639262
                                                                                                - 0.145263899385486377
                                                                                                        * mantissa)
                                                                                        * mantissa)
                                                                        * mantissa)
                                                        * mantissa)
                                        * mantissa)
                        * mantissa;
        double cube = start * start * start;
        double root = start
                * (cube + 2 * mantissa)
                / (2 * cube + mantissa)
                * switch (exponent % 3) {
                    case -2 -> 1 / CUBE_ROOT_OF_4;
                    case -1 -> 1 / CUBE_ROOT_OF_2;
                    case 1 -> CUBE_ROOT_OF_2;
                    case 2 -> CUBE_ROOT_OF_4;
                    default -> 1.0;
                };
        return Math.copySign(Math.scalb(root, exponent / 3), x);
    }

    /** The length of (x, y), correctly rounded. */
    public static double hypot(double x, double y) {
        double larger = Math.max(Math.abs(x), Math.abs(y));
        double smaller = Math.min(Math.abs(x), Math.abs(y));
        if (!(larger < Double.POSITIVE_INFINITY) || Double.isNaN(y)) {
            return Math.hypot(x, y);
        }
        if (larger * 0x1p-60 > smaller || larger == 0) {
            return larger;
        }
        int exponent = Math.getExponent(larger);
        if (exponent < -400 || exponent > 400) {
            // Moved to where squares have room; a result among the smallest numbers is exact.
            double factor = exponent < 0 ? 0x1p600 : 0x1p-600;
            return length(larger * factor, smaller * factor) / factor;
        }
        return length(larger, smaller);
    }

    private static double length(double larger, double smaller) {
        DoubleDouble square = DoubleDouble.product(larger, larger).plus(DoubleDouble.product(smaller, smaller));
        return square.squareRoot().rounded();
    }
}
