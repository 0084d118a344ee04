package dev.serpentine.transform.arithmetic;

import dev.serpentine.graph.type.Primitive;
import java.util.Arrays;

/**
 * Integers from {@code low} to {@code high}, both included.
 *
 * @param low not above {@code high}
 */
record Interval(long low, long high) {
    static final Interval EVERYTHING = new Interval(Long.MIN_VALUE, Long.MAX_VALUE);

    static Interval of(long value) {
        return new Interval(value, value);
    }

    /** What a value of that type may be; a word of 64 bits is seen as signed. */
    static Interval ofType(Primitive type) {
        if (type == Primitive.BOOL) {
            return new Interval(0, 1);
        }
        if (!type.isInteger() || type.bits() == 64) {
            return EVERYTHING;
        }
        return type.isSigned()
                ? new Interval(-1L << type.bits() - 1, (1L << type.bits() - 1) - 1)
                : new Interval(0, (1L << type.bits()) - 1);
    }

    boolean isConstant() {
        return low == high;
    }

    boolean isNotNegative() {
        return low >= 0;
    }

    boolean isNegative() {
        return high < 0;
    }

    boolean contains(Interval other) {
        return low <= other.low && other.high <= high;
    }

    Interval join(Interval other) {
        return new Interval(Math.min(low, other.low), Math.max(high, other.high));
    }

    /** What is in both; {@code null} if nothing is. */
    Interval meet(Interval other) {
        long newLow = Math.max(low, other.low);
        long newHigh = Math.min(high, other.high);
        return newLow <= newHigh ? new Interval(newLow, newHigh) : null;
    }

    /**
     * Something that contains {@code next}, such that growing from interval to interval soon ends: a bound that moves
     * goes to the next of the stops.
     *
     * @param stops ascending; the first and last are the smallest and largest of all numbers
     */
    Interval widenTo(Interval next, long[] stops) {
        long newLow = low;
        if (next.low < low) {
            int place = Arrays.binarySearch(stops, next.low);
            newLow = stops[place >= 0 ? place : -place - 2];
        }
        long newHigh = high;
        if (next.high > high) {
            int place = Arrays.binarySearch(stops, next.high);
            newHigh = stops[place >= 0 ? place : -place - 1];
        }
        return new Interval(newLow, newHigh);
    }
}
