package dev.serpentine.conformance.damage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs programs in CPython 3.12, with little time and memory. */
final class Reference {
    private static final long SECONDS = 5;
    private static final String LIMITED = "ulimit -v 2000000; ulimit -t 6; exec \"$0\" \"$@\"";
    private static final Pattern PLACE = Pattern.compile("  File \"[^\"]*\", line (\\d+)");

    private final String python;
    private final Path library;

    Reference(String python, Path library) {
        this.python = python;
        this.library = library;
    }

    /**
     * How a run ended.
     *
     * @param output what it printed
     * @param errors the text of standard error
     */
    record Answer(byte[] output, String errors, int status) {

        /** The last line of the traceback: the exception. */
        String exception() {
            return errors.strip().lines().filter(line -> !line.isBlank()).reduce("", (before, line) -> line);
        }

        /** Whether the program could not even be compiled. */
        boolean isSyntaxError() {
            String last = exception();
            return status == 1
                    && !errors.startsWith("Traceback")
                    && (last.startsWith("SyntaxError:")
                            || last.startsWith("IndentationError:")
                            || last.startsWith("TabError:"));
        }

        /** The line that the last place of the traceback names; 0 if there is none. */
        int line() {
            Matcher matcher = PLACE.matcher(errors);
            int line = 0;
            while (matcher.find()) {
                line = Integer.parseInt(matcher.group(1));
            }
            return line;
        }
    }

    /** The answer; empty where the time or the memory does not do. */
    Optional<Answer> run(Path file, List<String> arguments, byte[] input, Path folder, int hashSeed)
            throws IOException, InterruptedException {
        Path working = Files.createTempDirectory(folder, "python");
        Path stdin = Files.write(folder.resolve("stdin"), input);
        Path stdout = folder.resolve("stdout");
        Path stderr = folder.resolve("stderr");
        List<String> command = new ArrayList<>(List.of("sh", "-c", LIMITED, python, "-B", file.toString()));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(working.toFile())
                .redirectInput(stdin.toFile())
                .redirectOutput(stdout.toFile())
                .redirectError(stderr.toFile());
        builder.environment()
                .putAll(Map.of(
                        "PYTHONPATH",
                        library.toString(),
                        "PYTHONIOENCODING",
                        "utf-8",
                        "PYTHONHASHSEED",
                        Integer.toString(hashSeed)));
        Process process = builder.start();
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
            return Optional.empty();
        }
        Answer answer = new Answer(
                Files.readAllBytes(stdout),
                new String(Files.readAllBytes(stderr), StandardCharsets.UTF_8),
                process.exitValue());
        return answer.exception().startsWith("MemoryError") || answer.status() > 128
                ? Optional.empty()
                : Optional.of(answer);
    }
}
