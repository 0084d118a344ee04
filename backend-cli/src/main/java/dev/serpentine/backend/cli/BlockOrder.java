package dev.serpentine.backend.cli;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * In which order the blocks of a graph are written: the likely ways go straight on, what hardly ever happens comes
 * last.
 */
final class BlockOrder {

    private BlockOrder() {}

    /** All blocks that can be reached, the start block first. */
    static List<Block> of(FunctionGraph graph) {
        List<Block> order = new ArrayList<>();
        Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Block> likely = new ArrayDeque<>(List.of(graph.startBlock()));
        Deque<Block> unlikely = new ArrayDeque<>();
        while (!likely.isEmpty() || !unlikely.isEmpty()) {
            Block block = likely.isEmpty() ? unlikely.pollFirst() : likely.pollLast();
            if (!seen.add(block)) {
                continue;
            }
            order.add(block);
            for (Link link : block.links().reversed()) {
                boolean isException = link.caughtException().isPresent();
                if (link.isUnlikely() || isException) {
                    unlikely.addLast(link.target());
                } else {
                    likely.addLast(link.target());
                }
            }
        }
        return order;
    }
}
