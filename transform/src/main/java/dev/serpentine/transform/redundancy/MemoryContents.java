package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.PointerType;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Which fields and items are known to hold which values at the beginning of each block of a graph in global form: those
 * that were read or written on every way there, with the same value, and may not have been written since; and what
 * functions gave that only read ({@link ReadingFunctions}), where nothing of what they read was written since.
 *
 * <p>The greatest fixed point: a loop keeps what its rounds do not change.
 */
final class MemoryContents {
    /** What a value is known of. */
    private sealed interface Cell {}

    /**
     * One field or item.
     *
     * @param index of an item; {@code null} for fields
     */
    private record Part(MemoryPlace place, Value container, Value index) implements Cell {}

    /**
     * What a function gives that only reads.
     *
     * @param call the function, and its arguments
     */
    private record Answer(List<Value> call) implements Cell {}

    /** What is known at a point; grows and shrinks from operation to operation. */
    final class Known {
        private final Map<Cell, Value> cells;

        private Known(Map<Cell, Value> cells) {
            this.cells = cells;
        }

        /** What a read, or a call of what only reads, gives, if that is known. */
        Optional<Value> read(Operation operation) {
            return cell(operation).map(cells::get);
        }
    }

    private final WrittenMemory written;
    private final ReadingFunctions reading;
    /** By call, what it reads. */
    private final Map<Answer, Collection<MemoryPlace>> readBy = new HashMap<>();

    private final DistinctContainers distinct;
    private final List<Block> blocks;
    private final Map<Block, Map<Cell, Value>> atEntry = new HashMap<>();

    MemoryContents(Dominance dominance, WrittenMemory written, ReadingFunctions reading) {
        this.written = written;
        this.reading = reading;
        this.distinct = new DistinctContainers(dominance, UnaryOperator.identity());
        this.blocks = dominance.blocks();
        atEntry.put(blocks.getFirst(), Map.of());
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Block block : blocks) {
                if (atEntry.containsKey(block)) {
                    changed |= flow(block, dominance);
                }
            }
        }
    }

    private boolean flow(Block block, Dominance dominance) {
        Known known = atEntry(block);
        block.operations().forEach(operation -> step(known, operation, block));
        boolean changed = false;
        for (Link link : block.links()) {
            if (dominance.numberOf(link.target()).isPresent() && link.target() != blocks.getFirst()) {
                Map<Cell, Value> before = atEntry.get(link.target());
                if (before == null) {
                    atEntry.put(link.target(), new HashMap<>(known.cells));
                    changed = true;
                } else {
                    changed |= before.entrySet()
                            .removeIf(entry -> !entry.getValue().equals(known.cells.get(entry.getKey())));
                }
            }
        }
        return changed;
    }

    /** What is known where a block begins. */
    Known atEntry(Block block) {
        return new Known(new HashMap<>(atEntry.getOrDefault(block, Map.of())));
    }

    /** Lets {@code known} be what is known behind an operation of a block. */
    void step(Known known, Operation operation, Block block) {
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        Optional<Collection<MemoryPlace>> read = reading.readsOf(operation);
        if (read.isPresent() && !mayRaise(block, operation)) {
            forget(known, operation, opcode);
            Answer answer = new Answer(operation.arguments());
            readBy.put(answer, read.get());
            known.cells.putIfAbsent(answer, operation.result());
            return;
        }
        if (opcode == LowLevelOpcode.GETFIELD || opcode == LowLevelOpcode.GETARRAYITEM) {
            cell(operation).ifPresent(cell -> known.cells.putIfAbsent(cell, operation.result()));
        } else if (opcode.effect() == Effect.WRITES || opcode.effect() == Effect.CALLS) {
            forget(known, operation, opcode);
            if (opcode == LowLevelOpcode.SETFIELD || opcode == LowLevelOpcode.SETARRAYITEM) {
                cell(operation)
                        .ifPresent(cell ->
                                known.cells.put(cell, operation.arguments().getLast()));
            }
        }
    }

    private void forget(Known known, Operation operation, LowLevelOpcode opcode) {
        boolean isCall = opcode.effect() == Effect.CALLS;
        boolean changesNothing = reading.changesNothing(operation);
        for (WrittenMemory.Write write : written.writes(operation)) {
            if (!(isCall && write.place().isImmutable())) {
                known.cells.keySet().removeIf(cell -> switch (cell) {
                    case Part part -> write.mayBeTo(part.place(), part.container(), distinct);
                    case Answer answer -> !changesNothing && readBy.get(answer).contains(write.place());
                });
            }
        }
        if (isCall) {
            // A pointer that is kept over a call costs as much as to read it again.
            known.cells.values().removeIf(value -> value.type() instanceof PointerType);
        }
    }

    /** Whether an operation is one behind which a block goes on in several ways. */
    private static boolean mayRaise(Block block, Operation operation) {
        return block.exit() instanceof BlockExit.MayRaise && block.lastOperation() == operation;
    }

    private Optional<Cell> cell(Operation access) {
        return access.opcode() == LowLevelOpcode.DIRECT_CALL
                ? reading.readsOf(access).map(_ -> new Answer(access.arguments()))
                : MemoryPlace.of(access).map(place -> new Part(place, access.argument(0), index(access)));
    }

    private static Value index(Operation access) {
        return switch ((LowLevelOpcode) access.opcode()) {
            case GETARRAYITEM, SETARRAYITEM -> access.argument(1);
            default -> null;
        };
    }
}
