package dev.serpentine.backend.jvm.runtime.mathematics;

/** A polynomial, summed in pairs of terms: the order in which the last bit is the C library's. */
final class Polynomial {
    private final double[] coefficients;

    /** @param coefficients the constant one first */
    Polynomial(double... coefficients) {
        this.coefficients = coefficients;
    }

    double at(double x) {
        double square = x * x;
        double power = square;
        double sum = coefficients[0] + x * coefficients[1];
        for (int i = 2; i < coefficients.length; i += 2) {
            double pair = i + 1 < coefficients.length ? coefficients[i] + x * coefficients[i + 1] : coefficients[i];
            sum += power * pair;
            // The fourth power is the second's square, the eighth the fourth's.
            power = i == 6 ? square * square * (square * square) : power * square;
        }
        return sum;
    }
}
