package dev.serpentine.driver;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Shows diagnostics to a reader: place, sentence, the line of source with a mark under the column, then the notes
 * likewise.
 */
final class DiagnosticText {
    private final BiFunction<String, Integer, Optional<String>> sourceLine;
    private final Colours colours;

    /** @param sourceLine the line of a file by number, where it is known */
    DiagnosticText(BiFunction<String, Integer, Optional<String>> sourceLine, Colours colours) {
        this.sourceLine = sourceLine;
        this.colours = colours;
    }

    String render(List<Diagnostic> diagnostics) {
        StringBuilder text = new StringBuilder();
        for (Diagnostic diagnostic : diagnostics) {
            append(text, diagnostic.position(), colours.error("error:"), diagnostic.text());
            diagnostic.notes().forEach(note -> append(text, note.position(), colours.note("note:"), note.text()));
        }
        return text.toString();
    }

    /** A remark on a program in which nothing is wrong. */
    String renderRemark(Diagnostic remark) {
        StringBuilder text = new StringBuilder();
        append(text, remark.position(), colours.note("note:"), remark.text());
        return text.toString();
    }

    private void append(StringBuilder text, SourcePosition position, String severity, String sentence) {
        if (position.line() > 0) {
            text.append(position).append(": ");
        }
        text.append(severity).append(' ').append(sentence).append('\n');
        if (position.line() > 0) {
            sourceLine
                    .apply(position.file(), position.line())
                    .ifPresent(line -> text.append(marked(line, position.column())));
        }
    }

    private static String marked(String line, int column) {
        int[] before = line.codePoints()
                .limit(column)
                .map(character -> character == '\t' ? '\t' : ' ')
                .toArray();
        return "    " + line + "\n    " + new String(before, 0, before.length) + "^\n";
    }
}
