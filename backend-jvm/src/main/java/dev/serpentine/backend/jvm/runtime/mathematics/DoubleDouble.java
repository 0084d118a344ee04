package dev.serpentine.backend.jvm.runtime.mathematics;

/**
 * A number of about 106 bits, as the unevaluated sum of two doubles: the first is the number rounded. The algorithms
 * are those of Dekker (1971) and Knuth.
 *
 * <p>Results are right but for some units of 2**-104; nothing overflows as long as the operands are far from the ends
 * of the range.
 */
record DoubleDouble(double high, double low) {
    static DoubleDouble of(double value) {
        return new DoubleDouble(value, 0);
    }

    /** The exact sum of any two numbers. */
    static DoubleDouble sum(double a, double b) {
        double sum = a + b;
        double part = sum - a;
        return new DoubleDouble(sum, a - (sum - part) + (b - part));
    }

    /** The exact sum of two numbers of which the first is not the smaller one. */
    static DoubleDouble orderedSum(double larger, double smaller) {
        double sum = larger + smaller;
        return new DoubleDouble(sum, smaller - (sum - larger));
    }

    /** The exact product. */
    static DoubleDouble product(double a, double b) {
        double product = a * b;
        return new DoubleDouble(product, Math.fma(a, b, -product));
    }

    /** The quotient of two doubles. */
    static DoubleDouble quotient(double a, double b) {
        double quotient = a / b;
        return orderedSum(quotient, Math.fma(-quotient, b, a) / b);
    }

    DoubleDouble plus(DoubleDouble other) {
        DoubleDouble highs = sum(high, other.high);
        DoubleDouble lows = sum(low, other.low);
        DoubleDouble rounded = orderedSum(highs.high, highs.low + lows.high);
        return orderedSum(rounded.high, rounded.low + lows.low);
    }

    DoubleDouble minus(DoubleDouble other) {
        return plus(other.negated());
    }

    DoubleDouble negated() {
        return new DoubleDouble(-high, -low);
    }

    DoubleDouble times(double other) {
        DoubleDouble product = product(high, other);
        return orderedSum(product.high, Math.fma(low, other, product.low));
    }

    DoubleDouble times(DoubleDouble other) {
        DoubleDouble product = product(high, other.high);
        return orderedSum(product.high, product.low + Math.fma(high, other.low, low * other.high));
    }

    /** The square root of a positive number. */
    DoubleDouble squareRoot() {
        double root = Math.sqrt(high);
        return orderedSum(root, (Math.fma(-root, root, high) + low) / (2 * root));
    }

    /** The nearest double. */
    double rounded() {
        return high + low;
    }
}
