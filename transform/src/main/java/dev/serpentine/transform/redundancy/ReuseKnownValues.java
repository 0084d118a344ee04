package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.simplification.Substitution;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Replaces what a graph in global form computes again by what it has computed before: dominator-based value numbering
 * with the outcomes of tests on the way, and with what memory is known to hold ({@link MemoryContents}).
 */
final class ReuseKnownValues {
    private record Computation(LowLevelOpcode opcode, List<Value> operands, LowLevelType type) {}

    /** What was known of a computation before something else was. */
    private record Replaced(Computation computation, Value before) {}

    private final Dominance dominance;
    private final MemoryContents contents;
    private final Map<Block, List<Link>> entries = new HashMap<>();
    private final Map<Block, Block> entryBlocks = new HashMap<>();
    private final Map<Variable, Operation> definitions = new HashMap<>();
    private final Map<Computation, Value> known = new HashMap<>();
    private final Substitution substitution = new Substitution();
    /** Whether what reads and calls are told was replaced, by way of which more may be known the next time. */
    private boolean replacesOperands;

    private ReuseKnownValues(Dominance dominance, WrittenMemory written, ReadingFunctions reading) {
        this.dominance = dominance;
        this.contents = new MemoryContents(dominance, written, reading);
        for (Block block : dominance.blocks()) {
            for (Link link : block.links()) {
                entries.computeIfAbsent(link.target(), _ -> new ArrayList<>()).add(link);
                entryBlocks.put(link.target(), block);
            }
        }
    }

    /** @return whether more may be known the next time */
    static boolean in(Dominance dominance, WrittenMemory written, ReadingFunctions reading) {
        ReuseKnownValues reuse = new ReuseKnownValues(dominance, written, reading);
        reuse.walk();
        dominance.blocks().forEach(reuse.substitution::apply);
        return reuse.replacesOperands;
    }

    /** Goes down the tree of dominators; what is known of a block is forgotten when all below it is done. */
    private void walk() {
        List<List<Integer>> children = dominance.children();
        record Visit(List<Integer> rest, int[] next, List<Replaced> learnt) {}
        Deque<Visit> path = new ArrayDeque<>();
        path.push(new Visit(
                children.getFirst(), new int[1], rework(dominance.blocks().getFirst())));
        while (!path.isEmpty()) {
            Visit visit = path.peek();
            if (visit.next()[0] < visit.rest().size()) {
                int child = visit.rest().get(visit.next()[0]++);
                path.push(new Visit(
                        children.get(child),
                        new int[1],
                        rework(dominance.blocks().get(child))));
            } else {
                visit.learnt().reversed().forEach(this::forget);
                path.pop();
            }
        }
    }

    private void forget(Replaced replaced) {
        if (replaced.before() == null) {
            known.remove(replaced.computation());
        } else {
            known.put(replaced.computation(), replaced.before());
        }
    }

    private List<Replaced> rework(Block block) {
        List<Replaced> learnt = new ArrayList<>();
        learnFromEntry(block, learnt);
        MemoryContents.Known memory = contents.atEntry(block);
        List<Operation> kept = new ArrayList<>();
        boolean mayRaise = block.exit() instanceof BlockExit.MayRaise;
        int last = block.operations().size() - 1;
        for (int i = 0; i <= last; i++) {
            Operation original = block.operations().get(i);
            Operation operation = substitution.of(original);
            boolean endsInLinks = mayRaise && i == last;
            Optional<Value> value = endsInLinks
                    ? Optional.empty()
                    : value(operation, original, memory)
                            .filter(found ->
                                    found.type().equals(operation.result().type()));
            value.ifPresentOrElse(found -> replace(operation, found), () -> {
                kept.add(operation);
                definitions.put(operation.result(), operation);
                if (!endsInLinks && isRepeatable(operation)) {
                    learn(computation(operation), operation.result(), learnt);
                }
            });
            contents.step(memory, original, block);
        }
        block.operations().clear();
        block.operations().addAll(kept);
        return learnt;
    }

    private void replace(Operation operation, Value value) {
        substitution.replace(operation.result(), value);
        replacesOperands |= value.type() instanceof PointerType || operation.opcode() == LowLevelOpcode.DIRECT_CALL;
    }

