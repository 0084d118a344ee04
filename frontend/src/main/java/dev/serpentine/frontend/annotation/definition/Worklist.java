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
    private int definitions;
    private int closings;
    private boolean isClosed;

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

    /**
     * Closes the program: what is known by now stays as it is. What becomes known for the first time from now on, with
     * functions that are added, may still grow.
     */
    public void close() {
        closings++;
        isClosed = true;
    }

    /** Lets everything grow again. */
    public void open() {
        isClosed = false;
    }

    /** Whether the program is closed. */
    public boolean isClosed() {
        return isClosed;
    }

    /** How often the program was closed so far. */
    int closings() {
        return closings;
    }

    /**
     * Sees to it that nothing grows which was known when the program was closed.
     *
     * @param since how often it had been closed when what grows became known
     * @param what grows, for the message
     * @throws IllegalStateException if it was closed since, and is: a fault of the translator
     */
    void requireOpen(int since, Object what) {
        if (isClosed && since < closings) {
            throw new IllegalStateException(what + " grows, though the program is closed");
        }
    }

    /** The number of one more definition. */
    int numberDefinition() {
        return definitions++;
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
