package dev.serpentine.backend.jvm.runtime;

/** Arithmetic that Java has no instruction for. */
public final class Arithmetic {

    private Arithmetic() {}

    /**
     * A left shift that must not lose bits.
     *
     * @throws ArithmeticException if it does
     */
    public static long shiftLeftExact(long value, long count) {
        long shifted = value << count;
        if (shifted >> count != value) {
            throw new ArithmeticException("long overflow");
        }
        return shifted;
    }

    /**
     * The same as {@link Math#addExact(long, long)}, which HotSpot knows, and makes fast where a number is added to
     * itself or a constant; in a sum of many it keeps both operands for the case of an overflow, and the sum goes
     * through memory each time.
     */
    public static long addExact(long first, long second) {
        long sum = first + second;
        if (((first ^ sum) & (second ^ sum)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return sum;
    }

    public static boolean addOverflows(long first, long second) {
        long sum = first + second;
        return ((first ^ sum) & (second ^ sum)) < 0;
    }

    public static boolean subtractOverflows(long first, long second) {
        return ((first ^ second) & (first ^ first - second)) < 0;
    }

    public static boolean multiplyOverflows(long first, long second) {
        return Math.multiplyHigh(first, second) != first * second >> 63;
    }

    public static boolean shiftLeftOverflows(long value, long count) {
        return value << count >> count != value;
    }

    /** The upper half of an unsigned product. */
    public static long unsignedMultiplyHigh(long first, long second) {
        return Math.multiplyHigh(first, second) + (first >> 63 & second) + (second >> 63 & first);
    }

    public static double unsignedToDouble(long word) {
        // Halved with its lowest bit kept sticky, so that doubling is the only rounding
        return word >= 0 ? (double) word : (word >>> 1 | word & 1) * 2.0;
    }
}
