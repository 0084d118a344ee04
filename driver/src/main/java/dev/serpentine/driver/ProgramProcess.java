package dev.serpentine.driver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Runs translated programs as processes on this process's streams. */
final class ProgramProcess {
    private ProgramProcess() {}

    /**
     * Runs a program to its end; whoever ends us ends the program too.
     *
     * @param variables of the environment that it has besides ours
     * @return its exit status
     * @throws UncheckedIOException if it cannot be started
     */
    static int run(List<String> command, Map<String, String> variables) {
        try {
            ProcessBuilder builder = new ProcessBuilder(command);
            builder.environment().putAll(variables);
            return run(builder);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static int run(ProcessBuilder builder) throws IOException {
        System.out.flush();
        Process process = builder.inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        try {
            return process.waitFor();
        } catch (InterruptedException exception) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the program ran", exception);
        }
    }
}
