package dev.serpentine.driver.bench;

import dev.serpentine.driver.json.JsonText;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** A report for programs. Times are in seconds, sizes in bytes; what was not measured is null. */
public final class ReportJson {
    private ReportJson() {}

    /** One object, with a line for each side of each program. */
    public static String of(Report report) {
        return "{\"conditions\": " + JsonText.quoted(report.conditions())
                + ",\n \"complete\": " + report.isComplete()
                + ",\n \"sides\": ["
                + report.sides().stream()
                        .map(side -> "{\"side\": " + JsonText.quoted(side.spelling()) + ", \"title\": "
                                + JsonText.quoted(side.title())
                                + ", \"twin\": "
                                + side.twin()
                                        .map(twin -> JsonText.quoted(twin.spelling()))
                                        .orElse("null")
                                + ", \"mean_ratio\": " + number(report.meanRatio(side)) + "}")
                        .collect(Collectors.joining(", "))
                + "],\n \"programs\": [\n  "
                + report.programs().stream().map(ReportJson::program).collect(Collectors.joining(",\n  "))
                + "\n ]}\n";
    }

    private static String program(Report.OfProgram program) {
        return "{\"name\": " + JsonText.quoted(program.name()) + ", \"rounds\": "
                + (program.rounds().isPresent() ? Long.toString(program.rounds().getAsLong()) : "null")
                + ", \"figures\": {"
                + program.figures().entrySet().stream()
                        .map(entry -> "\n   " + figures(program, entry))
                        .collect(Collectors.joining(","))
                + "}}";
    }

    private static String figures(Report.OfProgram program, Map.Entry<Side, Figures> entry) {
        Figures figures = entry.getValue();
        return JsonText.quoted(entry.getKey().spelling()) + ": {\"time\": "
                + number(OptionalDouble.of(figures.time()))
                + ", \"ratio\": " + number(program.ratio(entry.getKey()))
                + ", \"run\": " + figures.run().json()
                + ", \"wall\": " + figures.wall().json()
                + ", \"start_up\": " + summary(figures.startUp())
                + ", \"steady\": " + summary(figures.steady())
                + ", \"warm_up\": " + summary(figures.warmUp())
                + ", \"peak_memory\": " + (figures.peakMemory() == 0 ? "null" : figures.peakMemory())
                + ", \"size\": " + figures.size()
                + ", \"translation\": " + number(figures.translation()) + "}";
    }

    private static String summary(Optional<Summary> summary) {
        return summary.map(Summary::json).orElse("null");
    }

    private static String number(OptionalDouble number) {
        return number.isPresent() ? String.format(Locale.ROOT, "%.6f", number.getAsDouble()) : "null";
    }
}
