package dev.serpentine.backend.jvm.runtime;

/** The external functions that are mathematics: a static method for each, named as graphs name it. */
public final class Mathematics {
    private static final double[] LANCZOS = {
        0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905, -0.13857109526572012,
        9.9843695780195716e-6, 1.5056327351493116e-7
    };

    private Mathematics() {}

    public static double sqrt(double x) {
        return Math.sqrt(x);
    }

    public static double sin(double x) {
        return Math.sin(x);
    }

    public static double cos(double x) {
        return Math.cos(x);
    }

    public static double tan(double x) {
        return Math.tan(x);
    }

    public static double asin(double x) {
        return Math.asin(x);
    }

    public static double acos(double x) {
        return Math.acos(x);
    }

    public static double atan(double x) {
        return Math.atan(x);
    }

    public static double atan2(double y, double x) {
        return Math.atan2(y, x);
    }

    public static double sinh(double x) {
        return Math.sinh(x);
    }

    public static double cosh(double x) {
        return Math.cosh(x);
    }

    public static double tanh(double x) {
        return Math.tanh(x);
    }

    public static double asinh(double x) {
        double magnitude = Math.abs(x);
        if (Double.isNaN(x) || Double.isInfinite(x) || magnitude < 0x1p-28) {
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

    private static final double LN2 = 0.6931471805599453;

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
        if (magnitude < 0x1p-28) {
            return x;
        } else if (magnitude < 0.5) {
            double twice = magnitude + magnitude;
            result = 0.5 * Math.log1p(twice + twice * magnitude / (1 - magnitude));
        } else {
            result = 0.5 * Math.log1p((magnitude + magnitude) / (1 - magnitude));
        }
        return Math.copySign(result, x);
    }

    public static double exp(double x) {
        return Math.exp(x);
    }

    public static double exp2(double x) {
        return Math.pow(2, x);
    }

    public static double expm1(double x) {
        return Math.expm1(x);
    }

    public static double log(double x) {
        return Math.log(x);
    }

    public static double log2(double x) {
        if (x > 0 && !Double.isInfinite(x)) {
            long exponent = frexp_exponent(x) - 1;
            double mantissa = ldexp(x, -exponent);
            if (mantissa == 1) {
                return exponent;
            }
            if (exponent < -1 || exponent > 0) {
                return exponent + Math.log(mantissa) / LN2;
            }
        }
        return Math.log(x) / LN2;
    }

    public static double log10(double x) {
        return Math.log10(x);
    }

    public static double log1p(double x) {
        return Math.log1p(x);
    }

    public static double pow(double base, double exponent) {
        // C gives 1 where Java gives a NaN
        if (base == 1 || base == -1 && Double.isInfinite(exponent)) {
            return 1;
        }
        return Math.pow(base, exponent);
    }

    public static double fmod(double x, double y) {
        return x % y;
    }

    public static double floor(double x) {
        return Math.floor(x);
    }

    public static double ceil(double x) {
        return Math.ceil(x);
    }

    public static double hypot(double x, double y) {
        return Math.hypot(x, y);
    }

    public static double cbrt(double x) {
        return Math.cbrt(x);
    }

    public static double erf(double x) {
        if (Double.isNaN(x)) {
            return x;
        }
        double magnitude = Math.abs(x);
        return Math.copySign(magnitude < 2 ? erfSeries(magnitude) : 1 - erfcFraction(magnitude), x);
    }

    public static double erfc(double x) {
        if (Double.isNaN(x)) {
            return x;
        }
        double magnitude = Math.abs(x);
        double result = magnitude < 2 ? 1 - erfSeries(magnitude) : erfcFraction(magnitude);
        return x < 0 ? 2 - result : result;
    }

    /** The series 2/sqrt(pi) * exp(-x*x) * sum of 2**n x**(2n+1) / (2n+1)!!, which has no cancellation. */
    private static double erfSeries(double x) {
        double term = x;
        double sum = x;
        for (int n = 1; Math.abs(term) > 1e-18 * Math.abs(sum) && n < 200; n++) {
            term *= 2 * x * x / (2 * n + 1);
            sum += term;
        }
        return 2 / Math.sqrt(Math.PI) * Math.exp(-x * x) * sum;
    }

    /** The continued fraction of erfc, from its far end. */
    private static double erfcFraction(double x) {
        if (x > 27) {
            return 0;
        }
        double fraction = 0;
        for (int n = 120; n > 0; n--) {
            fraction = n / 2.0 / (x + fraction);
        }
        return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction);
    }

    public static double gamma(double x) {
        if (Double.isNaN(x) || x == Double.POSITIVE_INFINITY) {
            return x;
        }
        if (x == 0) {
            return 1 / x;
        }
        boolean isIntegral = x == Math.floor(x);
        if (x < 0 && isIntegral) {
            return Double.NaN;
        }
        if (isIntegral && x <= 171) {
            double product = 1;
            for (double factor = 2; factor < x; factor++) {
                product *= factor;
            }
            return product;
        }
        if (x < 0.5) {
            return Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x));
        }
        if (x > 171.7) {
            return Double.POSITIVE_INFINITY;
        }
        double base = x + 6.5;
        // The power in two halves: it alone would overflow
        double half = Math.pow(base, (x - 0.5) / 2);
        return Math.sqrt(2 * Math.PI) * half * Math.exp(-base) * half * lanczosSum(x - 1);
    }

    public static double lgamma(double x) {
        if (Double.isNaN(x)) {
            return x;
        }
        if (Double.isInfinite(x) || x <= 0 && x == Math.floor(x)) {
            return Double.POSITIVE_INFINITY;
        }
        if (x == 1 || x == 2) {
            return 0;
        }
        if (x < 0.5) {
            return Math.log(Math.PI / Math.abs(Math.sin(Math.PI * x))) - lgamma(1 - x);
        }
        if (x < 100) {
            return Math.log(gamma(x));
        }
        double base = x + 6.5;
        return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(lanczosSum(x - 1));
    }

    private static double lanczosSum(double x) {
        double sum = LANCZOS[0];
        for (int i = 1; i < LANCZOS.length; i++) {
            sum += LANCZOS[i] / (x + i);
        }
        return sum;
    }

    public static double ldexp(double mantissa, long exponent) {
        int clamped = (int) Math.max(-5000, Math.min(5000, exponent));
        return Math.scalb(mantissa, clamped);
    }

    public static double frexp_mantissa(double value) {
        if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
            return value;
        }
        double normal = Math.getExponent(value) >= Double.MIN_EXPONENT ? value : value * 0x1p54;
        return Math.scalb(normal, -(Math.getExponent(normal) + 1));
    }

    public static long frexp_exponent(double value) {
        if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
            return 0;
        }
        int exponent = Math.getExponent(value);
        return exponent >= Double.MIN_EXPONENT ? exponent + 1 : Math.getExponent(value * 0x1p54) + 1 - 54;
    }
}
