package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.transform.exceptions.StateUse;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Finds the blocks of a function that are reached without an unlikely link, and do not lead to a raise in any case. */
final class LikelyBlocks {
    private final Set<Block> likely = Collections.newSetFromMap(new IdentityHashMap<>());

    LikelyBlocks(FunctionGraph graph) {
        Set<Block> raising = raising(graph);
        Deque<Block> pending = new ArrayDeque<>();
        likely.add(graph.startBlock());
        pending.add(graph.startBlock());
        while (!pending.isEmpty()) {
            for (Link link : pending.removeFirst().links()) {
                if (!link.isUnlikely() && !raising.contains(link.target()) && likely.add(link.target())) {
                    pending.add(link.target());
                }
            }
        }
    }

    /** The blocks that raise, and those that lead only to such. */
    private static Set<Block> raising(FunctionGraph graph) {
        Set<Block> raising = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Block> blocks = graph.blocks();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Block block : blocks.reversed()) {
                boolean raises = block.operations().stream().anyMatch(StateUse::isSet)
                        || !block.links().isEmpty()
                                && block.links().stream().allMatch(link -> raising.contains(link.target()));
                changed |= raises && raising.add(block);
            }
        }
        return raising;
    }

    boolean contains(Block block) {
        return likely.contains(block);
    }
}
