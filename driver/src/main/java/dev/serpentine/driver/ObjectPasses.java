package dev.serpentine.driver;

import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.arithmetic.DropChecksThatCannotFail;
import dev.serpentine.transform.arithmetic.WrapArithmeticWithUnusedHighBits;
import dev.serpentine.transform.inlining.InlineSmallFunctions;
import dev.serpentine.transform.shape.NarrowLoopCounters;
import dev.serpentine.transform.shape.SplitLongBlocks;
import dev.serpentine.transform.simplification.KeepReachableGraphs;
import dev.serpentine.transform.simplification.MakeSwitches;

/**
 * The passes over programs of the object-oriented typer, the same for all platforms with objects: exceptions, memory and the depth of the stack are the platform's.
 */
final class ObjectPasses {

    private ObjectPasses() {}

    /** The program as a backend gets it. */
    static Program run(Program program, Request request, StageTimings timings) {
        PassChecks checks = PassChecks.of(request);
        timings.measure("arithmetic", () -> WrapArithmeticWithUnusedHighBits.run(program));
        checks.checked(program, GraphStage.TYPED, "wrapping arithmetic");
        if (request.optimisation() > 0) {
            timings.measure("inlining", () -> new InlineSmallFunctions(program).run());
            checks.checked(program, GraphStage.TYPED, "inlining");
            timings.measure("ranges", () -> DropChecksThatCannotFail.everywhere(program));
            checks.checked(program, GraphStage.TYPED, "dropping checks");
            timings.measure("switches", () -> program.graphs().forEach(new MakeSwitches()::run));
            checks.checked(program, GraphStage.TYPED, "making switches");
        }
        Program kept = checks.checked(KeepReachableGraphs.of(program), GraphStage.TYPED, "dropping graphs that nothing reaches");
        if (request.optimisation() > 0) {
            timings.measure("loops", () -> NarrowLoopCounters.everywhere(kept));
            checks.checked(kept, GraphStage.TYPED, "narrowing counters");
        }
        SplitLongBlocks.everywhere(kept);
        return checks.checked(kept, GraphStage.TYPED, "splitting blocks");
    }
}
