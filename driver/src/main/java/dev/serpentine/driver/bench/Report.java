package dev.serpentine.driver.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What was measured.
 *
 * @param programs in the order in which they were asked for
 * @param conditions what it was measured with and on, in words
 * @param isComplete whether all that was asked for, and could be on this machine, has figures
 */
public record Report(List<OfProgram> programs, String conditions, boolean isComplete) {
    public Report {
        programs = List.copyOf(programs);
    }

    /**
     * One program.
     *
     * @param rounds that the figures are of; empty where the program takes no number
     * @param figures of the sides that ran and printed what the first of them did
     */
    public record OfProgram(String name, OptionalLong rounds, Map<Side, Figures> figures) {
        public OfProgram {
            figures = figures.isEmpty() ? Map.of() : Collections.unmodifiableMap(new EnumMap<>(figures));
        }

        /** How many times as long a translated side takes as its twin; empty where either is not known. */
        public OptionalDouble ratio(Side side) {
            Figures twin = side.twin().map(figures::get).orElse(null);
            Figures own = figures.get(side);
            return own == null || twin == null || own.time() <= 0 || twin.time() <= 0
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(own.time() / twin.time());
        }
    }

    /** The sides that any program has figures of. */
    public List<Side> sides() {
        List<Side> sides = new ArrayList<>();
        for (Side side : Side.values()) {
            if (programs.stream().anyMatch(program -> program.figures().containsKey(side))) {
                sides.add(side);
            }
        }
        return sides;
    }

    /** The geometric mean of the ratios of a side; empty where no program has one. */
    public OptionalDouble meanRatio(Side side) {
        List<Double> ratios = new ArrayList<>();
        programs.forEach(program -> program.ratio(side).ifPresent(ratios::add));
        return Summary.geometricMean(ratios);
    }
}
