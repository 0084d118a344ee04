package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.arithmetic.DropChecksThatCannotFail;
import dev.serpentine.transform.pipeline.ProgramPass;
import dev.serpentine.transform.simplification.FoldConstants;
import dev.serpentine.transform.simplification.KeepReachableGraphs;
import dev.serpentine.transform.simplification.SimplifyGraphs;

/**
 * Counts once in each loop ({@link UniteCounters}), computes and tests ahead of loops what their rounds would compute
 * and test alike ({@link PrepareLoops}), and drops what was computed, tested or read before ({@link ReuseKnownValues}).
 */
public final class DropRepeatedWork implements ProgramPass {
    /** So many pointers behind one another lead, in one way of going through data, from variables to what is read. */
    private static final int MOST_ROUNDS = 5;

    @Override
    public String purpose() {
        return "computes and tests once, before loops, what all rounds would, and drops what is known already";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public Program apply(Program program) {
        // Functions whose every call was inlined, and the helpers of later passes, are not worth the time.
        Program called = new KeepReachableGraphs().apply(program);
        WrittenMemory memory = new WrittenMemory(called);
        ReadingFunctions reading = new ReadingFunctions(called);
        SimplifyGraphs simplify = new SimplifyGraphs();
        for (FunctionGraph graph : called.graphs()) {
            TranslatorFault.named(graph, () -> run(graph, memory, reading, simplify));
        }
        return program;
    }

    private static void run(
            FunctionGraph graph, WrittenMemory memory, ReadingFunctions reading, SimplifyGraphs simplify) {
        // A check that may fail is no number to count on ahead of a loop.
        new DropChecksThatCannotFail().run(graph);
        UniteCounters.in(new Dominance(graph));
        if (PrepareLoops.in(graph, new Dominance(graph), memory)) {
            // What is computed before loops is not used yet, so only this.
            new FoldConstants().run(graph);
        }
        Dominance dominance = new Dominance(graph);
        GlobalForm.enter(graph, dominance);
        // What is read by way of a pointer is known to be the same once the pointers are.
        for (int round = 0; round < MOST_ROUNDS && ReuseKnownValues.in(dominance, memory, reading); round++) {}
        GlobalForm.leave(graph);
        simplify.run(graph);
    }
}
