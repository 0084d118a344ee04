package dev.serpentine.conformance;

import dev.serpentine.driver.Main;
import dev.serpentine.driver.StandardStreams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/**
 * A program that must be refused, with the message that a user sees.
 *
 * @param file its source; the message is beside it, as {@code NAME.message}
 */
public record RejectedProgram(Path file) {
    private static final String OPTIONS = "# options: ";
    private static final long STACK_SIZE = 1L << 30;

    /**
     * What the command line answered.
     *
     * @param status its exit status
     * @param message all of its standard error, files named without their folder
     */
    public record Refusal(int status, String message) {}

    /** All of them, in order. */
    public static List<RejectedProgram> find(Path root) {
        return ConformanceProgram.pythonFiles(root.resolve("conformance-tests/src/test/resources/rejected"), 1).stream()
                .map(RejectedProgram::new)
                .toList();
    }

    public String name() {
        return ConformanceProgram.stem(file);
    }

    /** Where the expected message stands. */
    public Path messageFile() {
        return file.resolveSibling(name() + ".message");
    }

    /** Gives the program to the command line, up to typed graphs. Needs a thread with a large stack. */
    public Refusal refusal() {
        return refusal("text");
    }

    /** The same in JSON. */
    public Refusal refusalInJson() {
        return refusal("json");
    }

    private Refusal refusal(String form) {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        List<String> words = new ArrayList<>(List.of("translate", "--emit=typed", "--errors=" + form));
        words.addAll(options());
        words.add(file.toString());
        int status =
                Main.run(words, new StandardStreams(InputStream.nullInputStream(), stream(output), stream(errors)));
        return new Refusal(status, errors.toString(StandardCharsets.UTF_8).replace(file.getParent() + "/", ""));
    }

    /** What besides the program is said on the command line: a line of the program names it. */
    private List<String> options() {
        try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
            return lines.filter(line -> line.startsWith(OPTIONS))
                    .flatMap(line ->
                            Stream.of(line.substring(OPTIONS.length()).strip().split(" ")))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    /** Threads that are fit for {@link #refusal}. */
    static ExecutorService workers() {
        return Executors.newFixedThreadPool(
                Runtime.getRuntime().availableProcessors(),
                work -> new Thread(null, work, "rejected programs", STACK_SIZE));
    }

    /**
     * Writes down the messages as they are now; the checkout is the current folder. Says which programs are not
     * refused.
     */
    public static void main(String[] words) throws InterruptedException {
        ExecutorService workers = workers();
        workers.invokeAll(find(Path.of("").toAbsolutePath()).stream()
                .map(program -> Executors.callable(program::storeMessage))
                .toList());
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    private void storeMessage() {
        Refusal refusal = refusal();
        if (refusal.status() != 1) {
            System.out.println(name() + ": status " + refusal.status() + ": "
                    + refusal.message().lines().limit(3).toList());
            return;
        }
        try {
            Files.writeString(messageFile(), refusal.message());
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
