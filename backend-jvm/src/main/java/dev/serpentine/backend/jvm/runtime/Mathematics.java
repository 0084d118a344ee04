package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.backend.jvm.runtime.mathematics.ErrorFunction;
import dev.serpentine.backend.jvm.runtime.mathematics.GammaFunction;
import dev.serpentine.backend.jvm.runtime.mathematics.HyperbolicFunctions;
import dev.serpentine.backend.jvm.runtime.mathematics.InverseTrigonometry;
import dev.serpentine.backend.jvm.runtime.mathematics.Logarithms;
import dev.serpentine.backend.jvm.runtime.mathematics.Roots;

/**
 * The external functions that are mathematics: a static method for each, named as graphs name it.
 *
 * <p>Results are those of the C library in nearly all cases, to the last bit. Where the platform's own function is
 * called, HotSpot's has that quality; the others are in {@link dev.serpentine.backend.jvm.runtime.mathematics}.
 */
public final class Mathematics {
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
        return InverseTrigonometry.asin(x);
    }

    public static double acos(double x) {
        return InverseTrigonometry.acos(x);
    }

    public static double atan(double x) {
        return InverseTrigonometry.atan(x);
    }

    public static double atan2(double y, double x) {
        return InverseTrigonometry.atan2(y, x);
    }

    public static double sinh(double x) {
        return HyperbolicFunctions.sinh(x);
    }

    public static double cosh(double x) {
        return HyperbolicFunctions.cosh(x);
    }

    public static double tanh(double x) {
        return HyperbolicFunctions.tanh(x);
    }

    public static double asinh(double x) {
        return HyperbolicFunctions.asinh(x);
    }

    public static double acosh(double x) {
        return HyperbolicFunctions.acosh(x);
    }

    public static double atanh(double x) {
        return HyperbolicFunctions.atanh(x);
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
        return Logarithms.log2(x);
    }

    public static double log10(double x) {
        return Logarithms.log10(x);
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
        return Roots.hypot(x, y);
    }

    public static double cbrt(double x) {
        return Roots.cbrt(x);
    }

    public static double erf(double x) {
        return ErrorFunction.erf(x);
    }

    public static double erfc(double x) {
        return ErrorFunction.erfc(x);
    }

    public static double gamma(double x) {
        return GammaFunction.gamma(x);
    }

    public static double lgamma(double x) {
        return GammaFunction.lgamma(x);
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
