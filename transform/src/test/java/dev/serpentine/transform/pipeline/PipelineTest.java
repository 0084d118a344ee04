package dev.serpentine.transform.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.ArrayLoop;
import dev.serpentine.graph.backendtest.Surroundings;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.exceptions.MakeExceptionsExplicit;
import dev.serpentine.transform.inlining.InlineSmallFunctions;
import dev.serpentine.transform.memory.InsertCollector;
import dev.serpentine.transform.memory.MarkSweep;
import dev.serpentine.transform.simplification.KeepReachableGraphs;
import dev.serpentine.transform.stack.InsertStackChecks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PipelineTest {
    private static final Pipeline NATIVE = Pipeline.of(
            new InlineSmallFunctions(),
            new KeepReachableGraphs(),
            new InsertStackChecks(),
            new MakeExceptionsExplicit(),
            new InsertCollector(new MarkSweep()));

    @Test
    void aPassIsCalledLikeItsClass() {
        assertEquals(
                List.of(
                        "inline-small-functions",
                        "keep-reachable-graphs",
                        "insert-stack-checks",
                        "make-exceptions-explicit",
                        "insert-collector"),
                NATIVE.names());
    }

    @Test
    void aPassThatNeedsAnotherStageIsRefused() {
        var failure = assertThrows(
                IllegalArgumentException.class,
                () -> Pipeline.of(new InsertStackChecks(), new InsertCollector(new MarkSweep())));
        assertEquals(
                "the pass insert-collector requires the stage EXCEPTIONS_EXPLICIT, and the passes before it establish TYPED",
                failure.getMessage());
        assertThrows(IllegalArgumentException.class, () -> NATIVE.then(new InsertStackChecks()));
    }

    @Test
    void twoPassesOfOneNameAreRefused() {
        assertThrows(
                IllegalArgumentException.class, () -> Pipeline.of(new InsertStackChecks(), new InsertStackChecks()));
    }

    @Test
    void aLevelOfOptimisationChooses() {
        assertEquals(
                List.of("keep-reachable-graphs", "insert-stack-checks", "make-exceptions-explicit", "insert-collector"),
                NATIVE.at(0).names());
        assertEquals(NATIVE, NATIVE.at(1));
    }

    @Test
    void aNameCutsThePipeline() {
        assertEquals(
                List.of("inline-small-functions", "keep-reachable-graphs"),
                NATIVE.upTo("keep-reachable-graphs").orElseThrow().names());
        assertTrue(NATIVE.upTo("keep").isEmpty());
    }

    @Test
    void helpersAreThoseOfThePasses() {
        assertEquals(new MarkSweep().helpers(), NATIVE.helpers());
        assertEquals(List.of(), Pipeline.of(new InsertStackChecks()).helpers());
    }

    @Test
    void eachPassGetsWhatTheOneBeforeMade() {
        Program program = Surroundings.parse(ArrayLoop.wide(0, 3));
        List<String> observed = new ArrayList<>();
        Program[] last = {program};
        Program result = Pipeline.of(new KeepReachableGraphs(), new InsertStackChecks())
                .run(program, (pass, work) -> {
                    observed.add(pass.name() + " after " + last[0].graphs().size());
                    last[0] = work.get();
                    return last[0];
                });
        assertEquals(
                List.of(
                        "keep-reachable-graphs after " + program.graphs().size(),
                        "insert-stack-checks after " + result.graphs().size()),
                observed);
        assertSame(last[0], result);
    }

    @Test
    void stagesAreDeclared() {
        assertEquals(GraphStage.EXCEPTIONS_EXPLICIT, new MakeExceptionsExplicit().establishes());
        assertEquals(GraphStage.GC_READY, new InsertCollector(new MarkSweep()).establishes());
        assertEquals(GraphStage.TYPED, new InsertStackChecks().establishes());
    }
}
