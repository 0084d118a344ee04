package dev.serpentine.transform.inlining;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Finds the blocks through which every run of a function goes that returns, and those of loops, which may often run.
 */
final class BlocksOfEveryRun {
    private BlocksOfEveryRun() {}

    /**
     * The blocks of a graph that no run avoids which returns, and those that are part of a loop; compared by identity.
     */
    static Set<Block> of(FunctionGraph graph) {
        List<Block> blocks = graph.blocks();
        Set<Block> found = new Dominance(graph).blocksInLoops();
        for (Block block : blocks) {
            if (!reaches(List.of(graph.startBlock()), graph.returnBlock(), block)) {
                found.add(block);
            }
        }
        return found;
    }

    /** Whether a way leads from one of the blocks to another, without a third. */
    private static boolean reaches(List<Block> from, Block to, Block without) {
        Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Block> pending = new ArrayDeque<>(from);
        while (!pending.isEmpty()) {
            Block block = pending.removeFirst();
            if (block == without || !seen.add(block)) {
                continue;
            }
            if (block == to) {
                return true;
            }
            block.links().forEach(link -> pending.add(link.target()));
        }
        return false;
    }
}
