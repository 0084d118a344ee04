package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.graph.model.Block;
import java.util.LinkedHashSet;
import java.util.Set;

/** The blocks whose annotations rest on something shared, to be flowed again when that grows. */
public final class Readers {
    private final Worklist worklist;
    /** How often the program had been closed. */
    private final int since;

    private final Set<Block> blocks = new LinkedHashSet<>();

    public Readers(Worklist worklist) {
        this.worklist = worklist;
        this.since = worklist.closings();
    }

    Worklist worklist() {
        return worklist;
    }

    /** Notes that the block being flowed rests on this. */
    public void read() {
        worklist.current().ifPresent(blocks::add);
    }

    void add(Block block) {
        blocks.add(block);
    }

    void addAll(Readers others) {
        blocks.addAll(others.blocks);
    }

    /**
     * Sees to it that what they read may grow: it became known after the program was closed, or the program is open.
     *
     * @param what for the message
     * @throws IllegalStateException if it may not: a fault of the translator
     */
    public void requireOpen(Object what) {
        worklist.requireOpen(since, what);
    }

    /** Has all blocks flowed again that have read this. */
    public void changed() {
        worklist.noteGrowth();
        worklist.schedule(blocks);
    }
}
