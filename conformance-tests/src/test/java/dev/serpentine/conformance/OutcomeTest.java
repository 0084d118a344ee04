package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    private static Outcome outcome(String output, int status, String errors) {
        return Outcome.of(output.getBytes(StandardCharsets.UTF_8), errors.getBytes(StandardCharsets.UTF_8), status);
    }

    @Test
    void equalOutcomesDoNotDiffer() {
        assertEquals(Optional.empty(), outcome("a\n", 0, "").differenceFrom(outcome("a\n", 0, "")));
    }

    @Test
    void standardErrorCountsOnlyWhereAnExceptionIsExpected() {
        assertEquals(Optional.empty(), outcome("", 0, "noise\n").differenceFrom(outcome("", 0, "")));
        assertEquals(
                Optional.of("stderr tells of 'KeyError', not 'ValueError: x'"),
                outcome("", 1, "noise\nKeyError\n").differenceFrom(outcome("", 1, "ValueError: x\n")));
    }

    @Test
    void placesOfTracebacksCountButNotFolders() {
        String traceback =
                "Traceback (most recent call last):\n  File \"%s/a.py\", line %d, in f\n    g()\n  [Previous line repeated 2 more times]\nKeyError: 1\n";
        Outcome here = outcome("", 1, traceback.formatted("/here", 3));
        assertEquals(
                Optional.empty(),
                outcome("", 1, "KeyError: 0\n" + traceback.formatted("/there", 3))
                        .differenceFrom(here));
        assertEquals(
                Optional.of(
                        "stderr tells of 'Traceback (most recent call last):; a.py:4 in f;   [Previous line repeated 2 more times]; KeyError: 1', not 'Traceback (most recent call last):; a.py:3 in f;   [Previous line repeated 2 more times]; KeyError: 1'"),
                outcome("", 1, traceback.formatted("/here", 4)).differenceFrom(here));
    }

    @Test
    void theFirstLineThatDiffersIsShown() {
        assertEquals(
                Optional.of("line 2: '2', expected '3'"),
                outcome("1\n2\n", 0, "").differenceFrom(outcome("1\n3\n", 0, "")));
        assertEquals(
                Optional.of("line 2: the output ends, expected '3'"),
                outcome("1\n", 0, "").differenceFrom(outcome("1\n3\n", 0, "")));
        assertEquals(
                Optional.of("line 2: more output than expected: ''"),
                outcome("1\n", 0, "").differenceFrom(outcome("1", 0, "")));
    }

    @Test
    void theStatusIsComparedToo() {
        assertEquals(
                Optional.of("the same output; exit status 139, not 0 (Segmentation fault)"),
                outcome("1\n", 139, "Segmentation fault").differenceFrom(outcome("1\n", 0, "")));
    }
}
