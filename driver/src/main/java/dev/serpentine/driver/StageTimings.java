package dev.serpentine.driver;

import dev.serpentine.graph.model.GraphInView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** Measures the stages of one translation. */
final class StageTimings {
    private record Row(String stage, long nanoseconds, int count, String unit) {}

    private final List<Row> rows = new ArrayList<>();
    private final Consumer<String> listener;
    private String current = "starting";

    StageTimings() {
        this(_ -> {});
    }

    /** @param listener is told each stage as it begins */
    StageTimings(Consumer<String> listener) {
        this.listener = listener;
    }

    /** Runs a stage and notes how long it took. */
    <T> T measure(String stage, Supplier<T> work) {
        return measure(stage, "", _ -> 0, work);
    }

    /**
     * The same for a stage whose result can be counted.
     *
     * @param unit of what is counted, in the plural
     */
    <T> T measure(String stage, String unit, ToIntFunction<T> count, Supplier<T> work) {
        current = stage;
        listener.accept(stage);
        GraphInView.forget();
        long start = System.nanoTime();
        T result = work.get();
        rows.add(new Row(stage, System.nanoTime() - start, count.applyAsInt(result), unit));
        return result;
    }

    /** The same for a stage that works in place. */
    void measure(String stage, Runnable work) {
        measure(stage, () -> {
            work.run();
            return null;
        });
    }

    /** Notes what was done before measuring began. */
    void add(String stage, long nanoseconds) {
        rows.add(new Row(stage, nanoseconds, 0, ""));
    }

    /** The stage that was begun last. */
    String current() {
        return current;
    }

    /** One line a stage, and the sum. */
    String table() {
        StringBuilder table = new StringBuilder();
        long sum = 0;
        for (Row row : rows) {
            sum += row.nanoseconds;
            table.append("%-28s %8.3f s%s%n"
                    .formatted(
                            row.stage,
                            seconds(row.nanoseconds),
                            row.unit.isEmpty() ? "" : "  %,9d %s".formatted(row.count, row.unit)));
        }
        return table.append("%-28s %8.3f s%n".formatted("all", seconds(sum))).toString();
    }

    private static double seconds(long nanoseconds) {
        return nanoseconds / 1e9;
    }
}
