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
    void standardErrorCountsOnlyWhereALineOfItIsExpected() {
        assertEquals(Optional.empty(), outcome("", 0, "noise\n").differenceFrom(outcome("", 0, "")));
        assertEquals(Optional.of("the last line of stderr is 'KeyError', not 'ValueError: x'"),
                outcome("", 1, "Traceback\nKeyError\n").differenceFrom(outcome("", 1, "Traceback\nValueError: x\n")));
    }

    @Test
    void theFirstLineThatDiffersIsShown() {
        assertEquals(Optional.of("line 2: '2', expected '3'"), outcome("1\n2\n", 0, "").differenceFrom(outcome("1\n3\n", 0, "")));
        assertEquals(Optional.of("line 2: the output ends, expected '3'"), outcome("1\n", 0, "").differenceFrom(outcome("1\n3\n", 0, "")));
        assertEquals(Optional.of("line 2: more output than expected: ''"), outcome("1\n", 0, "").differenceFrom(outcome("1", 0, "")));
    }

    @Test
    void theStatusIsComparedToo() {
        assertEquals(Optional.of("the same output; exit status 139, not 0 (Segmentation fault)"),
                outcome("1\n", 139, "Segmentation fault").differenceFrom(outcome("1\n", 0, "")));
    }
}
