package dev.serpentine.backend.jvm.runtime.mathematics;

/** The error function and its complement: the rational approximations of fdlibm (Sun Microsystems, 1993). */
public final class ErrorFunction {
    /** The value at 1, roughly. */
    private static final double AT_ONE = 8.45062911510467529297e-01;

    private static final double SLOPE = 1.28379167095512586316e-01;
    private static final double SMALL = 0.84375;
    private static final double MEDIUM = 1.25;
    private static final double LARGE = 1 / 0.35;

    private static final Polynomial SMALL_NUMERATOR = new Polynomial(
            1.28379167095512558561e-01,
            -3.25042107247001499370e-01,
            -2.84817495755985104766e-02,
            -5.77027029648944159157e-03,
            -2.37630166566501626084e-05);
    private static final Polynomial SMALL_DENOMINATOR = new Polynomial(
            1,
            3.97917223959155352819e-01,
            6.50222499887672944485e-02,
            5.08130628187576562776e-03,
            1.32494738004321644526e-04,
            -3.96022827877536812320e-06);
    private static final Polynomial MEDIUM_NUMERATOR = new Polynomial(
            -2.36211856075265944077e-03,
            4.14856118683748331666e-01,
            -3.72207876035701323847e-01,
            3.18346619901161753674e-01,
            -1.10894694282396677476e-01,
            3.54783043256182359371e-02,
            -2.16637559486879084300e-03);
    private static final Polynomial MEDIUM_DENOMINATOR = new Polynomial(
            1,
            1.06420880400844228286e-01,
            5.40397917702171048937e-01,
            7.18286544141962662868e-02,
            1.26171219808761642112e-01,
            1.36370839120290507362e-02,
            1.19844998467991074170e-02);
    private static final Polynomial LARGE_NUMERATOR = new Polynomial(
            -9.86494403484714822705e-03,
            -6.93858572707181764372e-01,
            -1.05586262253232909814e+01,
            -6.23753324503260060396e+01,
            -1.62396669462573470355e+02,
            -1.84605092906711035994e+02,
            -8.12874355063065934246e+01,
            -9.81432934416914548592e+00);
    private static final Polynomial LARGE_DENOMINATOR = new Polynomial(
            1,
            1.96512716674392571292e+01,
            1.37657754143519042600e+02,
            4.34565877475229228821e+02,
            6.45387271733267880336e+02,
            4.29008140027567833386e+02,
            1.08635005541779435134e+02,
            6.57024977031928170135e+00,
            -6.04244152148580987438e-02);
    private static final Polynomial HUGE_NUMERATOR = new Polynomial(
            -9.86494292470009928597e-03,
            -7.99283237680523006574e-01,
            -1.77579549177547519889e+01,
            -1.60636384855821916062e+02,
            -6.37566443368389627722e+02,
            -1.02509513161107724954e+03,
            -4.83519191608651397019e+02);
    private static final Polynomial HUGE_DENOMINATOR = new Polynomial(
            1,
            3.03380607434824582924e+01,
            3.25792512996573918826e+02,
            1.53672958608443695994e+03,
            3.19985821950859553908e+03,
            2.55305040643316442583e+03,
            4.74528541206955367215e+02,
            -2.24409524465858183362e+01);

    private ErrorFunction() {}

    public static double erf(double x) {
        double magnitude = Math.abs(x);
        if (magnitude < SMALL) {
            return magnitude < 0x1p-28 ? x + SLOPE * x : x + x * nearZero(x);
        }
        if (Double.isNaN(x)) {
            return x;
        }
        double result =
                magnitude < MEDIUM ? AT_ONE + nearOne(magnitude) : magnitude < 6 ? 1 - tail(magnitude) / magnitude : 1;
        return Math.copySign(result, x);
    }

    public static double erfc(double x) {
        double magnitude = Math.abs(x);
        if (magnitude < SMALL) {
            if (magnitude < 0x1p-56) {
                return 1 - x;
            }
            double ratio = nearZero(x);
            return x < 0.25 ? 1 - (x + x * ratio) : 0.5 - (x - 0.5 + x * ratio);
        }
        if (Double.isNaN(x)) {
            return x;
        }
        if (magnitude < MEDIUM) {
            return x > 0 ? 1 - AT_ONE - nearOne(magnitude) : 1 + (AT_ONE + nearOne(magnitude));
        }
        if (magnitude >= 28 || x < -6) {
            return x > 0 ? 0 : 2;
        }
        double rest = tail(magnitude) / magnitude;
        return x > 0 ? rest : 2 - rest;
    }

    private static double nearZero(double x) {
        double square = x * x;
        return SMALL_NUMERATOR.at(square) / SMALL_DENOMINATOR.at(square);
    }

    private static double nearOne(double magnitude) {
        double beyond = magnitude - 1;
        return MEDIUM_NUMERATOR.at(beyond) / MEDIUM_DENOMINATOR.at(beyond);
    }

    /** The complement times the number. */
    private static double tail(double x) {
        double inverse = 1 / (x * x);
        double ratio = x < LARGE
                ? LARGE_NUMERATOR.at(inverse) / LARGE_DENOMINATOR.at(inverse)
                : HUGE_NUMERATOR.at(inverse) / HUGE_DENOMINATOR.at(inverse);
        // The square is exact in half of the bits; the rest of it goes to the other factor.
        double half = Double.longBitsToDouble(Double.doubleToRawLongBits(x) & 0xFFFFFFFF00000000L);
        return Math.exp(-half * half - 0.5625) * Math.exp((half - x) * (half + x) + ratio);
    }
}
