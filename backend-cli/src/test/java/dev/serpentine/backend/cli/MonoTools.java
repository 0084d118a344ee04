package dev.serpentine.backend.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** Runs mono and its tools. */
public final class MonoTools {

    /**
     * What became of a process.
     *
     * @param status its exit status
     * @param output what it printed
     * @param errors what it complained of
     */
    public record Finished(int status, String output, String errors) {}

    private MonoTools() {}

    /** Skips the test, saying so, where one of the tools is missing. */
    public static void assume(String... tools) {
        List<String> missing = new ArrayList<>();
        for (String tool : tools) {
            boolean isThere = Arrays.stream(System.getenv("PATH").split(":"))
                    .anyMatch(folder -> Files.isExecutable(Path.of(folder, tool)));
            if (!isThere) {
                missing.add(tool);
            }
        }
        Assumptions.assumeTrue(
                missing.isEmpty(),
                () -> "skipped, since " + missing
                        + " is missing: apt-get install mono-runtime mono-utils mono-devel mono-mcs");
    }

    /** Runs a tool to its end. */
    public static Finished start(Path folder, String... words) throws IOException, InterruptedException {
        Path output = Files.createTempFile(folder, "output", ".txt");
        Path errors = Files.createTempFile(folder, "errors", ".txt");
        Process process = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        process.getOutputStream().close();
        if (!process.waitFor(120, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError(words[0] + " does not end");
        }
        return new Finished(process.exitValue(), text(output), text(errors));
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** Runs a tool that must succeed, and returns what it prints. */
    public static String run(Path folder, String... words) throws IOException, InterruptedException {
        return runToStatus(folder, 0, words);
    }

    /** Runs a tool that must end with a status, and returns what it prints. */
    public static String runToStatus(Path folder, int status, String... words)
            throws IOException, InterruptedException {
        Finished finished = start(folder, words);
        assertEquals(
                status,
                finished.status(),
                () -> String.join(" ", words) + ": " + finished.output() + finished.errors());
        return finished.output();
    }
}
