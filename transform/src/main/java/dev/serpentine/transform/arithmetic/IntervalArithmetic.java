package dev.serpentine.transform.arithmetic;

import dev.serpentine.graph.operation.LowLevelOpcode;
import java.math.BigInteger;

/** What operations make of intervals. */
final class IntervalArithmetic {
    private static final BigInteger MINIMUM = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MAXIMUM = BigInteger.valueOf(Long.MAX_VALUE);

    private IntervalArithmetic() {}

    /**
     * The exact result of a sum, difference, product or left shift.
     *
     * @param range what of it fits in 64 bits; {@code null} if nothing does
     * @param mayOverflow whether some of it does not
     */
    record Exact(Interval range, boolean mayOverflow) {
        /** The result where the operation wraps. */
        Interval wrapped() {
            return mayOverflow ? Interval.EVERYTHING : range;
        }
    }

    /**
     * The exact result of a wrapping operation's unbounded twin.
     *
     * @param opcode one of {@code int_add}, {@code int_sub}, {@code int_mul}, {@code int_lshift}
     */
    static Exact exact(LowLevelOpcode opcode, Interval first, Interval second) {
        return switch (opcode) {
            case INT_ADD -> sum(first.low(), second.low(), first.high(), second.high());
            case INT_SUB -> difference(first, second);
            case INT_MUL -> product(first, second);
            case INT_LSHIFT -> leftShift(first, second);
            default -> throw new IllegalArgumentException(opcode + " has no unbounded twin");
        };
    }

    private static Exact sum(long low, long otherLow, long high, long otherHigh) {
        return between(
                BigInteger.valueOf(low).add(BigInteger.valueOf(otherLow)),
                BigInteger.valueOf(high).add(BigInteger.valueOf(otherHigh)));
    }

    private static Exact difference(Interval first, Interval second) {
        return between(
                BigInteger.valueOf(first.low()).subtract(BigInteger.valueOf(second.high())),
                BigInteger.valueOf(first.high()).subtract(BigInteger.valueOf(second.low())));
    }

    private static Exact product(Interval first, Interval second) {
        BigInteger low = null;
        BigInteger high = null;
        for (long a : new long[] {first.low(), first.high()}) {
            for (long b : new long[] {second.low(), second.high()}) {
                BigInteger product = BigInteger.valueOf(a).multiply(BigInteger.valueOf(b));
                low = low == null ? product : low.min(product);
                high = high == null ? product : high.max(product);
            }
        }
        return between(low, high);
    }

    private static Exact leftShift(Interval first, Interval count) {
        if (count.low() < 0 || count.high() > 63) {
            return new Exact(Interval.EVERYTHING, true);
        }
        BigInteger low = BigInteger.valueOf(first.low());
        BigInteger high = BigInteger.valueOf(first.high());
        return between(
                low.shiftLeft((int) count.low()).min(low.shiftLeft((int) count.high())),
                high.shiftLeft((int) count.low()).max(high.shiftLeft((int) count.high())));
    }

    private static Exact between(BigInteger low, BigInteger high) {
        boolean mayOverflow = low.compareTo(MINIMUM) < 0 || high.compareTo(MAXIMUM) > 0;
        BigInteger fittingLow = low.max(MINIMUM);
        BigInteger fittingHigh = high.min(MAXIMUM);
        Interval range = fittingLow.compareTo(fittingHigh) <= 0
                ? new Interval(fittingLow.longValue(), fittingHigh.longValue())
                : null;
        return new Exact(range, mayOverflow);
    }

    static Interval and(Interval first, Interval second) {
        if (first.isConstant() && second.isConstant()) {
            return Interval.of(first.low() & second.low());
        }
        if (first.isNotNegative() || second.isNotNegative()) {
            long firstLimit = first.isNotNegative() ? first.high() : Long.MAX_VALUE;
            long secondLimit = second.isNotNegative() ? second.high() : Long.MAX_VALUE;
            return new Interval(0, Math.min(firstLimit, secondLimit));
        }
        return Interval.EVERYTHING;
    }

    /** Bitwise or, and exclusive or. */
    static Interval or(Interval first, Interval second) {
        if (first.isNotNegative() && second.isNotNegative()) {
            return new Interval(0, allOnes(Math.max(first.high(), second.high())));
        }
        return Interval.EVERYTHING;
    }

    private static long allOnes(long largest) {
        return largest == 0 ? 0 : -1L >>> Long.numberOfLeadingZeros(largest);
    }

    static Interval rightShift(Interval first, Interval count) {
        if (count.low() < 0 || count.high() > 63) {
            return first.isNotNegative() ? new Interval(0, first.high()) : Interval.EVERYTHING;
        }
        long low = Math.min(first.low() >> count.low(), first.low() >> count.high());
        long high = Math.max(first.high() >> count.low(), first.high() >> count.high());
        return new Interval(low, high);
    }

    static Interval divideTowardsZero(Interval dividend, Interval divisor) {
        if (divisor.low() > 0) {
            long low = Math.min(dividend.low() / divisor.low(), dividend.low() / divisor.high());
            long high = Math.max(dividend.high() / divisor.low(), dividend.high() / divisor.high());
            return new Interval(low, high);
        }
        return Interval.EVERYTHING;
    }

    static Interval remainder(Interval dividend, Interval divisor) {
        long largest = Math.max(saturatedAbsolute(divisor.low()), saturatedAbsolute(divisor.high()));
        long limit = largest == 0 ? 0 : largest - 1;
        long low = dividend.isNotNegative() ? 0 : Math.max(-limit, dividend.low());
        long high = dividend.high() <= 0 ? 0 : Math.min(limit, dividend.high());
        return new Interval(low, high);
    }

    private static long saturatedAbsolute(long value) {
        return value == Long.MIN_VALUE ? Long.MAX_VALUE : Math.abs(value);
    }

    static Interval invert(Interval operand) {
        return new Interval(~operand.high(), ~operand.low());
    }
}
