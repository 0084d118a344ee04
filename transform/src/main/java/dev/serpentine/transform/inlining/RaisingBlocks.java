package dev.serpentine.transform.inlining;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The blocks of a graph from which every way leads to its raise block: they run at most once a call, and seldom, so
 * that their size matters and their speed does not.
 */
final class RaisingBlocks {

    private RaisingBlocks() {}

    /** Finds them; the raise block itself is among them. A loop that never ends is not. */
    static Set<Block> of(FunctionGraph graph) {
        Set<Block> raising = new HashSet<>(Set.of(graph.raiseBlock()));
        List<Block> backwards = graph.blocks().reversed();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Block block : backwards) {
                if (!block.links().isEmpty()
                        && !raising.contains(block)
                        && block.links().stream().allMatch(link -> raising.contains(link.target()))) {
                    raising.add(block);
                    changed = true;
                }
            }
        }
        return raising;
    }
}
