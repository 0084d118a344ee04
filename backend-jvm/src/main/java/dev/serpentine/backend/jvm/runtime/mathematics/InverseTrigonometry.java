package dev.serpentine.backend.jvm.runtime.mathematics;

/**
 * The arc tangent and what is made of it, correctly rounded but for the hardest cases in some thousand millions.
 *
 * <p>The angle of a point whose slope is near {@code k / 64} is that of the slope {@code k / 64}, from a table, and a
 * small rest, by the addition theorem (Gal and Bachelis, 1991, for the use of tables).
 */
public final class InverseTrigonometry {
    private static final int STEPS = 64;
    /** For each half quadrant the angles whose slope, or its inverse, is k / 64. */
    private static final DoubleDouble[][] ANGLES = new DoubleDouble[4][STEPS + 1];

    private static final DoubleDouble PI = new DoubleDouble(Math.PI, 0x1.1a62633145c07p-53);
    private static final DoubleDouble HALF_PI = new DoubleDouble(Math.PI / 2, 0x1.1a62633145c07p-54);
    /** From here on one number is nothing beside the other. */
    private static final double FAR = 0x1p60;

    static {
        DoubleDouble angle = DoubleDouble.of(0);
        for (int k = 0; k <= STEPS; k++) {
            ANGLES[0][k] = angle;
            ANGLES[1][k] = HALF_PI.minus(angle);
            ANGLES[2][k] = HALF_PI.plus(angle);
            ANGLES[3][k] = PI.minus(angle);
            // atan((k+1)/n) - atan(k/n) = atan(n / (n*n + k*(k+1)))
            angle = angle.plus(series(DoubleDouble.quotient(STEPS, STEPS * STEPS + k * (k + 1))));
        }
    }

    private InverseTrigonometry() {}

    /** The series of the arc tangent of a small number, as exactly as can be. */
    private static DoubleDouble series(DoubleDouble x) {
        DoubleDouble square = x.times(x);
        DoubleDouble sum = DoubleDouble.of(0);
        for (int n = 21; n >= 1; n -= 2) {
            sum = DoubleDouble.quotient(1, n).minus(sum.times(square));
        }
        return sum.times(x);
    }

    public static double atan(double x) {
        double magnitude = Math.abs(x);
        if (!(magnitude >= 0x1p-27)) {
            return x;
        }
        double angle = magnitude > FAR
                ? HALF_PI.high()
                : magnitude <= 1 ? angle(0, magnitude, 0, 1, 0) : angle(1, 1, 0, magnitude, 0);
        return Math.copySign(angle, x);
    }

    public static double atan2(double y, double x) {
        double up = Math.abs(y);
        double along = Math.abs(x);
        double larger = Math.max(up, along);
        double smaller = Math.min(up, along);
        if (!(smaller > 0 && larger < Double.POSITIVE_INFINITY)) {
            // A point on an axis or on a diagonal, or none
            return Math.atan2(y, x);
        }
        if (larger / smaller > FAR) {
            return up > along ? Math.copySign(HALF_PI.high(), y) : x > 0 ? y / x : Math.copySign(PI.high(), y);
        }
        // So that no product is too large or too small; in two steps, as the factor may have no double.
        int shift = -Math.getExponent(larger);
        if (shift < -100 || shift > 100) {
            double half = Math.scalb(1.0, shift / 2);
            double rest = Math.scalb(1.0, shift - shift / 2);
            up = up * half * rest;
            along = along * half * rest;
        }
        double angle = up <= along ? angle(x < 0 ? 3 : 0, up, 0, along, 0) : angle(x < 0 ? 2 : 1, along, 0, up, 0);
        return Math.copySign(angle, y);
    }

    public static double asin(double x) {
        double magnitude = Math.abs(x);
        if (!(magnitude < 1)) {
            return magnitude == 1 ? Math.copySign(HALF_PI.high(), x) : Double.NaN;
        }
        if (magnitude < 0x1p-27) {
            return x;
        }
        DoubleDouble leg = leg(magnitude);
        double angle = magnitude <= leg.high()
                ? angle(0, magnitude, 0, leg.high(), leg.low())
                : angle(1, leg.high(), leg.low(), magnitude, 0);
        return Math.copySign(angle, x);
    }

    public static double acos(double x) {
        double magnitude = Math.abs(x);
        if (!(magnitude < 1)) {
            return x == 1 ? 0 : x == -1 ? Math.PI : Double.NaN;
        }
        if (magnitude < 0x1p-60) {
            return HALF_PI.high();
        }
        DoubleDouble leg = leg(magnitude);
        return magnitude <= leg.high()
                ? angle(x < 0 ? 2 : 1, magnitude, 0, leg.high(), leg.low())
                : angle(x < 0 ? 3 : 0, leg.high(), leg.low(), magnitude, 0);
    }

    /** The other leg of a right triangle with the hypotenuse 1. */
    private static DoubleDouble leg(double x) {
        double square = x * x;
        double rest = 1 - square;
        double lost = 1 - rest - square - Math.fma(x, x, -square);
        double root = Math.sqrt(rest);
        return new DoubleDouble(root, (Math.fma(-root, root, rest) + lost) / (2 * root));
    }

    /**
     * An angle in a half quadrant, by the distances from the two axes, each in two parts.
     *
     * @param part which half quadrant, from 0
     */
    private static double angle(int part, double near, double nearLow, double far, double farLow) {
        int k = (int) (near / far * STEPS + 0.5);
        double step = (double) k / STEPS;
        // The slope against the angle of the table: (near - step * far) / (far + step * near)
        double taken = step * far;
        double above = near - taken;
        double aboveLow = nearLow - Math.fma(step, far, -taken) - step * farLow;
        double added = step * near;
        double below = far + added;
        double belowLow = far - below + added + Math.fma(step, near, -added) + farLow + step * nearLow;
        double inverse = 1 / below;
        double slope = above * inverse;
        double slopeLow = (Math.fma(-slope, below, above) - slope * belowLow + aboveLow) * inverse;
        double square = slope * slope;
        double tail = slope * square * (-1.0 / 3 + square * (1.0 / 5 + square * (-1.0 / 7 + square * (1.0 / 9))));
        DoubleDouble table = ANGLES[part][k];
        // Half quadrants are run through in turns upwards and downwards.
        double sign = 1 - 2 * (part & 1);
        double sum = table.high() + sign * slope;
        double lost = table.high() - sum + sign * slope;
        return sum + (lost + table.low() + sign * (slopeLow + tail));
    }
}
