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
    private ProgramProcess() {}

    /** The process did not end in time. */
    public static final class TookTooLong extends Exception {
        private static final long serialVersionUID = 1L;

        TookTooLong(Duration limit) {
            super("it did not end within " + limit.toSeconds() + " s");
        }
    }

    /**
     * Runs it to its end.
     *
     * @param folder its streams' files are made here, and its working directory
     * @param environment is added to this process's
     */
    public static Outcome run(List<String> command, byte[] input, Path folder, Map<String, String> environment, Duration limit)
            throws IOException, InterruptedException, TookTooLong {
        Path working = Files.createTempDirectory(folder, "run");
        Path stdin = Files.write(folder.resolve(working.getFileName() + ".stdin"), input);
        Path stdout = folder.resolve(working.getFileName() + ".stdout");
        Path stderr = folder.resolve(working.getFileName() + ".stderr");
        ProcessBuilder builder = new ProcessBuilder(command).directory(working.toFile()).redirectInput(stdin.toFile()).redirectOutput(stdout.toFile())
                .redirectError(stderr.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
            process.destroyForcibly().waitFor();
            throw new TookTooLong(limit);
        }
        return Outcome.of(Files.readAllBytes(stdout), Files.readAllBytes(stderr), process.exitValue());
    }
}
