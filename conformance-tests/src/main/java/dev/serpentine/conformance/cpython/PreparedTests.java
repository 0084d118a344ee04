package dev.serpentine.conformance.cpython;

import dev.serpentine.conformance.Outcome;
import dev.serpentine.conformance.ProgramProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A file of CPython's tests, made ready in a folder outside of the repository, with what is in it, and what CPython
 * says to it.
 */
final class PreparedTests {
    private static final Duration WHOLE_LIMIT = Duration.ofMinutes(10);

    private final Installation installation;
    private final Path folder;
    private final List<TestMethod> methods = new ArrayList<>();
    private final List<Statement> statements = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();

    /** Lines of a file that stand elsewhere in the prepared one. */
    private record Move(String file, int first, int last, int original) {}

    /**
     * Where things are.
     *
     * @param python the command of CPython 3.12
     * @param tests its package {@code test}
     * @param resources of this package
     * @param library the folder of the package {@code rpython}
     */
    record Installation(String python, Path tests, Path resources, Path library) {}

    /** The tests cannot even be imported with the modules that stand in for CPython's. */
    static final class NotPrepared extends Exception {
        private static final long serialVersionUID = 1L;

        NotPrepared(String reason) {
            super(reason);
        }
    }

    /** @param removed statements to be left out */
    PreparedTests(Installation installation, Path folder, String name, Collection<Statement> removed)
            throws IOException, InterruptedException, NotPrepared {
        this.installation = installation;
        this.folder = folder;
        copyStandIns();
        Files.createDirectories(folder.resolve("tests"));
        Path removals = folder.resolve("removals");
        Files.write(
                removals,
                removed.stream()
                        .map(statement -> statement.file() + "\t" + statement.first() + "\t" + statement.last())
                        .toList());
        Outcome outcome = inPython(List.of("prepare", folder.toString(), name, removals.toString()));
        if (outcome.status() != 0) {
            throw new NotPrepared(outcome.uncaught().lines().reduce("", (_, line) -> line));
        }
        new String(outcome.output(), StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.split("\t", -1))
                .forEach(this::note);
    }

    private void note(String[] words) {
        switch (words[0]) {
            case "method" ->
                methods.add(
                        new TestMethod(words[1], words[2], words[3], words[4], Integer.parseInt(words[5]), words[6]));
            case "statement" ->
                statements.add(new Statement(
                        words[1],
                        Integer.parseInt(words[2]),
                        Integer.parseInt(words[3]),
                        words[4].equals("ill-typed"),
                        words[4].endsWith("Def")));
            case "moved" ->
                moves.add(new Move(
                        words[1], Integer.parseInt(words[2]), Integer.parseInt(words[3]), Integer.parseInt(words[4])));
            default -> {
                /* printed by the import */
            }
        }
    }

    private void copyStandIns() throws IOException {
        Path source = installation.resources().resolve("stand_in");
        // Where an installed library would lie, so that errors within them are told at the test's line.
        Path target = folder.resolve("lib/python3.12");
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : files.toList()) {
                Path copy = target.resolve(source.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }

    Path program() {
        return folder.resolve("program.py");
    }

    List<TestMethod> methods() {
        return methods;
    }

    /** Where a line of the prepared file stands in the file of tests. */
    int originalLine(String file, int line) {
        return moves.stream()
                .filter(move -> move.file().equals(file) && move.first() <= line && line <= move.last())
                .findFirst()
                .map(move -> line - move.first() + move.original())
                .orElse(line);
    }

    /** The smallest statement that has a line. */
    Optional<Statement> statementAt(String file, int line) {
        return statements.stream()
                .filter(statement -> statement.covers(file, line))
                .min(Comparator.comparingInt(Statement::length));
    }

    /** The statement that expects an error of types at a line, if there is one. */
    Optional<Statement> illTypedAt(String file, int line) {
        return statements.stream()
                .filter(statement -> statement.isIllTyped() && statement.covers(file, line))
                .min(Comparator.comparingInt(Statement::length));
    }

    /** The text of a statement as it is in the tests. */
    String text(Statement statement) throws IOException {
        List<String> lines = Files.readAllLines(installation.tests().resolve(statement.file() + ".py"));
        return String.join("\n", lines.subList(statement.first() - 1, statement.last()));
    }

    /** The statements of a method. */
    List<Statement> within(TestMethod method) {
        Optional<Statement> definition = statements.stream()
                .filter(statement -> statement.isDefinition() && statement.covers(method.file(), method.line()))
                .min(Comparator.comparingInt(Statement::length));
        return statements.stream()
                .filter(statement -> definition.isPresent()
                        && statement != definition.get()
                        && definition.get().covers(statement.file(), statement.first()))
                .toList();
    }

    /** What CPython says to methods. */
    Map<TestMethod, Outcome> inPython(List<TestMethod> wanted, Duration limit)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("run", folder.toString(), Long.toString(limit.toSeconds())));
        wanted.forEach(method -> words.add(method.entry()));
        inPython(words);
        Map<TestMethod, Outcome> outcomes = new HashMap<>();
        for (TestMethod method : wanted) {
            Path status = folder.resolve(method.entry() + ".status");
            if (Files.exists(status)) {
                outcomes.put(
                        method,
                        Outcome.of(
                                Files.readAllBytes(folder.resolve(method.entry() + ".out")),
                                Files.readAllBytes(folder.resolve(method.entry() + ".err")),
                                Integer.parseInt(Files.readString(status))));
            }
        }
        return outcomes;
    }

    private Outcome inPython(List<String> words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                installation.python(),
                "-B",
                installation.resources().resolve("cpython_side.py").toString()));
        command.addAll(words);
        Map<String, String> environment = Map.of(
                "PREPARED_TESTS",
                folder.resolve("tests").toString(),
                "INSTALLED_TESTS",
                installation.tests().toString(),
                "PYTHONPATH",
                installation.library().toString(),
                "PYTHONIOENCODING",
                "utf-8",
                "PYTHONWARNINGS",
                "ignore");
        try {
            return ProgramProcess.run(command, new byte[0], folder, environment, WHOLE_LIMIT);
        } catch (ProgramProcess.TookTooLong late) {
            throw new IOException(late);
        }
    }
}
