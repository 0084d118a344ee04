package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.graph.model.Block;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The blocks that must be flowed (again), in the order in which that became known unless tests ask for another, and the
 * one that is being flowed.
 */
public final class Worklist {
    private final WorkOrder order;
    private final Union union;
    private final ArrayDeque<Block> queue = new ArrayDeque<>();
    private final Set<Block> queued = new HashSet<>();
    private Block current;
    private long growth;

    /** @param union what several values of one place are, in this run */
    public Worklist(WorkOrder order, Union union) {
        this.order = order;
        this.union = union;
    }

    /** What several values of one place are. */
    public Union union() {
        return union;
    }

    /** Has a block flowed. */
    public void schedule(Block block) {
        if (queued.add(block)) {
            queue.add(block);
        }
    }

    /** Has some blocks flowed. */
    public void schedule(Collection<Block> blocks) {
        blocks.forEach(this::schedule);
    }

    /** The next block, which is then the current one; empty at the fixed point. */
    public Optional<Block> take() {
        if (!queue.isEmpty()) {
            for (int passed = order.passedOver(queue.size()); passed > 0; passed--) {
                queue.add(queue.remove());
            }
        }
        current = queue.poll();
        if (current != null) {
            queued.remove(current);
        }
        return Optional.ofNullable(current);
    }

    /** Makes a block the current one out of turn. */
    public void beginWith(Block block) {
        current = block;
    }

    /** The block being flowed. */
    public Optional<Block> current() {
        return Optional.ofNullable(current);
    }

    /** Whether nothing is left to be flowed. */
    public boolean isEmpty() {
        return queue.isEmpty();
    }

    /** Notes that something which is known has become more general. */
    public void noteGrowth() {
        growth++;
    }

    /** How often anything has become more general: at the fixed point nothing does any more. */
    public long growth() {
        return growth;
    }
}
