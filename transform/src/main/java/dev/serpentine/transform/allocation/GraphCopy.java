package dev.serpentine.transform.allocation;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.transform.simplification.Substitution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Copies a graph, with blocks and variables of its own. Constants, and what they lead to, are shared. */
final class GraphCopy {
    private final FunctionGraph original;
    private final FunctionGraph copy;
    private final Map<Block, Block> blocks = new HashMap<>();

    private GraphCopy(FunctionGraph original) {
        this.original = original;
        for (Block block : original.blocks()) {
            if (block != original.returnBlock() && block != original.raiseBlock()) {
                blocks.put(
                        block,
                        new Block(block.inputArguments().stream()
                                .map(Variable::copy)
                                .toList()));
            }
        }
        this.copy = new FunctionGraph(
                original.name(),
                original.position(),
                blocks.get(original.startBlock()),
                original.returnBlock().inputArguments().getFirst().copy(),
                original.raiseBlock().inputArguments().getFirst().copy());
        copy.takeMarksOf(original);
        blocks.put(original.returnBlock(), copy.returnBlock());
        blocks.put(original.raiseBlock(), copy.raiseBlock());
    }

    /** A graph that does the same. */
    static FunctionGraph of(FunctionGraph original) {
        GraphCopy work = new GraphCopy(original);
        work.blocks.forEach(work::fill);
        return work.copy;
    }

    private void fill(Block block, Block made) {
        if (block == original.returnBlock() || block == original.raiseBlock()) {
            return;
        }
        Substitution substitution = new Substitution();
        for (int i = 0; i < block.inputArguments().size(); i++) {
            substitution.replace(
                    block.inputArguments().get(i), made.inputArguments().get(i));
        }
        for (Operation operation : block.operations()) {
            Variable result = operation.result().copy();
            made.append(new Operation(
                    operation.opcode(), substitution.of(operation.arguments()), result, operation.position()));
            substitution.replace(operation.result(), result);
        }
        made.close(
                substitution.of(block.exit()),
                block.links().stream().map(link -> copy(link, substitution)).toList());
    }

    private Link copy(Link link, Substitution substitution) {
        Variable caught = link.caughtException()
                .map(variable -> {
                    Variable made = variable.copy();
                    substitution.replace(variable, made);
                    return made;
                })
                .orElse(null);
        List<Value> arguments = substitution.of(link.arguments());
        return Substitution.linkLike(link, blocks.get(link.target()), arguments, caught);
    }
}
