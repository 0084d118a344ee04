package dev.serpentine.graph.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** The text that Python prints of a traceback, without its last line. */
public final class TracebackText {
    /** Python shows a line so many times and then counts. */
    private static final int SHOWN_REPETITIONS = 3;

    private TracebackText() {}

    /**
     * A line of a traceback.
     *
     * @param line from 1; with 0 the entry is not shown
     */
    public record Entry(String function, String file, int line) {}

    /**
     * The text of a traceback.
     *
     * @param traceback the outermost place first
     */
    public static String of(List<Entry> traceback) {
        StringBuilder text = new StringBuilder();
        Entry previous = null;
        int count = 0;
        for (Entry entry : traceback) {
            if (entry.line() == 0) {
                continue;
            }
            if (!entry.equals(previous)) {
                text.append(repetitions(count));
                previous = entry;
                count = 0;
            }
            if (++count <= SHOWN_REPETITIONS) {
                append(entry, text);
            }
        }
        text.append(repetitions(count));
        return text.isEmpty() ? "" : "Traceback (most recent call last):\n" + text;
    }

    private static String repetitions(int count) {
        int more = count - SHOWN_REPETITIONS;
        return more <= 0 ? "" : "  [Previous line repeated " + more + (more == 1 ? " more time]\n" : " more times]\n");
    }

    private static void append(Entry entry, StringBuilder text) {
        text.append("  File \"")
                .append(entry.file())
                .append("\", line ")
                .append(entry.line())
                .append(", in ")
                .append(entry.function())
                .append('\n');
        String line = sourceLine(entry.file(), entry.line());
        if (!line.isEmpty()) {
            text.append("    ").append(line).append('\n');
        }
    }

    private static String sourceLine(String file, int line) {
        try (var lines = Files.lines(Path.of(file))) {
            return lines.skip(line - 1).findFirst().orElse("").strip();
        } catch (IOException | UncheckedIOException | InvalidPathException unreadable) {
            return "";
        }
    }
}
