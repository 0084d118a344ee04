package dev.serpentine.backend.jvm.runtime.mathematics;

/**
 * Hyperbolic functions and their inverses: the formulas of fdlibm (Sun Microsystems, 1993), over the platform's
 * exponential function and logarithm.
 */
public final class HyperbolicFunctions {
    private static final double LN2 = 0.6931471805599453;
    /** Where the smaller of two exponentials is nothing beside the larger. */
    private static final double FAR = 22;
    /** The logarithm of the largest double. */
    private static final double MOST = 709.782712893384;

    private static final double TINY = 0x1p-28;

    private HyperbolicFunctions() {}

    public static double sinh(double x) {
        double magnitude = Math.abs(x);
        if (!(magnitude >= TINY && magnitude < Double.POSITIVE_INFINITY)) {
            return x;
        }
        double half = Math.copySign(0.5, x);
        if (magnitude < FAR) {
            double above = StrictMath.expm1(magnitude);
            return magnitude < 1
                    ? half * (2 * above - above * above / (above + 1))
                    : half * (above + above / (above + 1));
        }
        return halfExponential(magnitude, half);
    }

    public static double cosh(double x) {
        double magnitude = Math.abs(x);
        if (magnitude < 0.5 * LN2) {
            double above = StrictMath.expm1(magnitude);
            double exponential = 1 + above;
            return magnitude < 0x1p-55 ? 1 : 1 + above * above / (exponential + exponential);
        }
        if (magnitude < FAR) {
            double exponential = Math.exp(magnitude);
            return 0.5 * exponential + 0.5 / exponential;
        }
        return halfExponential(magnitude, 0.5);
    }

    private static double halfExponential(double magnitude, double half) {
        if (magnitude <= MOST) {
            return half * Math.exp(magnitude);
        }
        double root = Math.exp(0.5 * magnitude);
        return half * root * root;
    }

    public static double tanh(double x) {
        return StrictMath.tanh(x);
    }

    public static double asinh(double x) {
        double magnitude = Math.abs(x);
        if (Double.isNaN(x) || Double.isInfinite(x) || magnitude < TINY) {
            return x;
        }
        double result;
        if (magnitude > 0x1p28) {
            result = Math.log(magnitude) + LN2;
        } else if (magnitude > 2) {
            result = Math.log(2 * magnitude + 1 / (Math.sqrt(x * x + 1) + magnitude));
        } else {
            result = Math.log1p(magnitude + x * x / (1 + Math.sqrt(1 + x * x)));
        }
        return Math.copySign(result, x);
    }

    public static double acosh(double x) {
        if (x < 1) {
            return Double.NaN;
        }
        if (x >= 0x1p28) {
            return Math.log(x) + LN2;
        }
        if (x > 2) {
            return Math.log(2 * x - 1 / (x + Math.sqrt(x * x - 1)));
        }
        double above = x - 1;
        return Math.log1p(above + Math.sqrt(2 * above + above * above));
    }

    public static double atanh(double x) {
        double magnitude = Math.abs(x);
        double result;
        if (magnitude < TINY) {
            return x;
        } else if (magnitude < 0.5) {
            double twice = magnitude + magnitude;
            result = 0.5 * Math.log1p(twice + twice * magnitude / (1 - magnitude));
        } else {
            result = 0.5 * Math.log1p((magnitude + magnitude) / (1 - magnitude));
        }
        return Math.copySign(result, x);
    }
}
