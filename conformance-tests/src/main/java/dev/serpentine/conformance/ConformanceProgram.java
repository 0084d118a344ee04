package dev.serpentine.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One program of the suite, with what it is given and what is expected of it.
 *
 * @param name {@code AREA/NAME}, or {@code examples/NAME}
 * @param file its source
 * @param arguments without the program's own name
 * @param input what stands on its standard input
 * @param expected what CPython 3.12 answered when the answers were stored
 * @param skips the reasons of the places that its directives name
 * @param runsUnchecked whether it raises nothing that {@code --unchecked} does not look out for, and is run with that
 *     too
 */
public record ConformanceProgram(
        String name,
        Path file,
        List<String> arguments,
        byte[] input,
        Outcome expected,
        Map<Place, String> skips,
        boolean runsUnchecked) {
    /** {@code # also with --unchecked}. */
    private static final Pattern UNCHECKED = Pattern.compile("(?m)^# also with --unchecked$");
    /** {@code # skip: PLACE: reason}, where the place may also be a whole backend. */
    private static final Pattern SKIP = Pattern.compile("(?m)^# skip: ([\\w-]+): (.+)$");

    private static final Pattern TEST_ARGUMENTS = Pattern.compile("(?m)^# test arguments:(.*)\\s*\\z");

    /**
     * Finds the programs of the suite.
     *
     * @param root of the checkout
     * @param glob which names are wanted; {@code *} does not stop at a slash
     * @return in the order of their names
     */
    public static List<ConformanceProgram> find(Path root, String glob) {
        PathMatcher wanted = FileSystems.getDefault()
                .getPathMatcher("glob:" + glob.replace("**", "*").replace("*", "**"));
        List<ConformanceProgram> found = new ArrayList<>();
        Path examples = root.resolve("examples");
        for (Path file : pythonFiles(examples, 1)) {
            String name = "examples/" + stem(file);
            if (wanted.matches(Path.of(name))) {
                found.add(example(name, file));
            }
        }
        Path programs = root.resolve("conformance-tests/src/test/resources/programs");
        for (Path file : pythonFiles(programs, 2)) {
            String name = file.getParent().getFileName() + "/" + stem(file);
            if (wanted.matches(Path.of(name))) {
                found.add(program(name, file));
            }
        }
        return found;
    }

    /** The Python files of a folder, so many levels deep, in order. */
    static List<Path> pythonFiles(Path folder, int depth) {
        try (Stream<Path> files = Files.walk(folder, depth)) {
            return files.filter(file -> file.toString().endsWith(".py"))
                    .sorted()
                    .toList();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    static String stem(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.lastIndexOf('.'));
    }

    private static ConformanceProgram program(String name, Path file) {
        List<String> arguments =
                beside(file, ".args").map(path -> text(path).lines().toList()).orElse(List.of());
        byte[] input = beside(file, ".stdin").map(ConformanceProgram::bytes).orElse(new byte[0]);
        byte[] output = bytes(file.resolveSibling(stem(file) + ".expected"));
        int status = beside(file, ".status")
                .map(path -> Integer.parseInt(text(path).strip()))
                .orElse(0);
        String uncaught = beside(file, ".stderr")
                .map(path -> withoutLastLineEnd(text(path)))
                .orElse("");
        return new ConformanceProgram(
                name,
                file,
                arguments,
                input,
                new Outcome(output, status, uncaught),
                skips(text(file)),
                runsUnchecked(file));
    }

    /** An example names its arguments in its last line; one with a slash is a file beside it. */
    private static ConformanceProgram example(String name, Path file) {
        Matcher matcher = TEST_ARGUMENTS.matcher(text(file));
        if (!matcher.find()) {
            throw new IllegalStateException(file + ": the last line does not name the test arguments");
        }
        List<String> arguments = Stream.of(matcher.group(1).strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .map(word -> word.contains("/") ? file.resolveSibling(word).toString() : word)
                .toList();
        byte[] output = bytes(file.resolveSibling("expected").resolve(stem(file) + ".txt"));
        return new ConformanceProgram(
                name, file, arguments, new byte[0], new Outcome(output, 0, ""), skips(text(file)), runsUnchecked(file));
    }

    /** The text of its file. */
    String source() {
        return text(file);
    }

    /** Whether it is for such a place at all. */
    boolean isFor(Place place) {
        return runsUnchecked || !place.isUnchecked();
    }

    private static boolean runsUnchecked(Path file) {
        return UNCHECKED.matcher(text(file)).find();
    }

    private static String withoutLastLineEnd(String text) {
        return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    }

    private static Map<Place, String> skips(String source) {
        Map<Place, String> skips = new EnumMap<>(Place.class);
        Matcher matcher = SKIP.matcher(source);
        while (matcher.find()) {
            String reason = matcher.group(2);
            Place.named(matcher.group(1)).forEach(place -> skips.put(place, reason));
        }
        return skips;
    }

    private static Optional<Path> beside(Path file, String ending) {
        return Optional.of(file.resolveSibling(stem(file) + ending)).filter(Files::exists);
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
