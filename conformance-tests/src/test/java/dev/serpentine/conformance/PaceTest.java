package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PaceTest {
    private static final ProgramGroup GROUP = new ProgramGroup(List.of(new ConformanceProgram(
            "area/one", Path.of("one.py"), List.of(), new byte[0], new Outcome(new byte[0], 0, ""), Map.of(), false)));

    @Test
    void whoHasMuchTimeIsNotBehind() {
        Pace pace = new Pace(Duration.ofDays(1), List.of(GROUP, GROUP));
        assertFalse(pace.isBehindWith(GROUP));
        assertFalse(pace.isBehindWith(GROUP));
    }

    @Test
    void whoHasNoneIsBehindAtOnce() {
        assertTrue(new Pace(Duration.ofNanos(1), List.of(GROUP, GROUP)).isBehindWith(GROUP));
    }
}
