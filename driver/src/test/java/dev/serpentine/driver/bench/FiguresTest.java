package dev.serpentine.driver.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** Warm-up and steady state are told apart by runs of several lengths. */
class FiguresTest {
    private static final Executable EXECUTABLE = new Executable(List.of("program"), 100, OptionalDouble.of(2.5));

    private static ChildProcess.Run run(double processor, long memory) {
        return new ChildProcess.Run(processor, processor * 2, memory, 0, new byte[0], "");
    }

    @Test
    void whatHappensOnceIsNotSteady() {
        // 0.1 to start, 0.4 to warm up, 0.2 for each set of rounds.
        Figures.Turn turn = new Figures.Turn(Optional.of(run(0.1, 1)), run(0.7, 20), Optional.of(run(1.5, 30)));
        Figures figures = Figures.of(List.of(turn, turn), EXECUTABLE);
        assertEquals(0.2, figures.time(), 1e-12);
        assertEquals(0.2, figures.steady().orElseThrow().median(), 1e-12);
        assertEquals(0.4, figures.warmUp().orElseThrow().median(), 1e-12);
        assertEquals(0.2, figures.startUp().orElseThrow().median(), 1e-12);
        assertEquals(0.7, figures.run().median(), 1e-12);
        assertEquals(1.4, figures.wall().median(), 1e-12);
        assertEquals(2, figures.steady().orElseThrow().count());
        assertEquals(30, figures.peakMemory());
        assertEquals(100, figures.size());
    }

    @Test
    void withoutLongRunsOnlyTheStartIsTakenOff() {
        Figures.Turn turn = new Figures.Turn(Optional.of(run(0.1, 0)), run(4.0, 0), Optional.empty());
        Figures figures = Figures.of(List.of(turn), EXECUTABLE);
        assertEquals(3.9, figures.time(), 1e-12);
        assertTrue(figures.warmUp().isEmpty());
    }

    @Test
    void withoutRoundsTheWholeRunCounts() {
        Figures.Turn turn = new Figures.Turn(Optional.empty(), run(4.0, 7), Optional.empty());
        Figures figures = Figures.of(List.of(turn), EXECUTABLE);
        assertEquals(4.0, figures.time());
        assertTrue(figures.steady().isEmpty() && figures.startUp().isEmpty());
    }
}
