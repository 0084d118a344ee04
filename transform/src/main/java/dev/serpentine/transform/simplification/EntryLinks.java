package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The links that lead to each block of a graph, as they were when this was made. */
final class EntryLinks {
    private final Map<Block, List<Link>> entries = new HashMap<>();
    private final List<Block> blocks;

    EntryLinks(FunctionGraph graph) {
        blocks = graph.blocks();
        for (Block block : blocks) {
            for (Link link : block.links()) {
                entries.computeIfAbsent(link.target(), target -> new ArrayList<>())
                        .add(link);
            }
        }
    }

    List<Block> blocks() {
        return blocks;
    }

    List<Link> to(Block block) {
        return entries.getOrDefault(block, List.of());
    }
}
