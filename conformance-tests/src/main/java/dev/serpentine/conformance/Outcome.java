package dev.serpentine.conformance;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a run of a program left behind.
 *
 * @param output everything on standard output
 * @param status the exit status
 * @param uncaught what standard error tells of an exception that nothing caught ({@link UncaughtException}), empty
 *     where that does not matter
 */
public record Outcome(byte[] output, int status, String uncaught) {

    /** The outcome of a process that has ended. */
    public static Outcome of(byte[] output, byte[] errors, int status) {
        return new Outcome(output, status, UncaughtException.of(errors));
    }

    /**
     * One line that says how this outcome differs from what was expected; empty if it does not.
     *
     * @param expected what it tells of an uncaught exception counts only if it is not empty
     */
    public Optional<String> differenceFrom(Outcome expected) {
        if (!Arrays.equals(output, expected.output)) {
            return Optional.of(
                    outputDifference(expected) + (status == expected.status ? "" : statusDifference(expected)));
        }
        if (status != expected.status) {
            return Optional.of("the same output" + statusDifference(expected));
        }
        if (!expected.uncaught.isEmpty() && !uncaught.equals(expected.uncaught)) {
            return Optional.of("stderr tells of '%s', not '%s'"
                    .formatted(uncaught.replace("\n", "; "), expected.uncaught.replace("\n", "; ")));
        }
        return Optional.empty();
    }

    private String statusDifference(Outcome expected) {
        String last = uncaught.substring(uncaught.lastIndexOf('\n') + 1);
        return "; exit status %d, not %d%s".formatted(status, expected.status, last.isEmpty() ? "" : " (" + last + ")");
    }

    private String outputDifference(Outcome expected) {
        String[] lines = new String(output, StandardCharsets.UTF_8).split("\n", -1);
        String[] wanted = new String(expected.output, StandardCharsets.UTF_8).split("\n", -1);
        int line = 0;
        while (line < lines.length && line < wanted.length && lines[line].equals(wanted[line])) {
            line++;
        }
        if (line >= wanted.length) {
            return "line %d: more output than expected: '%s'".formatted(line + 1, shortened(lines[line], 0));
        }
        if (line >= lines.length || line == lines.length - 1 && lines[line].isEmpty()) {
            return "line %d: the output ends, expected '%s'".formatted(line + 1, shortened(wanted[line], 0));
        }
        int column = Arrays.mismatch(lines[line].toCharArray(), wanted[line].toCharArray());
        return "line %d: '%s', expected '%s'"
                .formatted(line + 1, shortened(lines[line], column), shortened(wanted[line], column));
    }

    /** The part of a line around a column. */
    private static String shortened(String line, int column) {
        int start = Math.max(0, column - 30);
        int end = Math.min(line.length(), Math.max(column, 0) + 40);
        return (start > 0 ? "…" : "") + line.substring(Math.min(start, end), end) + (end < line.length() ? "…" : "");
    }
}
