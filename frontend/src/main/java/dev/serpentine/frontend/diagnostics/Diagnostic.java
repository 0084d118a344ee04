package dev.serpentine.frontend.diagnostics;

import dev.serpentine.graph.model.SourcePosition;
import java.util.Comparator;
import java.util.List;

/**
 * One thing that is wrong with the user's program.
 *
 * @param kind which; its template made {@code text}
 * @param position where
 * @param text the sentence for the user, which says what to write instead where that can be said
 * @param notes further places that explain it: where each type came from, in order
 */
public record Diagnostic(MessageKind kind, SourcePosition position, String text, List<Note> notes) {

    /** By place: file, line, column. */
    public static final Comparator<Diagnostic> IN_ORDER = Comparator.comparing(
                    (Diagnostic diagnostic) -> diagnostic.position().file())
            .thenComparing(diagnostic -> diagnostic.position().line())
            .thenComparing(diagnostic -> diagnostic.position().column());

    public Diagnostic {
        notes = List.copyOf(notes);
    }

    /** A place that explains a diagnostic. */
    public record Note(SourcePosition position, String text) {}

    public static Diagnostic of(MessageKind kind, SourcePosition position, Object... details) {
        return new Diagnostic(kind, position, kind.format(details), List.of());
    }

    /** The same, to be shown at another place. */
    public Diagnostic at(SourcePosition newPosition) {
        return new Diagnostic(kind, newPosition, text, notes);
    }

    public Diagnostic withNotes(List<Note> newNotes) {
        return new Diagnostic(kind, position, text, newNotes);
    }
}
