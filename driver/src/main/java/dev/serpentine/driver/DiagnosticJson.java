package dev.serpentine.driver;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Shows diagnostics to a program, in one line: {@code {"errors": [{"kind", "file", "line", "column", "message", "notes": [{"file", "line", "column", "message"}]}]}}. Lines and columns
 * count from 1; line 0 means that no place is known.
 */
final class DiagnosticJson {
    private DiagnosticJson() {}

    static String render(List<Diagnostic> diagnostics) {
        return diagnostics.stream().map(DiagnosticJson::error).collect(Collectors.joining(", ", "{\"errors\": [", "]}\n"));
    }

    /** An error that has no place of its own. */
    static String render(String kind, String message) {
        return "{\"errors\": [{\"kind\": %s, %s, \"notes\": []}]}\n".formatted(quoted(kind), place(SourcePosition.NONE, message));
    }

    private static String error(Diagnostic diagnostic) {
        String notes = diagnostic.notes().stream().map(note -> "{" + place(note.position(), note.text()) + "}").collect(Collectors.joining(", "));
        return "{\"kind\": %s, %s, \"notes\": [%s]}".formatted(quoted(diagnostic.kind().name()), place(diagnostic.position(), diagnostic.text()), notes);
    }

    private static String place(SourcePosition position, String message) {
        return "\"file\": %s, \"line\": %d, \"column\": %d, \"message\": %s".formatted(quoted(position.file()), position.line(), position.column() + 1, quoted(message));
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.chars().forEach(character -> {
            switch (character) {
                case '"', '\\' -> quoted.append('\\').append((char) character);
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                case '\r' -> quoted.append("\\r");
                default -> {
                    if (character < ' ' || Character.isSurrogate((char) character)) {
                        quoted.append("\\u%04x".formatted(character));
                    } else {
                        quoted.append((char) character);
                    }
                }
            }
        });
        return quoted.append('"').toString();
    }
}
