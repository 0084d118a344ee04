package dev.serpentine.backend.jvm.runtime.mathematics;

/**
 * The gamma function and its logarithm: Lanczos' approximation with the coefficients that Boost found for 13 terms,
 * which is how Python computes them.
 */
public final class GammaFunction {
    private static final double G = 6.024680040776729583740234375;
    private static final double G_LESS_HALF = 5.524680040776729583740234375;
    private static final double LOG_PI = 1.144729885849400174143427351353058711647;
    private static final double[] NUMERATOR = {
        23531376880.410759688572007674451636754734846804940, 42919803642.649098768957899047001988850926355848959,
        35711959237.355668049440185451547166705960488635843, 17921034426.037209699919755754458931112671403265390,
        6039542586.3520280050642916443072979210699388420708, 1439720407.3117216736632230727949123939715485786772,
        248874557.86205415651146038641322942321632125127801, 31426415.585400194380614231628318205362874684987640,
        2876370.6289353724412254090516208496135991145378768, 186056.26539522349504029498971604569928220784236328,
        8071.6720023658162106380029022722506138218516325024, 210.82427775157934587250973392071336271166969580291,
        2.5066282746310002701649081771338373386264310793408
    };
    /** x * (x + 1) * ... * (x + 11) */
    private static final double[] DENOMINATOR = {
        0, 39916800, 120543840, 150917976, 105258076, 45995730, 13339535, 2637558, 357423, 32670, 1925, 66, 1
    };
    /** Up to here factorials are exact. */
    private static final int MOST_EXACT = 23;

    private static final double TINY = 1e-20;

    private GammaFunction() {}

    public static double gamma(double x) {
        if (Double.isNaN(x) || x == Double.POSITIVE_INFINITY) {
            return x;
        }
        if (x == 0) {
            return 1 / x;
        }
        if (x == Math.floor(x)) {
            if (x < 0) {
                return Double.NaN;
            }
            if (x <= MOST_EXACT) {
                return factorial((int) x - 1);
            }
        }
        double magnitude = Math.abs(x);
        if (magnitude < TINY) {
            return 1 / x;
        }
        if (magnitude > 200) {
            return x < 0 ? 0 / sineOfPiTimes(x) : Double.POSITIVE_INFINITY;
        }
        double base = magnitude + G_LESS_HALF;
        // What the sum above lost
        double lost = magnitude > G_LESS_HALF ? base - magnitude - G_LESS_HALF : base - G_LESS_HALF - magnitude;
        double correction = lost * G / base;
        double result;
        if (x < 0) {
            result = -Math.PI / sineOfPiTimes(magnitude) / magnitude * Math.exp(base) / lanczosSum(magnitude);
            result -= correction * result;
        } else {
            result = lanczosSum(magnitude) / Math.exp(base);
            result += correction * result;
        }
        // The power in two halves where it alone would overflow
        boolean isWhole = magnitude < 140;
        double power = Math.pow(base, isWhole ? magnitude - 0.5 : magnitude / 2 - 0.25);
        result = x < 0 ? result / power : result * power;
        return isWhole ? result : x < 0 ? result / power : result * power;
    }

    private static double factorial(int n) {
        double product = 1;
        for (int factor = 2; factor <= n; factor++) {
            product *= factor;
        }
        return product;
    }

    public static double lgamma(double x) {
        if (Double.isNaN(x)) {
            return x;
        }
        if (Double.isInfinite(x)) {
            return Double.POSITIVE_INFINITY;
        }
        if (x == Math.floor(x) && x <= 2) {
            return x <= 0 ? Double.POSITIVE_INFINITY : 0;
        }
        double magnitude = Math.abs(x);
        if (magnitude < TINY) {
            return -Math.log(magnitude);
        }
        double result = Math.log(lanczosSum(magnitude)) - G;
        result += (magnitude - 0.5) * (Math.log(magnitude + G - 0.5) - 1);
        return x < 0 ? LOG_PI - Math.log(Math.abs(sineOfPiTimes(magnitude))) - Math.log(magnitude) - result : result;
    }

    private static double lanczosSum(double x) {
        double numerator = 0;
        double denominator = 0;
        if (x < 5) {
            for (int i = NUMERATOR.length - 1; i >= 0; i--) {
                numerator = numerator * x + NUMERATOR[i];
                denominator = denominator * x + DENOMINATOR[i];
            }
        } else {
            // In powers of 1 / x, which do not overflow
            for (int i = 0; i < NUMERATOR.length; i++) {
                numerator = numerator / x + NUMERATOR[i];
                denominator = denominator / x + DENOMINATOR[i];
            }
        }
        return numerator / denominator;
    }

    /** The sine of a number times pi, exact where it is zero. */
    private static double sineOfPiTimes(double x) {
        double y = Math.abs(x) % 2;
        double sine = switch ((int) Math.floor(2 * y + 0.5)) {
            case 0 -> Math.sin(Math.PI * y);
            case 1 -> Math.cos(Math.PI * (y - 0.5));
            case 2 -> Math.sin(Math.PI * (1 - y));
            case 3 -> -Math.cos(Math.PI * (y - 1.5));
            default -> Math.sin(Math.PI * (y - 2));
        };
        return Math.copySign(1.0, x) * sine;
    }
}
