package dev.serpentine.conformance.cpython;

import dev.serpentine.conformance.Place;
import dev.serpentine.conformance.ReferencePython;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The command: runs files of CPython's tests through the translator, and tells what became of each method. */
public final class CPythonTests {
    private static final String RESOURCES = "conformance-tests/src/main/resources/dev/serpentine/conformance/cpython";
    private static final String MARK = "<!-- written by ./conformance --cpython-tests --write-table -->\n";

    private CPythonTests() {}

    /**
     * {@code [--backend=PLACE] [--write-table] [FILE|FILE:Class.method]…}: judges methods; without files those that the
     * table in {@code docs/cpython-tests.md} is about.
     *
     * <p>Of each file a report stands in {@code conformance-tests/target/cpython-tests}. The checkout is the current
     * folder. The exit status is 1 if something is different, or a fault.
     */
    public static void main(String[] words) throws Exception {
        Place place = Place.INTERPRETER;
        boolean writesTable = false;
        List<String> files = new ArrayList<>();
        for (String word : words) {
            if (word.startsWith("--backend=")) {
                place = Place.ofSpelling(word.substring("--backend=".length()))
                        .orElseThrow(() -> new IllegalArgumentException(word));
            } else if (word.equals("--write-table")) {
                writesTable = true;
            } else {
                files.add(word);
            }
        }
        Path root = Path.of("").toAbsolutePath();
        Optional<PreparedTests.Installation> installation = installation(root);
        if (installation.isEmpty()) {
            System.out.println("there is no CPython 3.12 with its tests here");
            Runtime.getRuntime().halt(3);
        }
        Inapplicable inapplicable = new Inapplicable(root.resolve(RESOURCES).resolve("does-not-apply.txt"));
        JudgementTable table = new JudgementTable();
        for (String word :
                files.isEmpty() ? Files.readAllLines(root.resolve(RESOURCES).resolve("files.txt")) : files) {
            String file = word.replaceAll("\\.py$|:.*", "");
            Set<String> methods = word.contains(":") ? Set.of(word.substring(word.indexOf(':') + 1)) : Set.of();
            long start = System.nanoTime();
            Map<String, Judgement> judgements =
                    new FileJudge(installation.get(), inapplicable, file, place).judge(methods);
            System.out.printf(
                    "%s; %d s%n", JudgementTable.line(file, judgements), (System.nanoTime() - start) / 1_000_000_000);
            table.add(file, judgements);
            report(root, file, judgements);
        }
        if (writesTable) {
            write(root.resolve("docs/cpython-tests.md"), table.markdown());
        }
        System.out.flush();
        // Methods that did not end have threads that would keep this process alive.
        Runtime.getRuntime().halt(table.isClean() ? 0 : 1);
    }

    /** Where CPython 3.12 and its tests are; empty where there are none. */
    static Optional<PreparedTests.Installation> installation(Path root) throws IOException {
        Optional<String> python = ReferencePython.find();
        if (python.isEmpty()) {
            return Optional.empty();
        }
        Process process = new ProcessBuilder(
                        python.get(), "-c", "import os; print(os.path.join(os.path.dirname(os.__file__), 'test'))")
                .start();
        Path tests = Path.of(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
        return Optional.of(tests)
                .filter(folder -> Files.exists(folder.resolve("test_list.py")))
                .map(folder -> new PreparedTests.Installation(
                        python.get(), folder, root.resolve(RESOURCES), root.resolve("rlib/src/main/resources")));
    }

    private static void report(Path root, String file, Map<String, Judgement> judgements) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String column : new TreeSet<>(
                judgements.values().stream().map(Judgement::column).toList())) {
            judgements.forEach((method, judgement) -> {
                if (judgement.column().equals(column)) {
                    lines.add(column + ": " + method);
                    judgement.lines().forEach(line -> lines.add("    " + line));
                }
            });
        }
        Path report = root.resolve("conformance-tests/target/cpython-tests").resolve(file + ".txt");
        Files.createDirectories(report.getParent());
        Files.write(report, lines);
    }

    /** Replaces what stands behind the mark. */
    private static void write(Path page, String table) throws IOException {
        String text = Files.readString(page);
        Files.writeString(page, text.substring(0, text.indexOf(MARK) + MARK.length()) + "\n" + table);
    }
}
