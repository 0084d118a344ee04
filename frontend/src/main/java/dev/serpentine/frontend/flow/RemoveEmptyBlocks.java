package dev.serpentine.frontend.flow;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Value;
import java.util.List;

/**
 * Leads links past blocks that do nothing but jump on. Works on graphs in SSA form, where such a block needs no input
 * arguments.
 */
final class RemoveEmptyBlocks {

    private RemoveEmptyBlocks() {}

    static void from(FunctionGraph graph) {
        List<Block> blocks = graph.blocks();
        for (Block block : blocks) {
            for (Link link : block.links()) {
                // Each step leads to another block; a loop of empty blocks is endless in the program too, and left
                // alone.
                for (int steps = 0; steps < blocks.size() && isEmpty(link.target()); steps++) {
                    Link next = link.target().links().getFirst();
                    List<Value> arguments = List.copyOf(next.arguments());
                    link.retarget(next.target());
                    link.at(next.position());
                    link.arguments().clear();
                    link.arguments().addAll(arguments);
                }
            }
        }
    }

    private static boolean isEmpty(Block block) {
        return block.inputArguments().isEmpty()
                && block.operations().isEmpty()
                && block.exit() instanceof BlockExit.Jump;
    }
}
