package dev.serpentine.driver.bench;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * Several measurements of one thing.
 *
 * @param median the middle one, or the mean of the two in the middle
 * @param count how many there are; at least one
 */
public record Summary(double median, double least, double greatest, int count) {

    /** @param values at least one */
    public static Summary of(Collection<Double> values) {
        List<Double> ordered = values.stream().sorted().toList();
        int middle = ordered.size() / 2;
        double median =
                ordered.size() % 2 == 1 ? ordered.get(middle) : (ordered.get(middle - 1) + ordered.get(middle)) / 2;
        return new Summary(median, ordered.getFirst(), ordered.getLast(), ordered.size());
    }

    /** How far the measurements lie apart, as a part of the median. */
    public double spread() {
        return median == 0 ? 0 : (greatest - least) / Math.abs(median);
    }

    /** The geometric mean of what is greater than 0; empty where nothing is. */
    public static OptionalDouble geometricMean(Collection<Double> values) {
        OptionalDouble mean = values.stream()
                .filter(value -> value > 0)
                .mapToDouble(Math::log)
                .average();
        return mean.isPresent() ? OptionalDouble.of(Math.exp(mean.getAsDouble())) : mean;
    }

    String json() {
        return String.format(
                Locale.ROOT,
                "{\"median\": %.6f, \"least\": %.6f, \"greatest\": %.6f, \"count\": %d}",
                median,
                least,
                greatest,
                count);
    }
}
