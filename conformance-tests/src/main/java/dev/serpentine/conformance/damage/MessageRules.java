package dev.serpentine.conformance.damage;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.graph.model.SourcePosition;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What holds of every list of diagnostics: places are lines of the user's own files, words are the user's own, nothing
 * is said twice.
 */
final class MessageRules {
    /** Names that only the translator knows. */
    private static final Pattern FOREIGN = Pattern.compile(
            "serpentine_|<serpentine|rbigint|rpython\\.r(?!lib)|/lib/python3|\\bll_|GraalPy|java\\.|special_methods|\\bhlstr|\\bllstr|lltype");

    private MessageRules() {}

    /**
     * What is wrong with the list.
     *
     * @param file the program's
     * @param lines how many it has
     */
    static Optional<String> violation(List<Diagnostic> diagnostics, String file, int lines) {
        if (diagnostics.isEmpty()) {
            return Optional.of("refused for no reason");
        }
        Set<String> said = new HashSet<>();
        for (Diagnostic diagnostic : diagnostics) {
            if (!isWithin(diagnostic.position(), file, lines)) {
                return Optional.of("a place that is not in the program: " + shape(diagnostic.text()));
            }
            if (FOREIGN.matcher(diagnostic.text()).find()) {
                return Optional.of("a name that the user does not know: " + shape(diagnostic.text()));
            }
            for (Diagnostic.Note note : diagnostic.notes()) {
                if (!isWithin(note.position(), file, lines)) {
                    return Optional.of("a note's place that is not in the program: " + shape(note.text()) + " ("
                            + shape(diagnostic.text()) + ")");
                }
                if (FOREIGN.matcher(note.text()).find()) {
                    return Optional.of("a name in a note that the user does not know: " + shape(note.text()));
                }
            }
            if (!said.add(diagnostic.position() + diagnostic.text())) {
                return Optional.of("said twice: " + shape(diagnostic.text()));
            }
        }
        return Optional.empty();
    }

    private static boolean isWithin(SourcePosition position, String file, int lines) {
        return position.file().equals(file) && position.line() >= 1 && position.line() <= lines;
    }

    /** A message without the program's own names and numbers. */
    private static String shape(String text) {
        String first = text.lines().findFirst().orElse("");
        return first.replaceAll("'[^']*'", "'…'").replaceAll("\\d+", "0");
    }
}
