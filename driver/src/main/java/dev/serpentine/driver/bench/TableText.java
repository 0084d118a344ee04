package dev.serpentine.driver.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A report for a terminal. */
public final class TableText {
    private static final int NAME_WIDTH = 16;
    private static final int TIME_WIDTH = 11;
    private static final int RATIO_WIDTH = 7;

    private final Report report;
    private final List<Side> sides;

    private TableText(Report report) {
        this.report = report;
        this.sides = report.sides();
    }

    /** Seconds and ratios of each program, then what else was measured, by side. */
    public static String of(Report report) {
        TableText table = new TableText(report);
        return table.times() + "\n" + table.rest();
    }

    /** One program in a line, for whoever waits. */
    static String line(Report.OfProgram program) {
        return program.name() + ": "
                + program.figures().entrySet().stream()
                        .map(entry -> entry.getKey().title() + " "
                                + number("%.3f", entry.getValue().time()))
                        .collect(Collectors.joining(", "));
    }

    private String times() {
        StringBuilder text = new StringBuilder(pad("", NAME_WIDTH));
        for (Side side : sides) {
            text.append(padLeft(side.title(), TIME_WIDTH)).append(pad(" ±", 5));
            if (hasRatio(side)) {
                text.append(padLeft("ratio", RATIO_WIDTH));
            }
        }
        text.append('\n');
        for (Report.OfProgram program : report.programs()) {
            text.append(pad(program.name(), NAME_WIDTH));
            for (Side side : sides) {
                Optional<Figures> figures =
                        Optional.ofNullable(program.figures().get(side));
                text.append(padLeft(
                                figures.map(found -> number("%.3f", found.time()))
                                        .orElse("-"),
                                TIME_WIDTH))
                        .append(pad(figures.map(TableText::spread).orElse(""), 5));
                if (hasRatio(side)) {
                    text.append(ratio(program.ratio(side)));
                }
            }
            text.append('\n');
        }
        if (sides.stream().anyMatch(this::hasRatio)) {
            text.append(pad("geometric mean", NAME_WIDTH));
            for (Side side : sides) {
                text.append(pad("", TIME_WIDTH + 5));
                if (hasRatio(side)) {
                    text.append(ratio(report.meanRatio(side)));
                }
            }
            text.append('\n');
        }
        return text.append("seconds of ")
                .append(report.conditions())
                .append('\n')
                .toString();
    }

    /** Half of what lies between the least and the greatest, in hundredths of the median. */
    private static String spread(Figures figures) {
        Summary shown = figures.steady().orElse(figures.run());
        return shown.count() == 1 ? "" : number(" %.0f%%", shown.spread() * 50);
    }

    private String rest() {
        StringBuilder text = new StringBuilder(pad("medians", NAME_WIDTH));
        List<String> titles = List.of("start-up s", "warm-up s", "memory MB", "size KB", "translated s");
        titles.forEach(title -> text.append(padLeft(title, 14)));
        text.append('\n');
        for (Side side : sides) {
            text.append(pad(side.title(), NAME_WIDTH))
                    .append(median(side, "%.3f", figures -> figures.startUp().map(Summary::median)))
                    .append(median(side, "%.3f", figures -> figures.warmUp().map(Summary::median)))
                    .append(median(
                            side,
                            "%.1f",
                            figures -> Optional.of(figures.peakMemory() / 1e6).filter(memory -> memory > 0)))
                    .append(median(side, "%.0f", figures -> Optional.of(figures.size() / 1e3)))
                    .append(median(
                            side,
                            "%.2f",
                            figures -> figures.translation().isPresent()
                                    ? Optional.of(figures.translation().getAsDouble())
                                    : Optional.empty()))
                    .append('\n');
        }
        return text.toString();
    }

    /** The median over all programs. */
    private String median(Side side, String format, Function<Figures, Optional<Double>> figure) {
        List<Double> values = new ArrayList<>();
        report.programs()
                .forEach(program -> Optional.ofNullable(program.figures().get(side))
                        .flatMap(figure)
                        .ifPresent(values::add));
        return padLeft(
                values.isEmpty() ? "-" : number(format, Summary.of(values).median()), 14);
    }

    private boolean hasRatio(Side side) {
        return report.meanRatio(side).isPresent();
    }

    private static String ratio(OptionalDouble ratio) {
        return padLeft(ratio.isPresent() ? number("%.2f", ratio.getAsDouble()) : "-", RATIO_WIDTH);
    }

    private static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static String padLeft(String text, int width) {
        return " ".repeat(Math.max(1, width - text.length())) + text;
    }
}
