package dev.serpentine.conformance.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.serpentine.conformance.ReferencePython;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What is translated of generated programs prints what Python prints: of those of one seed always, of those of a fresh
 * one each time. Refusals and faults are told, and fail the test not yet: some are known.
 */
@Tag("search")
class FuzzTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    private static void run(String... words) {
        assumeTrue(ReferencePython.find().isPresent(), "there is no CPython 3.12 here");
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--functions=15", "--reduce=difference", "--backend=interpreter"));
        FuzzOptions options = FuzzOptions.of(all);
        System.out.println("fuzz: seed " + options.seed());
        Fuzz fuzz = new Fuzz(ROOT, options);
        fuzz.run();
        System.out.println("fuzz: " + fuzz.progress());
        System.out.print(fuzz.table());
        assertTrue(
                fuzz.isNothingDifferent(),
                () -> "first seed " + options.seed() + "; what was found stands in conformance-tests/target/fuzz\n"
                        + fuzz.table());
    }

    @Test
    void programsOfOneSeed() {
        run("--seed=1", "--minutes=0.5");
    }

    @Test
    void programsOfAFreshSeed() {
        run("--minutes=0.5");
    }
}
