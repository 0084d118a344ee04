package dev.serpentine.conformance;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All verdicts of a run: programs by places, with a line for each difference below. */
public final class ResultTable {
    private final List<Place> places;
    private final Map<String, Map<Place, Verdict>> rows = new TreeMap<>();

    /** @param places the columns */
    public ResultTable(List<Place> places) {
        this.places = List.copyOf(places);
    }

    public synchronized void add(String program, Place place, Verdict verdict) {
        rows.computeIfAbsent(program, _ -> new EnumMap<>(Place.class)).put(place, verdict);
    }

    public synchronized boolean allFine() {
        return rows.values().stream().flatMap(row -> row.values().stream()).allMatch(Verdict::isFine);
    }

    /** The table as text. */
    public synchronized String text() {
        int width = rows.keySet().stream().mapToInt(String::length).max().orElse(0);
        StringBuilder text = new StringBuilder(" ".repeat(width));
        places.forEach(place -> text.append("  %-11s".formatted(place.spelling())));
        text.append('\n');
        rows.forEach((program, row) -> {
            text.append(("%-" + width + "s").formatted(program));
            places.forEach(place -> text.append(
                    "  %-11s".formatted(row.containsKey(place) ? row.get(place).mark() : "")));
            text.append('\n');
        });
        rows.forEach((program, row) -> row.forEach((place, verdict) -> {
            if (!verdict.isFine()) {
                text.append(program)
                        .append(" on ")
                        .append(place.spelling())
                        .append(": ")
                        .append(verdict.line())
                        .append('\n');
            }
        }));
        rows.forEach((program, row) -> row.forEach((place, verdict) -> {
            if (verdict instanceof Verdict.Skipped(String reason)) {
                text.append(program)
                        .append(" not on ")
                        .append(place.spelling())
                        .append(": ")
                        .append(reason)
                        .append('\n');
            }
        }));
        return text.append(summary()).append('\n').toString();
    }

    private String summary() {
        StringBuilder summary = new StringBuilder(rows.size() + " programs");
        for (Place place : places) {
            List<Verdict> verdicts = rows.values().stream()
                    .filter(row -> row.containsKey(place))
                    .map(row -> row.get(place))
                    .toList();
            long same = verdicts.stream().filter(Verdict.Same.class::isInstance).count();
            summary.append("; %s: %d of %d".formatted(place.spelling(), same, verdicts.size()));
        }
        return summary.toString();
    }
}
