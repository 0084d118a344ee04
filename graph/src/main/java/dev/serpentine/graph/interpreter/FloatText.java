package dev.serpentine.graph.interpreter;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Floats to text and back, as {@link dev.serpentine.graph.operation.ExternalFunction} defines it. */
final class FloatText {

    private FloatText() {}

    /**
     * The text of a float.
     *
     * @param format {@code e}, {@code f}, {@code g} or {@code r}
     */
    static String of(double value, char format, int precision) {
        if (Double.isNaN(value)) {
            return "nan";
        }
        String sign = Math.copySign(1.0, value) < 0 ? "-" : "";
        double magnitude = Math.abs(value);
        if (Double.isInfinite(magnitude)) {
            return sign + "inf";
        }
        return sign + switch (format) {
            case 'e' -> exponential(magnitude, precision);
            case 'f' -> fixed(magnitude, precision);
            case 'g' -> general(magnitude, Math.max(precision, 1));
            case 'r' -> shortest(magnitude);
            default -> throw new IllegalArgumentException("float format " + (int) format);
        };
    }

    private static String fixed(double magnitude, int precision) {
        return new BigDecimal(magnitude).setScale(precision, RoundingMode.HALF_EVEN).toPlainString();
    }

    private static String exponential(double magnitude, int precision) {
        BigDecimal rounded = significant(magnitude, precision + 1);
        String digits = magnitude == 0 ? "0".repeat(precision + 1) : rounded.unscaledValue().toString();
        int exponent = exponent(rounded);
        String point = precision == 0 ? "" : ".";
        return digits.charAt(0) + point + digits.substring(1) + "e" + (exponent < 0 ? "-" : "+") + (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
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
        if (number.precision() == 2) {
            // Java never gives fewer than two digits where one would do
            BigDecimal shorter = new BigDecimal(magnitude).round(new MathContext(1, RoundingMode.HALF_EVEN));
            number = shorter.doubleValue() == magnitude ? shorter.stripTrailingZeros() : number;
        }
        return number.unscaledValue() + "e" + exponent(number);
    }

    /** The float that validated text stands for. */
    static double parse(String text) {
        String unsigned = text.startsWith("-") || text.startsWith("+") ? text.substring(1) : text;
        double magnitude = switch (unsigned) {
            case "inf", "infinity" -> Double.POSITIVE_INFINITY;
            case "nan" -> Double.NaN;
            default -> Double.parseDouble(unsigned);
        };
        return text.startsWith("-") ? -magnitude : magnitude;
    }
}
