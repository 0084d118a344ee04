package dev.serpentine.conformance;

import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** What the steps of a run of the suite took on the clock, summed over programs: where to look when it gets slow. */
final class StepTimes {
    private final Map<String, Duration> times = new ConcurrentHashMap<>();

    /** Does it, and counts how long it took, however it ends. */
    <T> T measured(String step, Callable<T> work) throws Exception {
        long start = System.nanoTime();
        try {
            return work.call();
        } finally {
            times.merge(step, Duration.ofNanos(System.nanoTime() - start), Duration::plus);
        }
    }

    /** The steps and their seconds, the longest first. */
    String text() {
        return times.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(entry -> entry.getKey() + " " + entry.getValue().toSeconds() + " s")
                .collect(Collectors.joining("; "));
    }
}
