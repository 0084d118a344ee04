package dev.serpentine.graph.system;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Floats to text and back, as {@link dev.serpentine.graph.operation.ExternalFunction} defines it. */
public final class FloatText {

    private FloatText() {}

    /**
     * The text of a float.
     *
     * @param format {@code e}, {@code f}, {@code g} or {@code r}
     */
    public static String of(double value, char format, int precision) {
        if (Double.isNaN(value)) {
            return "nan";
        }
        String sign = Math.copySign(1.0, value) < 0 ? "-" : "";
        double magnitude = Math.abs(value);
        if (Double.isInfinite(magnitude)) {
            return sign + "inf";
        }
        return sign
                + switch (format) {
                    case 'e' -> exponential(magnitude, precision);
                    case 'f' -> fixed(magnitude, precision);
                    case 'g' -> general(magnitude, Math.max(precision, 1));
                    case 'r' -> shortest(magnitude);
                    default -> throw new IllegalArgumentException("float format " + (int) format);
                };
    }

    private static String fixed(double magnitude, int precision) {
        return new BigDecimal(magnitude)
                .setScale(precision, RoundingMode.HALF_EVEN)
                .toPlainString();
    }

    private static String exponential(double magnitude, int precision) {
        BigDecimal rounded = significant(magnitude, precision + 1);
        String digits = magnitude == 0
                ? "0".repeat(precision + 1)
                : rounded.unscaledValue().toString();
        int exponent = exponent(rounded);
        String point = precision == 0 ? "" : ".";
        return digits.charAt(0) + point + digits.substring(1) + "e" + (exponent < 0 ? "-" : "+")
                + (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
    }

    private static String general(double magnitude, int digits) {
        int exponent = exponent(significant(magnitude, digits));
        if (exponent >= -4 && exponent < digits) {
            return withoutTrailingZeros(fixed(magnitude, digits - 1 - exponent));
        }
        String text = exponential(magnitude, digits - 1);
        int mark = text.indexOf('e');
        return withoutTrailingZeros(text.substring(0, mark)) + text.substring(mark);
    }

    /** The number rounded to exactly so many digits. */
    private static BigDecimal significant(double magnitude, int digits) {
        if (magnitude == 0) {
            return BigDecimal.ZERO;
        }
        BigDecimal rounded = new BigDecimal(magnitude).round(new MathContext(digits, RoundingMode.HALF_EVEN));
        return rounded.setScale(rounded.scale() + digits - rounded.precision());
    }

    private static int exponent(BigDecimal number) {
        return number.signum() == 0 ? 0 : number.precision() - 1 - number.scale();
    }

    private static String withoutTrailingZeros(String text) {
        if (text.indexOf('.') < 0) {
            return text;
        }
        int end = text.length();
        while (text.charAt(end - 1) == '0') {
            end--;
        }
        return text.substring(0, text.charAt(end - 1) == '.' ? end - 1 : end);
    }

    private static String shortest(double magnitude) {
        if (magnitude == 0) {
            return "0e0";
        }
        BigDecimal number = new BigDecimal(Double.toString(magnitude)).stripTrailingZeros();
        // No two decimals of up to 15 digits are read as the same normal float, so one that is read as this float is
        // the shortest.
        boolean isNormal = magnitude >= Double.MIN_NORMAL;
        if (!isNormal || number.precision() > 15) {
            number = shortest(magnitude, isNormal ? 15 : 1);
        }
        return number.unscaledValue() + "e" + exponent(number);
    }

    /**
     * Of the decimals with the fewest digits, but at least so many, that are read as a float: the one nearest to it, of
     * two as near the one whose last digit is even. Java before 19 does not find it, and may write 18 digits.
     */
    private static BigDecimal shortest(double magnitude, int fewestDigits) {
        BigDecimal exact = new BigDecimal(magnitude);
        for (int digits = fewestDigits; ; digits++) {
            BigDecimal below = exact.round(new MathContext(digits, RoundingMode.FLOOR));
            BigDecimal above = exact.round(new MathContext(digits, RoundingMode.CEILING));
            boolean isBelow = below.doubleValue() == magnitude;
            boolean isAbove = above.doubleValue() == magnitude;
            if (isBelow || isAbove) {
                BigDecimal nearest = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
                return (nearest.doubleValue() == magnitude ? nearest : isBelow ? below : above).stripTrailingZeros();
            }
        }
    }

    /** The float that validated text stands for. */
    public static double parse(String text) {
        String unsigned = text.startsWith("-") || text.startsWith("+") ? text.substring(1) : text;
        double magnitude = switch (unsigned) {
            case "inf", "infinity" -> Double.POSITIVE_INFINITY;
            case "nan" -> Double.NaN;
            default -> Double.parseDouble(unsigned);
        };
        return text.startsWith("-") ? -magnitude : magnitude;
    }
}
