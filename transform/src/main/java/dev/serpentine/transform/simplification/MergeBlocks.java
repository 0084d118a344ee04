package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.List;

/** Appends a block to the one block that jumps to it, and leads links past empty blocks that only jump on. */
public final class MergeBlocks implements GraphPass {

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changed = skipEmptyBlocks(graph);
        EntryLinks entries = new EntryLinks(graph);
        for (Block block : entries.blocks()) {
            while (block.exit() instanceof BlockExit.Jump) {
                Link link = block.links().getFirst();
                Block next = link.target();
                if (next == block
                        || next == graph.startBlock()
                        || next.exit() instanceof BlockExit.Final
                        || entries.to(next).size() != 1) {
                    break;
                }
                append(block, next, link.arguments());
                changed = true;
            }
        }
        return changed;
    }

    private static void append(Block block, Block next, List<Value> arguments) {
        Substitution substitution = new Substitution();
        for (int i = 0; i < arguments.size(); i++) {
            substitution.replace(next.inputArguments().get(i), arguments.get(i));
        }
        substitution.apply(next);
        block.operations().addAll(next.operations());
        block.close(next.exit(), next.links());
        // Whoever comes to the absorbed block now that it is unreachable finds nothing to merge.
        next.operations().clear();
        next.close(BlockExit.Final.FINAL, List.of());
    }

    private static boolean skipEmptyBlocks(FunctionGraph graph) {
        boolean changed = false;
        for (Block block : graph.blocks()) {
            for (Link link : block.links()) {
                for (int hops = 0;
                        hops < 100 && isEmptyJump(link.target()) && link.target() != graph.startBlock();
                        hops++) {
                    Link onward = link.target().links().getFirst();
                    if (onward.target() == link.target()) {
                        break;
                    }
                    Substitution substitution = new Substitution();
                    List<Variable> inputs = link.target().inputArguments();
                    for (int i = 0; i < inputs.size(); i++) {
                        substitution.replace(inputs.get(i), link.arguments().get(i));
                    }
                    List<Value> arguments = substitution.of(onward.arguments());
                    link.arguments().clear();
                    link.arguments().addAll(arguments);
                    link.retarget(onward.target());
                    changed = true;
                }
            }
        }
        return changed;
    }

    private static boolean isEmptyJump(Block block) {
        return block.operations().isEmpty() && block.exit() instanceof BlockExit.Jump;
    }
}
