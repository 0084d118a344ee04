package dev.serpentine.transform.interrupts;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.calls.CallGraph;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.util.Set;

/**
 * Drops the look for interrupts at the beginning of functions that no cycle of calls goes through: what they do without
 * a loop does not take long.
 */
public final class DropNeedlessPolls implements ProgramPass {
    private static final String NAME = "poll";
    private static final String FILE = "serpentine_system/interrupts.py";

    @Override
    public String purpose() {
        return "drops looks for interrupts at the beginning of functions that take no part in recursion";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public Program apply(Program program) {
        if (program.graphs().stream().anyMatch(DropNeedlessPolls::isPoll)) {
            CallGraph calls = new CallGraph(program);
            Set<FunctionGraph> recursive = calls.reaching(calls.breakingCycles()::contains);
            program.graphs().stream()
                    .filter(graph -> !recursive.contains(graph))
                    .forEach(DropNeedlessPolls::dropFirst);
        }
        return program;
    }

    private static boolean isPoll(FunctionGraph graph) {
        return graph.name().equals(NAME) && graph.position().file().equals(FILE);
    }

    private static boolean isPoll(Operation operation) {
        return DirectCalls.calledGraph(operation)
                .filter(DropNeedlessPolls::isPoll)
                .isPresent();
    }

    /**
     * Drops the look if it is the first thing that the function does, and only its beginning leads there: of loops it
     * is the last.
     */
    private static void dropFirst(FunctionGraph graph) {
        Block block = graph.startBlock();
        while (block.operations().isEmpty() && block.exit() instanceof BlockExit.Jump) {
            block = block.links().getFirst().target();
            if (entriesOf(block, graph) > 1) {
                return;
            }
        }
        if (!block.operations().isEmpty()
                && isPoll(block.operations().getFirst())
                && block.exit() != BlockExit.MayRaise.MAY_RAISE) {
            block.operations().removeFirst();
        }
    }

    private static long entriesOf(Block block, FunctionGraph graph) {
        return graph.blocks().stream()
                .flatMap(each -> each.links().stream())
                .filter(link -> link.target() == block)
                .count();
    }
}
