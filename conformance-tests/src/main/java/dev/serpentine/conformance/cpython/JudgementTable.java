package dev.serpentine.conformance.cpython;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What became of the methods of several files of tests, counted. */
final class JudgementTable {
    private static final List<String> COLUMNS = List.of(
            "passed", "passed in part", "ill-typed", "refused", "different", "fault", "too long", "does not apply");

    private final Map<String, Map<String, Judgement>> files = new TreeMap<>();

    void add(String file, Map<String, Judgement> judgements) {
        files.put(file, judgements);
    }

    private static Map<String, Integer> counts(Map<String, Judgement> judgements) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        COLUMNS.forEach(column -> counts.put(column, 0));
        judgements.values().forEach(judgement -> counts.merge(judgement.column(), 1, Integer::sum));
        return counts;
    }

    /** Passed whole or in part, of a hundred that apply. */
    private static String share(Map<String, Integer> counts) {
        int applicable = counts.values().stream().mapToInt(Integer::intValue).sum()
                - counts.get("does not apply")
                - counts.get("ill-typed");
        return applicable == 0
                ? ""
                : "%d %%".formatted(100 * (counts.get("passed") + counts.get("passed in part")) / applicable);
    }

    /** One line about one file. */
    static String line(String file, Map<String, Judgement> judgements) {
        StringBuilder line = new StringBuilder(file);
        counts(judgements).forEach((column, count) -> {
            if (count > 0) {
                line.append("; ").append(column).append(' ').append(count);
            }
        });
        return line.toString();
    }

    /** As a table of Markdown. */
    String markdown() {
        List<String> lines = new ArrayList<>();
        lines.add("| file | " + String.join(" | ", COLUMNS) + " | share |");
        lines.add("|---|" + "---|".repeat(COLUMNS.size() + 1));
        Map<String, Integer> sums = new LinkedHashMap<>();
        COLUMNS.forEach(column -> sums.put(column, 0));
        files.forEach((file, judgements) -> {
            Map<String, Integer> counts = counts(judgements);
            counts.forEach((column, count) -> sums.merge(column, count, Integer::sum));
            lines.add(row("`" + file + "`", counts));
        });
        lines.add(row("all", sums));
        return String.join("\n", lines) + "\n";
    }

    private static String row(String name, Map<String, Integer> counts) {
        List<String> cells = new ArrayList<>(List.of(name));
        counts.values().forEach(count -> cells.add(count == 0 ? "" : count.toString()));
        cells.add(share(counts));
        return "| " + String.join(" | ", cells) + " |";
    }

    boolean isClean() {
        return files.values().stream()
                .flatMap(judgements -> judgements.values().stream())
                .noneMatch(
                        judgement -> judgement instanceof Judgement.Different || judgement instanceof Judgement.Faulty);
    }
}
