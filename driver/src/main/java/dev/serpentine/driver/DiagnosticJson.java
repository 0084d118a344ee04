package dev.serpentine.driver;

import static dev.serpentine.driver.json.JsonText.quoted;

import dev.serpentine.driver.json.JsonText;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.host.Host.ImportFailure;
import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * Says what went wrong to a program, in one line: {@code {"errors": [{"kind", "file", "line", "column", "source",
 * "message", "notes": [{"file", "line", "column", "source", "message"}]}]}}. Lines and columns count from 1, columns in
 * characters; where no place is known, the file is empty and both are 0. {@code source} is the line of source, or null.
 */
final class DiagnosticJson {
    private final BiFunction<String, Integer, Optional<String>> sourceLine;

    /** @param sourceLine the line of a file by number, where it is known */
    DiagnosticJson(BiFunction<String, Integer, Optional<String>> sourceLine) {
        this.sourceLine = sourceLine;
    }

    /** What is wrong with a program. */
    String render(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .map(diagnostic -> error(
                        diagnostic.kind().name(), place(diagnostic.position(), diagnostic.text()), diagnostic.notes()))
                .collect(Collectors.joining(", ", "{\"errors\": [", "]}\n"));
    }

    /**
     * A remark on a program in which nothing is wrong, in a line of its own: {@code {"remarks": [{...}]}}, with the
     * fields that errors have.
     */
    String renderRemark(Diagnostic remark) {
        return "{\"remarks\": [" + error(remark.kind().name(), place(remark.position(), remark.text()), remark.notes())
                + "]}\n";
    }

    /**
     * A program that raises while it is imported: each frame of the traceback is a note, the outermost first, and the
     * innermost, or where its syntax is wrong, the place of the error.
     */
    String render(ImportFailure failure) {
        List<Diagnostic.Note> frames = failure.frames().stream()
                .map(frame -> new Diagnostic.Note(frame.position(), "in " + frame.function()))
                .toList();
        return "{\"errors\": [" + error("IMPORT_FAILED", place(failure.position(), failure.sentence()), frames)
                + "]}\n";
    }

    /** A fault of our own, with the graph and the file to report in two more fields. */
    String render(FaultReport fault) {
        return "{\"errors\": [{\"kind\": \"FAULT\", %s, \"graph\": %s, \"report\": %s, \"notes\": [{%s}]}]}\n"
                .formatted(
                        place(fault.position(), fault.sentence()),
                        fault.graph().map(JsonText::quoted).orElse("null"),
                        fault.file().map(file -> quoted(file.toString())).orElse("null"),
                        place(SourcePosition.NONE, fault.request()));
    }

    /** An error that has no place, with a note where there is a hint. */
    String render(String kind, String message, String hint) {
        List<Diagnostic.Note> notes =
                hint.isEmpty() ? List.of() : List.of(new Diagnostic.Note(SourcePosition.NONE, hint));
        return "{\"errors\": [" + error(kind, place(SourcePosition.NONE, message), notes) + "]}\n";
    }

    private String error(String kind, String place, List<Diagnostic.Note> notes) {
        return "{\"kind\": %s, %s, \"notes\": [%s]}"
                .formatted(
                        quoted(kind),
                        place,
                        notes.stream()
                                .map(note -> "{" + place(note.position(), note.text()) + "}")
                                .collect(Collectors.joining(", ")));
    }

    private String place(SourcePosition position, String message) {
        boolean isKnown = position.line() > 0;
        Optional<String> source = isKnown ? sourceLine.apply(position.file(), position.line()) : Optional.empty();
        return "\"file\": %s, \"line\": %d, \"column\": %d, \"source\": %s, \"message\": %s"
                .formatted(
                        quoted(position.file()),
                        position.line(),
                        isKnown ? position.column() + 1 : 0,
                        source.map(JsonText::quoted).orElse("null"),
                        quoted(message));
    }
}
