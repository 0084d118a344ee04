package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.PointerType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Which fields and items are known to hold which values at the beginning of each block of a graph in global form: those
 * that were read or written on every way there, with the same value, and may not have been written since.
 *
 * <p>The greatest fixed point: a loop keeps what its rounds do not change.
 */
final class MemoryContents {
    /**
     * One field or item.
     *
     * @param index of an item; {@code null} for fields
     */
    private record Cell(MemoryPlace place, Value container, Value index) {}

    /** What is known at a point; grows and shrinks from operation to operation. */
    static final class Known {
        private final Map<Cell, Value> cells;

        private Known(Map<Cell, Value> cells) {
            this.cells = cells;
        }

        /** What a read gives, if that is known. */
        Optional<Value> read(Operation operation) {
            return cell(operation).map(cells::get);
        }
    }

    private final WrittenMemory written;
    private final DistinctContainers distinct;
    private final List<Block> blocks;
    private final Map<Block, Map<Cell, Value>> atEntry = new HashMap<>();

    MemoryContents(Dominance dominance, WrittenMemory written) {
        this.written = written;
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
        block.operations().forEach(operation -> step(known, operation));
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

    /** Lets {@code known} be what is known behind an operation. */
    void step(Known known, Operation operation) {
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
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
        for (WrittenMemory.Write write : written.writes(operation)) {
            if (!(isCall && write.place().isImmutable())) {
                known.cells.keySet().removeIf(cell -> write.mayBeTo(cell.place(), cell.container(), distinct));
            }
        }
        if (isCall) {
            // A pointer that is kept over a call costs as much as to read it again.
            known.cells.values().removeIf(value -> value.type() instanceof PointerType);
        }
    }

    private static Optional<Cell> cell(Operation access) {
        return MemoryPlace.of(access).map(place -> new Cell(place, access.argument(0), index(access)));
    }

    private static Value index(Operation access) {
        return switch ((LowLevelOpcode) access.opcode()) {
            case GETARRAYITEM, SETARRAYITEM -> access.argument(1);
            default -> null;
        };
    }
}
