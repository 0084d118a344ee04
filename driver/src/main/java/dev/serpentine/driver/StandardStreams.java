package dev.serpentine.driver;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The streams that a command reads and writes. A native program that is run uses those of this process in any case.
 *
 * @param input for an interpreted program
 * @param output of commands and of an interpreted program
 * @param errors messages of commands, and standard error of an interpreted program
 * @param terminals which of them show colours
 */
public record StandardStreams(InputStream input, PrintStream output, PrintStream errors, Terminals terminals) {

    /**
     * Which streams are terminals that show colours.
     *
     * @param output whether standard output is one
     * @param errors whether standard error is one
     */
    public record Terminals(boolean output, boolean errors) {
        /** No colours anywhere. */
        public static final Terminals NONE = new Terminals(false, false);

        /**
         * What the start script found out, unless the user wants no colours (no-color.org), or the terminal knows none.
         */
        private static Terminals ofProcess() {
            boolean isPlain = !System.getenv().getOrDefault("NO_COLOR", "").isEmpty()
                    || System.getenv().getOrDefault("TERM", "dumb").equals("dumb");
            return isPlain
                    ? NONE
                    : new Terminals(
                            Boolean.getBoolean("serpentine.terminal.output"),
                            Boolean.getBoolean("serpentine.terminal.errors"));
        }
    }

    /** Streams of which none is a terminal. */
    public StandardStreams(InputStream input, PrintStream output, PrintStream errors) {
        this(input, output, errors, Terminals.NONE);
    }

    /** Those of this process. What we print holds the program's text, and is UTF-8 whatever the locale. */
    public static StandardStreams ofProcess() {
        return new StandardStreams(
                new FileInputStream(FileDescriptor.in),
                utf8(FileDescriptor.out),
                utf8(FileDescriptor.err),
                Terminals.ofProcess());
    }

    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }

    void flush() {
        output.flush();
        errors.flush();
    }
}
