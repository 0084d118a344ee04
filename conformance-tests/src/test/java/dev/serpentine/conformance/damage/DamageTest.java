package dev.serpentine.conformance.damage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.conformance.ReferencePython;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Damaged programs, for half a minute from a number that is always the same, and for half a minute from another each
 * time.
 */
@Tag("search")
class DamageTest {
    private static final long FIXED = 3_005;
    private static final int FIXED_COUNT = 10;
    private static final Duration LIMIT = Duration.ofSeconds(30);

    @Test
    void programsOfFixedNumbersAreRefusedOrAgree() throws InterruptedException {
        ByteArrayOutputStream report = new ByteArrayOutputStream();
        int found = run(FIXED, FIXED_COUNT, report);
        assertEquals(0, found, () -> report.toString(StandardCharsets.UTF_8));
    }

    /** What is found is told, and is no failure of the change that is being tested: its number makes it again. */
    @Test
    void othersAreTried() throws InterruptedException {
        ByteArrayOutputStream report = new ByteArrayOutputStream();
        run(System.nanoTime() & 0xFFFFFFFFL, Integer.MAX_VALUE, report);
        System.out.println(report.toString(StandardCharsets.UTF_8));
    }

    private static int run(long first, int count, ByteArrayOutputStream report) throws InterruptedException {
        Optional<String> python = ReferencePython.find();
        Assumptions.assumeTrue(python.isPresent(), "there is no CPython 3.12 here");
        return new DamageRun(
                        Path.of("").toAbsolutePath().getParent(),
                        python.get(),
                        new PrintStream(report, true, StandardCharsets.UTF_8))
                .run(first, count, LIMIT, 2);
    }

    @Test
    void textsAndCommentsAreTakenApart() {
        SourceText source =
                SourceText.of("x = f(a, 'b, c', [1, 2])  # no token, this\nif __name__ == \"__main__\":\n    main()\n");
        assertEquals(
                "x = f ( a , 'b, c' , [ 1 , 2 ] )",
                String.join(
                        " ",
                        source.tokens().stream().map(SourceText.Token::text).toList()));
        assertEquals(4, source.separators(3).size());
    }

    @Test
    void everyKindOfDamageChangesSomething() {
        SourceText source = SourceText.of(
                "def f(a, b):\n    return g(a, b + 1, 'x')\n\n\ndef g(x, y, z=None):\n    return f(y, 2.5)\n");
        for (Damage damage : Damage.values()) {
            SplittableRandom random = new SplittableRandom(1);
            boolean changes = false;
            for (int i = 0; i < 20; i++) {
                changes |= damage.in(source, random)
                        .filter(edit -> !source.with(edit).equals(source.text()))
                        .isPresent();
            }
            assertTrue(changes, damage + " changes nothing");
        }
    }
}
