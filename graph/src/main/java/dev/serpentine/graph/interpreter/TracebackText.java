package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.operation.TracebackEntry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** The text that Python prints of a traceback, without its last line. */
final class TracebackText {

    private TracebackText() {}

    /**
     * The text of a traceback.
     *
     * @param traceback the place that raised first
     */
    static String of(List<TracebackEntry> traceback) {
        StringBuilder text = new StringBuilder();
        for (TracebackEntry entry : traceback.reversed()) {
            if (entry.position().line() == 0) {
                continue;
            }
            text.append("  File \"").append(entry.position().file()).append("\", line ").append(entry.position().line()).append(", in ")
                    .append(entry.function()).append('\n');
            String line = sourceLine(entry.position().file(), entry.position().line());
            if (!line.isEmpty()) {
                text.append("    ").append(line).append('\n');
            }
        }
        return text.isEmpty() ? "" : "Traceback (most recent call last):\n" + text;
    }

    private static String sourceLine(String file, int line) {
        try (var lines = Files.lines(Path.of(file))) {
            return lines.skip(line - 1).findFirst().orElse("").strip();
        } catch (IOException | UncheckedIOException | InvalidPathException unreadable) {
            return "";
        }
    }
}
