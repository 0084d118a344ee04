package dev.serpentine.conformance.fuzz;

import dev.serpentine.conformance.Place;
import dev.serpentine.conformance.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What went wrong, told so that the same cause mostly gives the same symptom.
 *
 * @param key without names, numbers and texts of the program
 */
record Symptom(Kind kind, Place place, String key) {
    private static final Pattern POSITION = Pattern.compile("\\S+\\.py:\\d+:\\d+: ");
    private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"");
    private static final Pattern NAME = Pattern.compile("\\b[a-zA-Z_]+\\d+\\b");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?(e[+-]?\\d+)?");

    /** The kinds, each of which is worth its own count. */
    enum Kind { DIFFERENCE, REFUSAL, FAULT, HANG }

    /** Empty if nothing is wrong. */
    static Optional<Symptom> of(Place place, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Same _, Verdict.Skipped _ -> Optional.empty();
            case Verdict.Different(String difference) -> Optional.of(new Symptom(Kind.DIFFERENCE, place, shape(difference.replaceFirst("^line \\d+: ", ""))));
            case Verdict.Failed(String reason) -> Optional.of(failed(place, reason));
        };
    }

    private static Symptom failed(Place place, String reason) {
        List<String> lines = reason.lines().toList();
        String first = lines.isEmpty() ? "" : lines.getFirst();
        if (first.startsWith("refused: ")) {
            return new Symptom(Kind.REFUSAL, place, shape(POSITION.matcher(first).replaceAll("").substring("refused: ".length())));
        }
        return new Symptom(first.startsWith("it did not end") ? Kind.HANG : Kind.FAULT, place, shape(first));
    }

    private static String shape(String text) {
        return NUMBER.matcher(NAME.matcher(QUOTED.matcher(text).replaceAll("'…'")).replaceAll("…")).replaceAll("0");
    }

    /** Whether another program, at the same place, shows the same kind of thing. */
    boolean isLike(Symptom other) {
        return kind == other.kind && place == other.place && (kind == Kind.DIFFERENCE || key.equals(other.key));
    }
}
