package dev.serpentine.driver;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Runs the program {@code serpentine} in this process, with nothing to read unless it is said, and keeps what it writes
 * until the next run.
 */
final class CommandRun {
    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    /** @return the exit status */
    int run(String... words) {
        return runWith("", words);
    }

    /**
     * The same with something to read.
     *
     * @return the exit status
     */
    int runWith(String input, String... words) {
        output.reset();
        errors.reset();
        StandardStreams streams = new StandardStreams(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(output, true, StandardCharsets.UTF_8),
                new PrintStream(errors, true, StandardCharsets.UTF_8));
        return Main.run(List.of(words), streams);
    }

    String output() {
        return output.toString(StandardCharsets.UTF_8);
    }

    String errors() {
        return errors.toString(StandardCharsets.UTF_8);
    }
}
