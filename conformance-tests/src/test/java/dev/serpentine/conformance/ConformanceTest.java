package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.opentest4j.TestAbortedException;

/**
 * The programs at all places; {@code -Dprograms=GLOB} chooses programs, {@code -Dbackend=NAME} places.
 *
 * <p>Of programs that are translated together, one of three is translated alone as well; and what takes longer than it
 * ought to leaves something out. With {@code -Dalone=all} everything is done with each.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ConformanceTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    private static final boolean IS_WHOLE = System.getProperty("alone", "").equals("all");

    /** Continuous integration has 90 minutes for this and all other tests. */
    private static final Duration TIME = Duration.ofMinutes(40);

    private final ConformanceSuite suite =
            new ConformanceSuite(ROOT, places(), IS_WHOLE ? 1 : 3, IS_WHOLE ? Optional.empty() : Optional.of(TIME));

    private static List<Place> places() {
        String backend = System.getProperty("backend", "");
        return backend.isEmpty() ? List.of(Place.values()) : Place.named(backend);
    }

    @TestFactory
    Stream<DynamicNode> programs() {
        List<ConformanceProgram> programs = ConformanceProgram.find(ROOT, System.getProperty("programs", "*"));
        assertTrue(!programs.isEmpty(), "no program has such a name");
        // All are started before the first verdict is waited for.
        Map<ConformanceProgram, Map<Place, CompletableFuture<Verdict>>> verdicts = suite.start(programs);
        return verdicts.entrySet().stream().map(entry -> container(entry.getKey(), entry.getValue()));
    }

    private static DynamicNode container(ConformanceProgram program, Map<Place, CompletableFuture<Verdict>> verdicts) {
        return DynamicContainer.dynamicContainer(
                program.name(),
                verdicts.entrySet().stream()
                        .map(entry ->
                                test(program.name() + " on " + entry.getKey().spelling(), entry.getValue())));
    }

    private static DynamicNode test(String name, CompletableFuture<Verdict> verdict) {
        return dynamicTest(name, () -> check(name, verdict.join()));
    }

    /** What is wrong begins with the name: summaries of test runs do not tell it. */
    private static void check(String name, Verdict verdict) {
        switch (verdict) {
            case Verdict.Same _ -> {}
            case Verdict.Skipped(String reason) -> throw new TestAbortedException(reason);
            case Verdict.Different(String difference) -> throw new AssertionError(name + ": " + difference);
            case Verdict.Failed(String reason) -> throw new AssertionError(name + ": " + reason);
        }
    }

    @AfterAll
    void showTable() {
        System.out.println(suite.table().text());
        System.out.println(suite.times());
        suite.close();
    }
}
