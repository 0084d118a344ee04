package dev.serpentine.driver;

import java.io.IOException;

/** Runs translated programs as processes on this process's streams. */
final class ProgramProcess {
    private ProgramProcess() {}

    /**
     * Runs a program to its end; whoever ends us ends the program too.
     *
     * @return its exit status
     * @throws IOException if it cannot be started
     */
    static int run(ProcessBuilder builder) throws IOException {
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
