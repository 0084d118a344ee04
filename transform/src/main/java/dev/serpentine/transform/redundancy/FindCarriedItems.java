package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the {@link CarriedItem}s of a loop: {@code row[j] = f(row[j - 1], ...)}, and has its preamble read what the
 * first round needs. A processor takes several times as long to get a number from memory that it has just put there as
 * to add two.
 *
 * <p>Of all that the loop writes, whatever array it is in, it must be known how far from the counter it is: so the
 * writes of other arrays need not be known to be of others.
 */
final class FindCarriedItems {
    /** More variables than that would take the places of others. */
    private static final int MOST = 4;

    private final Loop loop;
    private final LoopPreamble preamble;
    private final Counter counter;
    private final WrittenMemory memory;

    /** An item of an array, as far from the counter as {@code offset} says. */
    private record Place(Value array, long offset) {}

    FindCarriedItems(Loop loop, LoopPreamble preamble, Counter counter, WrittenMemory memory) {
        this.loop = loop;
        this.preamble = preamble;
        this.counter = counter;
        this.memory = memory;
    }

    List<CarriedItem> found() {
        Map<Place, List<Operation>> reads = new LinkedHashMap<>();
        for (Block block : loop.usualBlocks()) {
            for (Operation operation : block.operations()) {
                if (operation.opcode() == LowLevelOpcode.GETARRAYITEM && isOfNumbers(operation)) {
                    place(operation)
                            .ifPresent(place -> reads.computeIfAbsent(place, _ -> new ArrayList<>())
                                    .add(operation));
                }
            }
        }
        List<CarriedItem> found = new ArrayList<>();
        reads.forEach((place, operations) -> {
            if (found.size() < MOST) {
                carried(place, operations).ifPresent(found::add);
            }
        });
        return found;
    }

    /** Pointers would have to be kept for the collector, too. */
    private static boolean isOfNumbers(Operation access) {
        return access.argument(0).type() instanceof PointerType(ArrayType array)
                && array.item() instanceof Primitive item
                && item != Primitive.ADDRESS
                && item != Primitive.VOID;
    }

    private Optional<Place> place(Operation access) {
        Optional<Value> array = preamble.same(access.argument(0));
        Optional<Long> offset = preamble.offset(access.argument(1), counter);
        return array.isPresent() && offset.isPresent()
                ? Optional.of(new Place(array.get(), offset.get()))
                : Optional.empty();
    }

    private Optional<CarriedItem> carried(Place read, List<Operation> reads) {
        Optional<Map<Block, Value>> writes = writes(read, reads.getFirst());
        if (writes.isEmpty() || !isOnEachWay(writes.get().keySet()) || !isThere(read)) {
            return Optional.empty();
        }
        Value start = preamble.first().inputArguments().get(counter.position());
        Value index = read.offset() == 0
                ? start
                : preamble.emit(
                        LowLevelOpcode.INT_ADD, Primitive.SIGNED, List.of(start, Constant.signed(read.offset())));
        Value first = preamble.emit(
                LowLevelOpcode.GETARRAYITEM, reads.getFirst().result().type(), List.of(read.array(), index));
        return Optional.of(new CarriedItem(first, reads, writes.get()));
    }

    /**
     * For each block that writes the item behind the one that is read, what it writes there last. Empty if another
     * write may meet either: the one that is read before that, or the one behind it afterwards.
     */
    private Optional<Map<Block, Value>> writes(Place read, Operation access) {
        MemoryPlace items = MemoryPlace.of(access).orElseThrow();
        Place next = new Place(read.array(), read.offset() + 1);
        Map<Block, Value> writes = new HashMap<>();
        for (Block block : loop.blocks()) {
            for (Operation operation : block.operations()) {
                if (!mayWrite(operation, items)) {
                    continue;
                }
                Optional<Long> offset = operation.opcode() == LowLevelOpcode.SETARRAYITEM
                        ? preamble.offset(operation.argument(1), counter)
                        : Optional.empty();
                if (offset.isEmpty() || offset.get() == read.offset()) {
                    return Optional.empty();
                }
                if (offset.get() == next.offset()) {
                    if (!place(operation).equals(Optional.of(next))) {
                        return Optional.empty();
                    }
                    writes.put(block, operation.argument(2));
                }
            }
        }
        return Optional.of(writes);
    }

    private boolean mayWrite(Operation operation, MemoryPlace items) {
        Effect effect = ((LowLevelOpcode) operation.opcode()).effect();
        return (effect == Effect.WRITES || effect == Effect.CALLS)
                && memory.by(operation).contains(items);
    }

    /** Whether each round goes through one of some blocks. */
    private boolean isOnEachWay(Set<Block> writing) {
        Deque<Block> pending = new ArrayDeque<>(List.of(loop.header()));
        Set<Block> seen = new HashSet<>(pending);
        while (!pending.isEmpty()) {
            Block block = pending.remove();
            if (writing.contains(block)) {
                continue;
            }
            for (Link link : block.links()) {
                if (link.target() == loop.header()) {
                    return false;
                }
                if (loop.contains(link.target()) && seen.add(link.target())) {
                    pending.add(link.target());
                }
            }
        }
        return true;
    }

    /** Whether the item that the first round reads is within its array, as far as that was tested ahead. */
    private boolean isThere(Place read) {
        for (List<Object> test : preamble.tested()) {
            if (test.get(1).equals(read.offset()) && isLengthOf((Value) test.getFirst(), read.array())) {
                boolean isAbove = (Boolean) test.getLast();
                if (!isAbove) {
                    Value start = preamble.first().inputArguments().get(counter.position());
                    preamble.test(
                            preamble.emit(
                                    LowLevelOpcode.INT_GE,
                                    Primitive.BOOL,
                                    List.of(start, Constant.signed(-read.offset()))),
                            true);
                }
                return true;
            }
        }
        return false;
    }

    /** Whether an array has so many items, or more: those of a list, of which both were read ahead of the loop. */
    private boolean isLengthOf(Value length, Value array) {
        Operation size = preamble.definition(length);
        Operation items = preamble.definition(array);
        if (size != null && size.opcode() == LowLevelOpcode.GETARRAYSIZE) {
            return size.argument(0) == array;
        }
        return size != null
                && items != null
                && size.opcode() == LowLevelOpcode.GETFIELD
                && items.opcode() == LowLevelOpcode.GETFIELD
                && Objects.equals(size.argument(0), items.argument(0))
                && nameOf(size).equals("length")
                && nameOf(items).equals("items");
    }

    private static Object nameOf(Operation field) {
        return ((Constant) field.argument(1)).value();
    }
}
