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

    private static final String HEADER = "Traceback (most recent call last):";

    private final String margin;
    private final StringBuilder text = new StringBuilder();

    private TracebackText(String margin) {
        this.margin = margin;
    }

    /**
     * A line of a traceback.
     *
     * @param line from 1; with 0 the entry is not shown
     * @param columns what Python marks in the line, as {@code SourceSpan} has it; empty where that is not told
     */
    public record Entry(String function, String file, int line, String columns) {
        private boolean isSameLine(Entry other) {
            return line == other.line && function.equals(other.function) && file.equals(other.file);
        }
    }

    /**
     * The places of a traceback as a program asks for them.
     *
     * @param traceback the outermost place first
     */
    public static String places(List<Entry> traceback) {
        StringBuilder text = new StringBuilder();
        for (Entry entry : traceback) {
            if (entry.line() != 0) {
                text.append("1\t")
                        .append(entry.line())
                        .append('\t')
                        .append(entry.columns())
                        .append('\t')
                        .append(entry.function())
                        .append('\t')
                        .append(entry.file())
                        .append('\n');
            }
        }
        return text.toString();
    }

    /**
     * The text of a traceback.
     *
     * @param traceback the outermost place first
     * @param depth how many groups of exceptions the exception is in, which stand to the left of it
     * @param isOfGroup whether it is a group itself
     * @return nothing where no place is shown
     */
    public static String of(List<Entry> traceback, long depth, boolean isOfGroup) {
        String indentation = "  ".repeat((int) depth);
        String margin = depth == 0 ? "" : indentation + "| ";
        String places = new TracebackText(margin).lines(traceback);
        String header =
                !isOfGroup ? margin + HEADER : (depth == 1 ? indentation + "+ " : margin) + "Exception Group " + HEADER;
        return places.isEmpty() ? "" : header + "\n" + places;
    }

    private String lines(List<Entry> traceback) {
        Entry previous = null;
        int count = 0;
        for (Entry entry : traceback) {
            if (entry.line() == 0) {
                continue;
            }
            if (previous == null || !entry.isSameLine(previous)) {
                appendRepetitions(count);
                previous = entry;
                count = 0;
            }
            if (++count <= SHOWN_REPETITIONS) {
                append(entry);
            }
        }
        appendRepetitions(count);
        return text.toString();
    }

    private void appendRepetitions(int count) {
        int more = count - SHOWN_REPETITIONS;
        if (more > 0) {
            appendLine("  [Previous line repeated " + more + (more == 1 ? " more time]" : " more times]"));
        }
    }

    private void append(Entry entry) {
        appendLine("  File \"" + entry.file() + "\", line " + entry.line() + ", in " + entry.function());
        String line = sourceLine(entry.file(), entry.line());
        if (!line.isEmpty()) {
            appendLine("    " + line);
        }
    }

    private void appendLine(String line) {
        text.append(margin).append(line).append('\n');
    }

    private static String sourceLine(String file, int line) {
        try (var lines = Files.lines(Path.of(file))) {
            return lines.skip(line - 1).findFirst().orElse("").strip();
        } catch (IOException | UncheckedIOException | InvalidPathException unreadable) {
            return "";
        }
    }
}
