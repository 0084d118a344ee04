package dev.serpentine.driver;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

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
     * @param showsProgress whether standard error is one on which a line can be erased
     */
    public record Terminals(boolean output, boolean errors, boolean showsProgress) {
        /** No colours anywhere. */
        public static final Terminals NONE = new Terminals(false, false, false);

        /** What the start script found out. */
        private static Terminals ofProcess() {
            return of(
                    System.getenv(),
                    Boolean.getBoolean("serpentine.terminal.output"),
                    Boolean.getBoolean("serpentine.terminal.errors"));
        }

        /**
         * Those that the user wants to be used as such: with the variable {@code NO_COLOR} (no-color.org) there are no
         * colours, on a terminal that can do nothing but print there is nothing else either.
         *
         * @param isOutput whether standard output is a terminal
         * @param isErrors whether standard error is one
         */
        public static Terminals of(Map<String, String> environment, boolean isOutput, boolean isErrors) {
            if (environment.getOrDefault("TERM", "dumb").equals("dumb")) {
                return NONE;
            }
            boolean isColoured = environment.getOrDefault("NO_COLOR", "").isEmpty();
            return new Terminals(isColoured && isOutput, isColoured && isErrors, isErrors);
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
