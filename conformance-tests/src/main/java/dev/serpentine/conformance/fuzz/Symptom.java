package dev.serpentine.conformance.fuzz;

import dev.serpentine.conformance.Place;
import dev.serpentine.conformance.Verdict;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What went wrong, told so that the same cause mostly gives the same symptom.
 *
 * @param key without names, numbers and texts of the program
 */
record Symptom(Kind kind, Place place, String key) {
    private static final Pattern ERROR = Pattern.compile("(?m)^(?:refused: )?\\S+\\.py:(\\d+):\\d+: error: (.*)$");
    private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"");
    private static final Pattern NAME = Pattern.compile("\\b[a-zA-Z_]+\\d+\\b");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?(e[+-]?\\d+)?");

    /** How the messages begin of what programs of the grammar may meet though it is no part of the language. */
    private static final List<String> OUTSIDE_THE_LANGUAGE =
            List.of("an int beyond ", "an operation by '…', which only some of the classes below ");

    /** The kinds, each of which is worth its own count. */
    enum Kind {
        DIFFERENCE,
        REFUSAL,
        FAULT,
        HANG
    }

    static boolean isFine(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Same _, Verdict.Skipped _ -> true;
            case Verdict.Different _, Verdict.Failed _ -> false;
        };
    }

    /** What is wrong; the errors of a refusal are symptoms of their own. */
    static List<Symptom> of(Place place, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Same _, Verdict.Skipped _ -> List.of();
            case Verdict.Different(String difference) ->
                List.of(new Symptom(Kind.DIFFERENCE, place, withoutNames(difference.replaceFirst("^line \\d+: ", ""))));
            case Verdict.Failed(String reason) -> failed(place, reason);
        };
    }

    private static List<Symptom> failed(Place place, String reason) {
        List<String> lines = reason.lines().toList();
        String first = lines.isEmpty() ? "" : lines.getFirst();
        if (first.startsWith("refused: ")) {
            List<Symptom> errors = ERROR.matcher(reason)
                    .results()
                    .map(error -> new Symptom(Kind.REFUSAL, place, shape(error.group(2))))
                    .distinct()
                    .toList();
            return errors.isEmpty()
                    ? List.of(new Symptom(Kind.REFUSAL, place, shape(first.substring("refused: ".length()))))
                    : errors;
        }
        return List.of(new Symptom(first.startsWith("it did not end") ? Kind.HANG : Kind.FAULT, place, shape(first)));
    }

    /** The lines of the program that the errors of a refusal stand in. */
    static List<Integer> refusedLines(String reason) {
        return ERROR.matcher(reason)
                .results()
                .map(error -> Integer.valueOf(error.group(1)))
                .toList();
    }

    /** Whether it is refused as the language says. */
    boolean isOfTheLanguage() {
        return kind == Kind.REFUSAL && OUTSIDE_THE_LANGUAGE.stream().anyMatch(key::startsWith);
    }

    private static String shape(String text) {
        return withoutNames(QUOTED.matcher(text).replaceAll("'…'"));
    }

    /** Of what was printed the texts count, which may be messages. */
    private static String withoutNames(String text) {
        return NUMBER.matcher(NAME.matcher(text).replaceAll("…")).replaceAll("0");
    }

    /** Whether another program, at the same place, shows the same kind of thing. */
    boolean isLike(Symptom other) {
        return kind == other.kind && place == other.place && (kind == Kind.DIFFERENCE || key.equals(other.key));
    }
}
