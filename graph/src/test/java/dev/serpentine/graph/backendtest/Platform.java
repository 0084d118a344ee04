package dev.serpentine.graph.backendtest;

import dev.serpentine.graph.program.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** How one backend runs a program, in as many ways as it has. */
@FunctionalInterface
public interface Platform {

    /**
     * What became of a program.
     *
     * @param way how it was translated or run, for messages
     * @param output standard output
     * @param errors standard error, for messages
     * @param status the exit status
     */
    record Outcome(String way, String output, String errors, int status) {

        /** Runs a command to its end. */
        public static Outcome ofCommand(String way, Path folder, String... command)
                throws IOException, InterruptedException {
            Path errors = Files.createTempFile(folder, "errors", ".txt");
            Process process =
                    new ProcessBuilder(command).redirectError(errors.toFile()).start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int status = process.waitFor();
            return new Outcome(way, output, Files.readString(errors), status);
        }
    }

    /**
     * Translates and runs a program in each way that the backend has.
     *
     * @param program shared with nothing: it may be changed
     * @param folder an empty folder for whatever is written
     * @throws org.opentest4j.TestAbortedException where a tool is missing, and the test is to be skipped
     */
    List<Outcome> run(Program program, Path folder) throws Exception;
}
