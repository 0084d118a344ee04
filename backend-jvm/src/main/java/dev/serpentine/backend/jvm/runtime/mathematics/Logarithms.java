package dev.serpentine.backend.jvm.runtime.mathematics;

/**
 * Logarithms to the bases 2 and 10.
 *
 * <p>That to base 2 is rounded correctly: a number near {@code k / 128} has the logarithm of {@code k / 128}, from a
 * table, plus twice the inverse hyperbolic tangent of a small number. That to base 10 is the formula of fdlibm (Sun
 * Microsystems, 1993) over the natural logarithm.
 */
public final class Logarithms {
    private static final int STEPS = 128;
    private static final int FIRST = 90;
    private static final int LAST = 182;
    /** The logarithms of k / 128 to base 2, from FIRST to LAST. */
    private static final DoubleDouble[] TABLE = new DoubleDouble[LAST - FIRST + 1];

    private static final DoubleDouble LOG2_E = new DoubleDouble(0x1.71547652b82fep0, 0x1.777d0ffda0d24p-56);

    private static final double LOG10_E = 4.34294481903251816668e-01;
    private static final double LOG10_2_HIGH = 3.01029995663611771306e-01;
    private static final double LOG10_2_LOW = 3.69423907715893078616e-13;

    static {
        TABLE[STEPS - FIRST] = DoubleDouble.of(0);
        for (int k = STEPS; k < LAST; k++) {
            TABLE[k + 1 - FIRST] = TABLE[k - FIRST].plus(ofRatio(k));
        }
        for (int k = STEPS - 1; k >= FIRST; k--) {
            TABLE[k - FIRST] = TABLE[k + 1 - FIRST].minus(ofRatio(k));
        }
    }

    private Logarithms() {}

    /** The logarithm of (k + 1) / k to base 2: in natural ones twice the inverse hyperbolic tangent of 1 / (2k + 1). */
    private static DoubleDouble ofRatio(int k) {
        DoubleDouble x = DoubleDouble.quotient(1, 2 * k + 1);
        DoubleDouble square = x.times(x);
        DoubleDouble sum = DoubleDouble.of(0);
        for (int n = 17; n >= 1; n -= 2) {
            sum = DoubleDouble.quotient(1, n).plus(sum.times(square));
        }
        return sum.times(x).times(2).times(LOG2_E);
    }

    public static double log2(double x) {
        if (!(x > 0 && x < Double.POSITIVE_INFINITY)) {
            return Math.log(x);
        }
        double normal = x < Double.MIN_NORMAL ? x * 0x1p54 : x;
        int exponent = Math.getExponent(normal);
        double mantissa = Math.scalb(normal, -exponent);
        if (mantissa > 1.4142135623730951) {
            mantissa /= 2;
            exponent++;
        }
        int k = (int) (mantissa * STEPS + 0.5);
        double near = (double) k / STEPS;
        // Twice the inverse hyperbolic tangent of (mantissa - near) / (mantissa + near)
        double above = mantissa - near;
        double below = mantissa + near;
        double inverse = 1 / below;
        double ratio = above * inverse;
        double ratioLow = (Math.fma(-ratio, below, above) - ratio * (mantissa - below + near)) * inverse;
        double square = ratio * ratio;
        double tail = ratio * square * (1.0 / 3 + square * (1.0 / 5 + square * (1.0 / 7 + square / 9)));
        double scaled = 2 * ratio * LOG2_E.high();
        double scaledLow = Math.fma(2 * ratio, LOG2_E.high(), -scaled)
                + 2 * (ratio * LOG2_E.low() + (ratioLow + tail) * LOG2_E.high());
        DoubleDouble table = TABLE[k - FIRST];
        DoubleDouble whole = DoubleDouble.orderedSum(x == normal ? exponent : exponent - 54, table.high());
        DoubleDouble all = DoubleDouble.sum(whole.high(), scaled);
        return all.high() + (all.low() + whole.low() + table.low() + scaledLow);
    }

    public static double log10(double x) {
        if (!(x > 0 && x < Double.POSITIVE_INFINITY)) {
            return Math.log(x);
        }
        double normal = x < Double.MIN_NORMAL ? x * 0x1p54 : x;
        int exponent = Math.getExponent(normal);
        int upwards = (x == normal ? exponent : exponent - 54) < 0 ? 1 : 0;
        double mantissa = Math.scalb(normal, -exponent - upwards);
        double power = (x == normal ? exponent : exponent - 54) + upwards;
        return power * LOG10_2_LOW + LOG10_E * Math.log(mantissa) + power * LOG10_2_HIGH;
    }
}
