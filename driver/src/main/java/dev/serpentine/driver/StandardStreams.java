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
 */
public record StandardStreams(InputStream input, PrintStream output, PrintStream errors) {

    /** Those of this process. What we print holds the program's text, and is UTF-8 whatever the locale. */
    public static StandardStreams ofProcess() {
        return new StandardStreams(new FileInputStream(FileDescriptor.in), utf8(FileDescriptor.out), utf8(FileDescriptor.err));
    }

    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }

    void flush() {
        output.flush();
        errors.flush();
    }
}
