package dev.serpentine.conformance.reduce;

import dev.serpentine.conformance.Outcome;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * A warm CPython 3.12 in a process of its own: runs each program in a child of it, and knows programs' syntax trees.
 * Belongs to one thread at a time.
 */
public final class ReferenceServer implements AutoCloseable {
    private final Process process;
    private final BufferedWriter requests;
    private final BufferedReader answers;

    private ReferenceServer(Process process) {
        this.process = process;
        this.requests = process.outputWriter(StandardCharsets.UTF_8);
        this.answers = process.inputReader(StandardCharsets.UTF_8);
    }

    /**
     * Starts one.
     *
     * @param python the command of CPython 3.12
     * @param library the folder of the package {@code rpython}
     * @param folder for the server's own files
     */
    public static ReferenceServer start(String python, Path library, Path folder) throws IOException {
        Path server = copied("reference_server.py", folder);
        Path edits = copied("edits.py", folder);
        ProcessBuilder builder = new ProcessBuilder(python, "-B", server.toString(), edits.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(Map.of("PYTHONPATH", library.toString(), "PYTHONIOENCODING", "utf-8"));
        return new ReferenceServer(builder.start());
    }

    private static Path copied(String resource, Path folder) throws IOException {
        try (InputStream stream = ReferenceServer.class.getResourceAsStream(resource)) {
            return Files.write(folder.resolve(resource), stream.readAllBytes());
        }
    }

    private String answer(String... words) {
        try {
            requests.write(String.join("\t", words) + "\n");
            requests.flush();
            String line = answers.readLine();
            if (line == null) {
                throw new IOException("CPython ended");
            }
            return line;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** What a program prints, and its exit status; empty if it does not end in time. */
    public Optional<Outcome> run(Path program, Duration limit) {
        Path output = program.resolveSibling(program.getFileName() + ".output");
        String status =
                answer("run", program.toString(), output.toString(), Double.toString(limit.toMillis() / 1000.0));
        if (status.equals("late")) {
            return Optional.empty();
        }
        try {
            return Optional.of(Outcome.of(
                    Files.readAllBytes(output),
                    Files.readAllBytes(Path.of(output + ".errors")),
                    Integer.parseInt(status)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** What became of a request for an edit. */
    enum Edit {
        DONE,
        NONE,
        END
    }

    /** Writes a program with one of its edits to another file. */
    Edit edit(Path program, int number, Path result) {
        return switch (answer("edit", program.toString(), Integer.toString(number), result.toString())) {
            case "done" -> Edit.DONE;
            case "end" -> Edit.END;
            default -> Edit.NONE;
        };
    }

    @Override
    public void close() {
        process.destroy();
    }
}
