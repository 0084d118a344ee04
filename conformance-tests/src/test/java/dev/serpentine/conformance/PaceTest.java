package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PaceTest {
    private static final ProgramGroup GROUP = new ProgramGroup(List.of(new ConformanceProgram(
            "area/one", Path.of("one.py"), List.of(), new byte[0], new Outcome(new byte[0], 0, ""), Map.of(), false)));

    @Test
    void whoHasMuchTimeLeavesOutNothing() {
        Pace pace = new Pace(Duration.ofDays(1), List.of(GROUP, GROUP));
        assertEquals(Haste.NONE, pace.begin(GROUP));
        assertEquals(Haste.NONE, pace.begin(GROUP));
    }

    @Test
    void whoHasNoneLeavesOutMuch() {
        assertEquals(Haste.MUCH, new Pace(Duration.ofNanos(1), List.of(GROUP, GROUP)).begin(GROUP));
    }
}
