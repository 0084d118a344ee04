package dev.serpentine.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs a command as a process of its own, with files for its streams, so that nothing can block. */
public final class ProgramProcess {
    /**
     * On a busy machine a process waits for its share, and that is not its fault: what is limited is what it uses, and
     * this many times as long it may last.
     */
    private static final int PATIENCE = 5;

    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);
    private static final String TEXT_FILE_BUSY = "error: 26";
    private static final int MOST_ATTEMPTS = 50;
    private static final Duration BETWEEN_ATTEMPTS = Duration.ofMillis(100);

    private ProgramProcess() {}

    /** The process did not end in time. */
    public static final class TookTooLong extends Exception {
        private static final long serialVersionUID = 1L;

        TookTooLong(Duration limit, Duration used) {
            super("it did not end within " + limit.toSeconds() + " s of processor time, or " + PATIENCE
                    + " times as long on the clock (it used " + used.toMillis() + " ms)");
        }
    }

    /**
     * Runs it to its end.
     *
     * @param folder its streams' files are made here, and its working directory
     * @param environment is added to this process's
     * @param limit of processor time
     */
    public static Outcome run(
            List<String> command, byte[] input, Path folder, Map<String, String> environment, Duration limit)
            throws IOException, InterruptedException, TookTooLong {
        Path working = Files.createTempDirectory(folder, "run");
        Path stdin = Files.write(folder.resolve(working.getFileName() + ".stdin"), input);
        Path stdout = folder.resolve(working.getFileName() + ".stdout");
        Path stderr = folder.resolve(working.getFileName() + ".stderr");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(working.toFile())
                .redirectInput(stdin.toFile())
                .redirectOutput(stdout.toFile())
                .redirectError(stderr.toFile());
        builder.environment().putAll(environment);
        Process process = start(builder);
        await(process, limit);
        return Outcome.of(Files.readAllBytes(stdout), Files.readAllBytes(stderr), process.exitValue());
    }

    /**
     * Starts what was just written. While another thread starts a process, that one holds for a moment what was open
     * for writing when it was forked: to run a file then fails, with ETXTBSY.
     */
    private static Process start(ProcessBuilder builder) throws IOException, InterruptedException {
        for (int attempt = 1; ; attempt++) {
            try {
                return builder.start();
            } catch (IOException failure) {
                if (attempt == MOST_ATTEMPTS
                        || !String.valueOf(failure.getMessage()).contains(TEXT_FILE_BUSY)) {
                    throw failure;
                }
                Thread.sleep(BETWEEN_ATTEMPTS);
            }
        }
    }

    private static void await(Process process, Duration limit) throws InterruptedException, TookTooLong {
        long latest = System.nanoTime() + limit.multipliedBy(PATIENCE).toNanos();
        while (!process.waitFor(BETWEEN_LOOKS.toMillis(), TimeUnit.MILLISECONDS)) {
            Duration used = process.info().totalCpuDuration().orElse(Duration.ZERO);
            if (used.compareTo(limit) > 0 || System.nanoTime() > latest) {
                process.destroyForcibly().waitFor();
                throw new TookTooLong(limit, used);
            }
        }
    }
}
