package dev.serpentine.conformance.cpython;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.serpentine.conformance.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Test methods of CPython that passed once, which must stay so. */
class CPythonTestsTest {
    private static final String RESOURCES = "conformance-tests/src/main/resources/dev/serpentine/conformance/cpython";

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve("graph/src/main/java"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    @Test
    void whatPassedStillPasses() throws IOException, InterruptedException {
        Optional<PreparedTests.Installation> installation = CPythonTests.installation(root());
        assumeTrue(installation.isPresent(), "there is no CPython 3.12 with its tests here, so they judge nothing");
        Map<String, Set<String>> selection = new TreeMap<>();
        for (String line :
                Files.readAllLines(root().resolve("conformance-tests/src/test/resources/cpython-tests.txt"))) {
            selection.computeIfAbsent(line.split(":")[0], _ -> new TreeSet<>()).add(line.split(":")[1]);
        }
        Inapplicable inapplicable = new Inapplicable(root().resolve(RESOURCES).resolve("does-not-apply.txt"));
        Map<String, List<String>> wrong = new TreeMap<>();
        for (Map.Entry<String, Set<String>> file : selection.entrySet()) {
            Map<String, Judgement> judgements = new FileJudge(
                            installation.get(), inapplicable, file.getKey(), Place.INTERPRETER)
                    .judge(file.getValue());
            for (String method : file.getValue()) {
                Judgement judgement =
                        judgements.getOrDefault(method, new Judgement.DoesNotApply("there is no such method"));
                if (!(judgement instanceof Judgement.Passed || judgement instanceof Judgement.PassedInPart)) {
                    wrong.put(file.getKey() + ":" + method + ": " + judgement.column(), judgement.lines());
                }
            }
        }
        assertEquals(Map.of(), wrong);
    }
}
