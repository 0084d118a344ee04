package dev.serpentine.frontend.annotation;

import dev.serpentine.graph.model.Block;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The blocks that must be flowed (again), in the order in which that became known, and the one that is being flowed. */
final class Worklist {
    private final ArrayDeque<Block> queue = new ArrayDeque<>();
    private final Set<Block> queued = new HashSet<>();
    private Block current;

    void schedule(Block block) {
        if (queued.add(block)) {
            queue.add(block);
        }
    }

    void schedule(Collection<Block> blocks) {
        blocks.forEach(this::schedule);
    }

    /** The next block, which is then the current one; empty at the fixed point. */
    Optional<Block> take() {
        current = queue.poll();
        if (current != null) {
            queued.remove(current);
        }
        return Optional.ofNullable(current);
    }

    Optional<Block> current() {
        return Optional.ofNullable(current);
    }
}
