package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.exceptions.BlockSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Has a function look whether there is room for what a block allocates, once for all containers of known size between
 * two operations that may collect, and take it. Only the unlikely way, on which there is none, collects, so only there
 * anything has to be done about roots.
 */
final class ReserveRoom {
    /** Arrays of more items are allocated as if their length were not known. */
    private static final int MOST_ITEMS = 32;

    /** How many containers are taken at once at most: all of them have to find room. */
    private static final int MOST_CONTAINERS = 16;

    /** What an array may take up beyond its size, so that the next container is aligned. */
    private static final int PADDING = 8;

    private final FunctionGraph graph;
    private final CollectingOperations collecting;
    private final CollectorCalls calls;

    /** @param collecting of the program before its allocations are replaced */
    ReserveRoom(FunctionGraph graph, CollectingOperations collecting, CollectorCalls calls) {
        this.graph = graph;
        this.collecting = collecting;
        this.calls = calls;
    }

    void rewrite() {
        LikelyBlocks likely = new LikelyBlocks(graph);
        for (Block block : graph.blocks()) {
            if (likely.contains(block)) {
                reserve(block);
            }
        }
    }

    private void reserve(Block whole) {
        Block block = whole;
        int next = 0;
        while (next < block.operations().size()) {
            Operation operation = block.operations().get(next);
            if (!CollectingOperations.isAllocation(operation)) {
                next++;
            } else if (isOfKnownSize(operation)) {
                block = takeTogether(block, next, group(block, next));
                next = 0;
            } else {
                block = takeArray(block, next);
                next = 0;
            }
        }
    }

    private static boolean isOfKnownSize(Operation allocation) {
        return allocation.opcode() == LowLevelOpcode.MALLOC
                || allocation.argument(1) instanceof Constant constant
                        && constant.value() instanceof Long length
                        && length >= 0
                        && length <= MOST_ITEMS;
    }

    /** The indexes of the allocations from one on between which nothing may be collected. */
    private Set<Integer> group(Block block, int first) {
        Set<Integer> group = new TreeSet<>();
        for (int i = first; i < block.operations().size() && group.size() < MOST_CONTAINERS; i++) {
            Operation operation = block.operations().get(i);
            if (CollectingOperations.isAllocation(operation) && isOfKnownSize(operation)) {
                group.add(i);
            } else if (collecting.mayCollect(operation)) {
                break;
            }
        }
        return group;
    }

    /** The block that goes on from the first of the allocations on. */
    private Block takeTogether(Block block, int first, Set<Integer> group) {
        List<Operation> allocations =
                group.stream().map(block.operations()::get).toList();
        SourcePosition position = allocations.getFirst().position();
        BlockSplitter.Cut cut = BlockSplitter.cut(block, first);
        Block slow = new Block(copies(cut.arguments()));
        slow.append(calls.makeRoom(position));
        slow.jump(Link.to(cut.tail(), slow.inputArguments()));
        Variable room = new Variable("room", Primitive.BOOL);
        block.append(calls.hasRoom(sizeOf(allocations, block), room, position));
        block.branch(
                room,
                Link.when(new LinkCase.Truth(true), cut.tail(), cut.arguments()),
                Link.unlikelyWhen(new LinkCase.Truth(false), slow, cut.arguments()));
        List<Operation> operations = new ArrayList<>();
        for (int i = 0; i < cut.tail().operations().size(); i++) {
            Operation operation = cut.tail().operations().get(i);
            if (group.contains(first + i)) {
                calls.take(operation, operations);
            } else {
                operations.add(operation);
            }
        }
        cut.tail().operations().clear();
        cut.tail().operations().addAll(operations);
        return cut.tail();
    }

    private Value sizeOf(List<Operation> allocations, Block block) {
        Value total = null;
        for (Operation allocation : allocations) {
            List<Operation> sizing = new ArrayList<>();
            Value size = calls.size(allocation, sizing);
            sizing.forEach(block::append);
            total = total == null ? size : sum(total, size, block);
            if (allocations.size() > 1 && typeOf(allocation) instanceof ArrayType) {
                total = sum(total, Constant.signed(PADDING), block);
            }
        }
        return total;
    }

    private static ContainerType typeOf(Operation allocation) {
        return (ContainerType) ((Constant) allocation.argument(0)).value();
    }

    private static Value sum(Value left, Value right, Block block) {
        Variable sum = new Variable("size", Primitive.SIGNED);
        block.append(new Operation(LowLevelOpcode.INT_ADD, List.of(left, right), sum, SourcePosition.NONE));
        return sum;
    }

    /** The block that goes on behind the allocation of an array. */
    private Block takeArray(Block block, int index) {
        Operation allocation = block.operations().get(index);
        SourcePosition position = allocation.position();
        BlockSplitter.Cut cut = BlockSplitter.cut(block, index + 1);
        Block tail = cut.tail();
        int place = cut.arguments().indexOf(allocation.result());
        block.operations().removeLast();
        List<Value> handed = new ArrayList<>(cut.arguments());
        if (place >= 0) {
            handed.remove(place);
        }
        Value length = allocation.argument(1);
        if (length instanceof Variable && !handed.contains(length)) {
            handed.add(length);
        }
        List<Operation> sizing = new ArrayList<>();
        Value size = calls.size(allocation, sizing);
        sizing.forEach(block::append);
        if (size instanceof Variable) {
            handed.add(size);
        }
        Variable room = new Variable("room", Primitive.BOOL);
        block.append(calls.hasRoom(size, room, position));
        Block quick = new Block(copies(handed));
        Block slow = new Block(copies(handed));
        block.branch(
                room,
                Link.when(new LinkCase.Truth(true), quick, handed),
                Link.unlikelyWhen(new LinkCase.Truth(false), slow, handed));
        List<Operation> taking = new ArrayList<>();
        Variable taken = allocation.result().copy();
        calls.takeArray(
                new Operation(
                        allocation.opcode(),
                        List.of(allocation.argument(0), inside(length, handed, quick)),
                        taken,
                        position),
                inside(size, handed, quick),
                taking);
        taking.forEach(quick::append);
        quick.jump(Link.to(tail, handedOn(cut, place, handed, quick, taken)));
        Variable allocated = allocation.result().copy();
        slow.append(new Operation(
                allocation.opcode(),
                List.of(allocation.argument(0), inside(length, handed, slow)),
                allocated,
                position));
        slow.jump(Link.to(tail, handedOn(cut, place, handed, slow, allocated)));
        return tail;
    }

    private static List<Value> handedOn(
            BlockSplitter.Cut cut, int place, List<Value> handed, Block block, Variable array) {
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < cut.arguments().size(); i++) {
            arguments.add(i == place ? array : inside(cut.arguments().get(i), handed, block));
        }
        return arguments;
    }

    /** What a value is called in a block that it is handed to. */
    private static Value inside(Value value, List<Value> handed, Block block) {
        return value instanceof Variable ? block.inputArguments().get(handed.indexOf(value)) : value;
    }

    private static List<Variable> copies(List<Value> values) {
        return values.stream().map(value -> ((Variable) value).copy()).toList();
    }
}