    private Optional<Value> value(Operation operation, Operation original, MemoryContents.Known memory) {
        return switch ((LowLevelOpcode) operation.opcode()) {
            case SAME_AS -> Optional.of(operation.argument(0));
            case GETFIELD, GETARRAYITEM, DIRECT_CALL -> memory.read(original).map(substitution::of);
            default ->
                isRepeatable(operation) ? Optional.ofNullable(known.get(computation(operation))) : Optional.empty();
        };
    }

    /** Addresses are left alone, since a collection may move what they are of. */
    private static boolean isRepeatable(Operation operation) {
        return ((LowLevelOpcode) operation.opcode()).effect() == Effect.NONE
                && operation.result().type() != Primitive.ADDRESS
                && operation.arguments().stream().noneMatch(argument -> argument.type() == Primitive.ADDRESS);
    }

    private static Computation computation(Operation operation) {
        return new Computation(
                (LowLevelOpcode) operation.opcode(),
                operation.arguments(),
                operation.result().type());
    }

    private void learn(Computation computation, Value value, List<Replaced> learnt) {
        learnt.add(new Replaced(computation, known.put(computation, value)));
    }

    /** Where only one side of a branch leads to a block, the branch's condition is known there. */
    private void learnFromEntry(Block block, List<Replaced> learnt) {
        if (entries.getOrDefault(block, List.of()).size() == 1
                && entryBlocks.get(block).exit() instanceof BlockExit.Branch(Value condition)
                && entries.get(block).getFirst().linkCase() instanceof LinkCase.Truth(boolean truth)
                && substitution.of(condition) instanceof Variable variable
                && definitions.get(variable) instanceof Operation test
                && isRepeatable(test)) {
            learn(computation(test), Constant.bool(truth), learnt);
            Value first = test.argument(0);
            Value second = test.arguments().getLast();
            for (Restated other : restated((LowLevelOpcode) test.opcode())) {
                List<Value> operands = test.arguments().size() == 1
                        ? List.of(first)
                        : other.isMirrored() ? List.of(second, first) : List.of(first, second);
                learn(
                        new Computation(other.opcode(), operands, Primitive.BOOL),
                        Constant.bool(truth != other.isOpposite()),
                        learnt);
            }
        }
    }

    /**
     * Another test with the same or the opposite outcome.
     *
     * @param isMirrored whether it has its operands the other way round
     */
    private record Restated(LowLevelOpcode opcode, boolean isMirrored, boolean isOpposite) {}

    private static List<Restated> restated(LowLevelOpcode test) {
        return switch (test) {
            case INT_LT -> order(LowLevelOpcode.INT_GE, LowLevelOpcode.INT_GT, LowLevelOpcode.INT_LE);
            case INT_LE -> order(LowLevelOpcode.INT_GT, LowLevelOpcode.INT_GE, LowLevelOpcode.INT_LT);
            case INT_GT -> order(LowLevelOpcode.INT_LE, LowLevelOpcode.INT_LT, LowLevelOpcode.INT_GE);
            case INT_GE -> order(LowLevelOpcode.INT_LT, LowLevelOpcode.INT_LE, LowLevelOpcode.INT_GT);
            case INT_EQ -> equality(LowLevelOpcode.INT_EQ, LowLevelOpcode.INT_NE);
            case INT_NE -> equality(LowLevelOpcode.INT_NE, LowLevelOpcode.INT_EQ);
            case PTR_EQ -> equality(LowLevelOpcode.PTR_EQ, LowLevelOpcode.PTR_NE);
            case PTR_NE -> equality(LowLevelOpcode.PTR_NE, LowLevelOpcode.PTR_EQ);
            case UINT_LT -> List.of(new Restated(LowLevelOpcode.UINT_LE, true, true));
            case UINT_LE -> List.of(new Restated(LowLevelOpcode.UINT_LT, true, true));
            case PTR_NONZERO -> List.of(new Restated(LowLevelOpcode.PTR_IS_ZERO, false, true));
            case PTR_IS_ZERO -> List.of(new Restated(LowLevelOpcode.PTR_NONZERO, false, true));
            default -> List.of();
        };
    }

    private static List<Restated> order(
            LowLevelOpcode opposite, LowLevelOpcode mirrored, LowLevelOpcode mirroredOpposite) {
        return List.of(
                new Restated(opposite, false, true),
                new Restated(mirrored, true, false),
                new Restated(mirroredOpposite, true, true));
    }

    private static List<Restated> equality(LowLevelOpcode same, LowLevelOpcode opposite) {
        return List.of(
                new Restated(same, true, false),
                new Restated(opposite, false, true),
                new Restated(opposite, true, true));
    }
}
