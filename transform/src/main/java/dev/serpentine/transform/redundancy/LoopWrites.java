package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.model.Value;
import java.util.HashSet;
import java.util.Set;

/** What the rounds of a loop may write. */
final class LoopWrites {
    private final Set<WrittenMemory.Write> writes = new HashSet<>();
    private final DistinctContainers distinct;

    LoopWrites(Loop loop, WrittenMemory memory, DistinctContainers distinct) {
        loop.blocks()
                .forEach(block -> block.operations().forEach(operation -> writes.addAll(memory.writes(operation))));
        this.distinct = distinct;
    }

    /** Whether they may write a part of a container, one that is the same in all rounds. */
    boolean mayBeTo(MemoryPlace place, Value container) {
        return writes.stream().anyMatch(write -> write.mayBeTo(place, container, distinct));
    }
}
