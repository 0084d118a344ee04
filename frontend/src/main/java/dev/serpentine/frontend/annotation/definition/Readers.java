package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.graph.model.Block;
import java.util.LinkedHashSet;
import java.util.Set;

/** The blocks whose annotations rest on something shared, to be flowed again when that grows. */
public final class Readers {
    private final Worklist worklist;
    private final Set<Block> blocks = new LinkedHashSet<>();

    public Readers(Worklist worklist) {
        this.worklist = worklist;
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

    /** Has all blocks flowed again that have read this. */
    public void changed() {
        worklist.noteGrowth();
        worklist.schedule(blocks);
    }
}
