package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.transform.pipeline.PassOverEachGraph;
import dev.serpentine.transform.simplification.ComparisonChain.Comparison;
import java.util.List;
import java.util.Optional;

/**
 * Makes one switch of a chain of comparisons of the same integer with constants, as Python's {@code if … elif} and
 * {@code match} are. C compilers do so by themselves.
 */
public final class MakeSwitches implements PassOverEachGraph {
    /** Fewer are as fast one by one. */
    private static final int FEWEST = 4;

    @Override
    public String purpose() {
        return "makes one switch of a chain of comparisons of an integer with constants";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changed = false;
        EntryLinks entries = new EntryLinks(graph);
        for (Block block : entries.blocks()) {
            Optional<ComparisonChain<Long>> chain = ComparisonChain.from(block, entries, MakeSwitches::comparison)
                    .filter(found -> found.cases().size() >= FEWEST);
            chain.ifPresent(found -> {
                block.operations().removeLast();
                found.closeBySwitch(
                        block, found.compared(), List.copyOf(found.cases().keySet()));
            });
            changed |= chain.isPresent();
        }
        return changed;
    }

    private static Optional<Comparison<Long>> comparison(Operation operation) {
        return operation.opcode() == LowLevelOpcode.INT_EQ
                        && operation.argument(1) instanceof Constant(Long number, var _)
                ? Optional.of(new Comparison<>(operation.argument(0), number))
                : Optional.empty();
    }
}
