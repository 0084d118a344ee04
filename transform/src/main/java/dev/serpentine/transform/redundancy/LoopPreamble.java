package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.SameValues;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Code to stand before a loop, found by going once through what each round goes through: it computes what is the same
 * in all rounds, and, if it may, tests ahead what each round would test, and then what only some rounds would. Where a
 * test of the first kind fails it goes to the loop as it is, where one of the second does, to a loop that makes those
 * tests, in both cases before anything has happened, so that errors come as they always did, and in their order.
 *
 * <p>Nothing in it raises, writes, or reads what is not there: what the first round would not surely come to is
 * computed only behind tests that make it safe.
 */
final class LoopPreamble {
    /** No index is as far from a counter, so that sums of them and lengths do not overflow. */
    private static final long LARGEST_OFFSET = 1 << 20;

    private final Loop loop;
    private final SameValues values;
    private final LoopWrites written;
    private final boolean keepsPointers;
    private final boolean mayTest;
    private final Optional<Counter> counting;

    private final Block first;
    private Block current;
    /** Where a test goes that fails. */
    private Block failing;

    /** Where one goes of what only some rounds would test; {@code null} if there is none. */
    private Block otherwise;
    /** What stands for a value of the loop: for each origin that is the same in all rounds. */
    private final Map<Value, Value> computed = new HashMap<>();
    /** What an input argument is if all tests before it go the way that was tested ahead. */
    private final Map<Value, Value> assumed = new HashMap<>();
    /** The outcomes of tests that need not be made again behind the preamble. */
    private final Map<Block, Boolean> outcomes = new HashMap<>();

    /** Those of them that every round would make. */
    private Map<Block, Boolean> outcomesOfEachRound = Map.of();

    private final Set<Value> present = new HashSet<>();
    private final Set<List<Object>> tested = new HashSet<>();
    /** What the preamble computes, by what it is computed of. */
    private final Map<List<Object>, Value> emitted = new HashMap<>();

    private final Map<Value, Operation> definitions = new HashMap<>();
    private List<CarriedItem> carried = List.of();
    private boolean isSure = true;
    private int reads;

    private LoopPreamble(
            Loop loop, SameValues values, WrittenMemory memory, DistinctContainers distinct, boolean mayTest) {
        this.loop = loop;
        this.values = values;
        this.written = new LoopWrites(loop, memory, distinct);
        this.keepsPointers = !loop.makesCalls();
        this.mayTest = mayTest;
        this.first = new Block(
                loop.header().inputArguments().stream().map(Variable::copy).toList());
        this.current = first;
        this.failing = loop.header();
        for (int i = 0; i < first.inputArguments().size(); i++) {
            if (isSameInAllRounds(i)) {
                computed.put(
                        values.origin(loop.header().inputArguments().get(i)),
                        first.inputArguments().get(i));
            }
        }
        this.counting = Counter.of(loop, values);
    }

    /** A preamble without tests; empty if it would compute nothing. */
    static Optional<LoopPreamble> plain(
            Loop loop, SameValues values, WrittenMemory memory, DistinctContainers distinct) {
        LoopPreamble preamble = new LoopPreamble(loop, values, memory, distinct, false);
        preamble.goThroughRound();
        return preamble.reads > 0 ? Optional.of(preamble) : Optional.empty();
    }

    /** One with tests, for a loop of which there will be a copy behind it; empty if there is nothing to test. */
    static Optional<LoopPreamble> testing(
            Loop loop, SameValues values, WrittenMemory memory, DistinctContainers distinct) {
        LoopPreamble preamble = new LoopPreamble(loop, values, memory, distinct, true);
        if (!preamble.testHeader()) {
            return Optional.empty();
        }
        preamble.goThroughRound();
        preamble.goThroughRest();
        if (preamble.outcomes.isEmpty()) {
            return Optional.empty();
        }
        preamble.counter()
                .ifPresent(counter -> preamble.carried = new FindCarriedItems(loop, preamble, counter, memory).found());
        return Optional.of(preamble);
    }

    /** Where it begins: with input arguments like the header's. */
    Block first() {
        return first;
    }

    /** Where it ends: a block without an exit yet. */
    Block last() {
        return current;
    }

    /** For the blocks whose tests need not be made behind the preamble, how they end. */
    Map<Block, Boolean> outcomes() {
        return outcomes;
    }

    /**
     * Where it ends if a test of what only some rounds would test fails: a block without an exit yet, with input
     * arguments like the header's. Empty if there are no such tests.
     */
    Optional<Block> otherwise() {
        return Optional.ofNullable(otherwise);
    }

    /** The part of {@link #outcomes} that holds behind {@link #otherwise}. */
    Map<Block, Boolean> outcomesOfEachRound() {
        return outcomesOfEachRound;
    }

    /** The items that rounds behind the preamble hand to the next in variables. */
    List<CarriedItem> carried() {
        return carried;
    }

    private boolean isSameInAllRounds(int position) {
        Value origin = values.origin(loop.header().inputArguments().get(position));
        return loop.blocks().stream()
                .flatMap(block -> block.links().stream())
                .filter(link -> link.target() == loop.header())
                .allMatch(link -> values.origin(link.arguments().get(position)).equals(origin));
    }

    /**
     * Tests whether there is a first round, as the header does: it comes to that, whatever happens. @return whether
     * that could be done
     */
    private boolean testHeader() {
        Block header = loop.header();
        Map<Value, Value> inFirstRound = new HashMap<>();
        for (int i = 0; i < first.inputArguments().size(); i++) {
            inFirstRound.put(
                    values.origin(header.inputArguments().get(i)),
                    first.inputArguments().get(i));
        }
        for (Operation operation : header.operations()) {
            LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
            boolean isHarmless =
                    (opcode.effect() == Effect.NONE || MemoryPlace.of(operation).isPresent())
                            && opcode.effect() != Effect.WRITES
                            && !opcode.canRaise();
            if (!isHarmless) {
                return false;
            }
            List<Value> operands = operation.arguments().stream()
                    .map(argument -> argument instanceof Constant
                            ? argument
                            : inFirstRound.getOrDefault(values.origin(argument), argument))
                    .toList();
            Operation copy = copy(operation, operands);
            current.append(copy);
            inFirstRound.put(operation.result(), copy.result());
        }
        if (!(header.exit() instanceof BlockExit.Branch(Value condition)) || isStaying(0) == isStaying(1)) {
            return false;
        }
        Value outcome = inFirstRound.get(values.origin(condition));
        if (outcome != null) {
            test(outcome, isStaying(1));
        }
        return outcome != null;
    }

    private boolean isStaying(int link) {
        return loop.contains(loop.header().links().get(link).target());
    }

    private void goThroughRound() {
        for (int i = 0; i < loop.spine().size(); i++) {
            Block block = loop.spine().get(i);
            block.operations().forEach(this::lookAt);
            if (!(mayTest && block == loop.header())) {
                Block next = i + 1 < loop.spine().size() ? loop.spine().get(i + 1) : null;
                lookAtExit(block, next);
            }
        }
    }

    /** Goes through the blocks that only some rounds come to, and drops what it made of them if that spares no test. */
    private void goThroughRest() {
        outcomesOfEachRound = Map.copyOf(outcomes);
        Block before = current;
        Map<Value, Value> computedBefore = Map.copyOf(computed);
        Map<List<Object>, Value> emittedBefore = Map.copyOf(emitted);
        Set<List<Object>> testedBefore = Set.copyOf(tested);
        Block start = new Block(List.of());
        current = start;
        failing = new Block(
                loop.header().inputArguments().stream().map(Variable::copy).toList());
        Set<Block> usual = loop.usualBlocks();
        for (Block block : loop.blocks()) {
            if (usual.contains(block) && !loop.spine().contains(block)) {
                isSure = false;
                block.operations().forEach(this::lookAt);
                usualExit(block).ifPresent(next -> lookAtExit(block, next));
            }
        }
        if (outcomes.size() > outcomesOfEachRound.size()) {
            before.jump(Link.to(start, List.of()));
            otherwise = failing;
        } else {
            current = before;
            failing = loop.header();
            computed.clear();
            computed.putAll(computedBefore);
            emitted.clear();
            emitted.putAll(emittedBefore);
            tested.retainAll(testedBefore);
        }
    }

    /** Where a block goes on but for the other side of a check. */
    private static Optional<Block> usualExit(Block block) {
        if (!(block.exit() instanceof BlockExit.Branch)) {
            return Optional.empty();
        }
        Link whenFalse = block.links().getFirst();
        Link whenTrue = block.links().getLast();
        return whenFalse.isUnlikely() == whenTrue.isUnlikely()
                ? Optional.empty()
                : Optional.of((whenFalse.isUnlikely() ? whenTrue : whenFalse).target());
    }

    // Operations

    private void lookAt(Operation operation) {
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        switch (opcode) {
            case GETFIELD, GETARRAYITEM -> read(operation);
            case GETARRAYSIZE ->
                operands(operation)
                        .filter(operands -> isPresent(operands.getFirst()))
                        .ifPresent(operands -> compute(operation, operands));
            case CAST_POINTER, CLASS_OF -> {
                if (isSure) {
                    operands(operation).ifPresent(operands -> compute(operation, operands));
                }
            }
            default -> {
                if (opcode.canRaise() || opcode.effect() == Effect.CALLS) {
                    isSure = false;
                } else if (opcode.effect() == Effect.NONE && isTotal(opcode, operation)) {
                    operands(operation).ifPresent(operands -> compute(operation, operands));
                }
            }
        }
    }

    /** Whether an operation has a result for all operands. */
    private static boolean isTotal(LowLevelOpcode opcode, Operation operation) {
        return switch (opcode) {
            case INT_DIV_TRUNC, INT_REM_TRUNC, UINT_DIV, UINT_REM, CAST_FLOAT_TO_INT, INSTANCE_OF -> false;
            case INT_LSHIFT, INT_RSHIFT, UINT_RSHIFT, INT_LSHIFT_OVERFLOWS ->
                operation.argument(1) instanceof Constant(Long count, var type) && 0 <= count && count < 64;
            default ->
                !isAddress(operation.result()) && operation.arguments().stream().noneMatch(LoopPreamble::isAddress);
        };
    }

    private static boolean isAddress(Value value) {
        return value.type() == Primitive.ADDRESS;
    }

    private void read(Operation operation) {
        LowLevelType type = operation.result().type();
        Optional<List<Value>> operands = operands(operation);
        if (operands.isEmpty()) {
            return;
        }
        Value container = operands.get().getFirst();
        boolean isKept = !(type instanceof PointerType) || keepsPointers;
        MemoryPlace place = MemoryPlace.of(operation).orElse(null);
        if (place == null || !isKept || !place.isImmutable() && written.mayBeTo(place, operation.argument(0))) {
            if (isSure) {
                present.add(container);
            }
        } else if (isPresent(container) && isInside(operation, operands.get())) {
            compute(operation, operands.get());
            reads++;
        }
    }

    /** Whether a pointer surely leads somewhere, perhaps because that was tested. */
    private boolean isPresent(Value pointer) {
        if (pointer instanceof Constant constant) {
            return constant.value() != null;
        }
        if (present.contains(pointer)) {
            return true;
        }
        // A number in a pointer's place would pass the test.
        boolean mayBeNumber =
                pointer.type() instanceof PointerType(FieldedType target) && target == StandardLayouts.LONG_INTEGER;
        if (!isSure && (!mayTest || mayBeNumber)) {
            return false;
        }
        if (!isSure) {
            test(emit(LowLevelOpcode.PTR_NONZERO, Primitive.BOOL, List.of(pointer)), true);
        }
        present.add(pointer);
        return true;
    }

    private boolean isInside(Operation operation, List<Value> operands) {
        if (operation.opcode() != LowLevelOpcode.GETARRAYITEM || isSure) {
            return true;
        }
        if (!mayTest) {
            return false;
        }
        Value length = emit(LowLevelOpcode.GETARRAYSIZE, Primitive.SIGNED, List.of(operands.getFirst()));
        Value index = emit(LowLevelOpcode.CAST_PRIMITIVE, Primitive.UNSIGNED, List.of(operands.get(1)));
        Value size = emit(LowLevelOpcode.CAST_PRIMITIVE, Primitive.UNSIGNED, List.of(length));
        test(emit(LowLevelOpcode.UINT_LT, Primitive.BOOL, List.of(index, size)), true);
        return true;
    }

    /** What stands for an operation's operands, if all are the same in all rounds. */
    private Optional<List<Value>> operands(Operation operation) {
        List<Value> operands = new ArrayList<>();
        for (Value argument : operation.arguments()) {
            Optional<Value> operand = same(argument);
            if (operand.isEmpty()) {
                return Optional.empty();
            }
            operands.add(operand.get());
        }
        return Optional.of(operands);
    }

    /** Where a value of the loop comes from, if all tests go the way that was tested ahead. */
    Value origin(Value value) {
        Value origin = values.origin(value);
        while (assumed.containsKey(origin)) {
            origin = values.origin(assumed.get(origin));
        }
        return origin;
    }

    /** What stands for a value that is the same in all rounds. */
    Optional<Value> same(Value value) {
        Value origin = origin(value);
        return origin instanceof Constant ? Optional.of(origin) : Optional.ofNullable(computed.get(origin));
    }

    private void compute(Operation operation, List<Value> operands) {
        List<Object> key =
                List.of(operation.opcode(), operands, operation.result().type());
        computed.put(operation.result(), emitted.computeIfAbsent(key, _ -> append(copy(operation, operands))));
    }

    private static Operation copy(Operation operation, List<Value> operands) {
        return new Operation(operation.opcode(), operands, operation.result().copy(), operation.position());
    }

    /** Has the preamble, which writes nothing, compute something; once. */
    Value emit(LowLevelOpcode opcode, LowLevelType type, List<Value> operands) {
        return emitted.computeIfAbsent(
                List.of(opcode, operands, type),
                _ -> append(new Operation(opcode, operands, new Variable("v", type), SourcePosition.NONE)));
    }

    private Value append(Operation operation) {
        current.append(operation);
        definitions.put(operation.result(), operation);
        return operation.result();
    }

    /** The operation of the preamble that computes a value; {@code null} if none does. */
    Operation definition(Value value) {
        return definitions.get(value);
    }

    /** The lengths that the counter, and what is a constant number from it, were tested against. */
    Set<List<Object>> tested() {
        return tested;
    }

    /** Goes to the loop as it is where a condition is not as wanted. */
    void test(Value condition, boolean wanted) {
        if (condition instanceof Constant constant && constant.value().equals(wanted)) {
            return;
        }
        Block next = new Block(List.of());
        Link go = Link.when(new LinkCase.Truth(wanted), next, List.of());
        Link fail = Link.unlikelyWhen(new LinkCase.Truth(!wanted), failing, first.inputArguments());
        current.branch(condition, wanted ? go : fail, wanted ? fail : go);
        current = next;
    }

    // Ways

    private void lookAtExit(Block block, Block next) {
        switch (block.exit()) {
            case BlockExit.Jump jump -> {}
            case BlockExit.Branch(Value condition) -> lookAtBranch(block, condition, next);
            case BlockExit.Switch other -> isSure = false;
            case BlockExit.MayRaise other -> isSure = false;
            case BlockExit.Final end -> {}
            case BlockExit.Open open -> throw new IllegalStateException("a block of a finished graph is open");
        }
    }

    private void lookAtBranch(Block block, Value condition, Block next) {
        Link whenFalse = block.links().getFirst();
        Link whenTrue = block.links().getLast();
        boolean stays = whenTrue.target() == next;
        Link staying = stays ? whenTrue : whenFalse;
        Link leaving = stays ? whenFalse : whenTrue;
        boolean isCheck = next != null
                && staying.target() == next
                && leaving.target() != next
                && (!loop.contains(leaving.target()) || leaving.isUnlikely());
        if (!mayTest || !isCheck || !isTestedAhead(condition, stays)) {
            isSure = false;
            return;
        }
        outcomes.put(block, stays);
        if (isOnlyEntry(block, leaving, next)) {
            for (int i = 0; i < next.inputArguments().size(); i++) {
                if (values.origin(next.inputArguments().get(i))
                        == next.inputArguments().get(i)) {
                    assumed.put(
                            next.inputArguments().get(i), staying.arguments().get(i));
                }
            }
        }
    }

    /** Whether a block is entered from a branch only: but for that, by ways on from the branch's other side. */
    private boolean isOnlyEntry(Block branch, Link leaving, Block next) {
        return loop.blocks().stream()
                .filter(block -> block != branch)
                .filter(block -> block.links().stream().anyMatch(link -> link.target() == next))
                .allMatch(block -> isReachedOnlyBy(leaving, block));
    }

    /** Whether a block is reached from the side of a branch alone: one or two blocks, for indexes from the end. */
    private boolean isReachedOnlyBy(Link side, Block block) {
        Block above = block;
        for (int steps = 0; steps < 3; steps++) {
            Block target = above;
            List<Link> entries = loop.blocks().stream()
                    .flatMap(other -> other.links().stream())
                    .filter(link -> link.target() == target)
                    .toList();
            if (entries.size() != 1) {
                return false;
            }
            if (entries.getFirst() == side) {
                return true;
            }
            above = loop.blocks().stream()
                    .filter(other -> other.links().contains(entries.getFirst()))
                    .findFirst()
                    .orElseThrow();
        }
        return false;
    }

    private boolean isTestedAhead(Value condition, boolean wanted) {
        Optional<Value> outcome = same(condition);
        if (outcome.isPresent()) {
            test(outcome.get(), wanted);
            return true;
        }
        Optional<Counter> counter = counter();
        return counter.isPresent()
                && values.definition(origin(condition)) instanceof Operation check
                && isCounterTestedAhead(check, wanted, counter.get());
    }

    /** The loop's counter, if its limit is known to be the same in all rounds by what was gone through so far. */
    private Optional<Counter> counter() {
        return counting.filter(found -> same(found.limit()).isPresent());
    }

    /** A check of an index that is the counter, or a constant number from it, against a length. */
    private boolean isCounterTestedAhead(Operation check, boolean wanted, Counter counting) {
        return switch ((LowLevelOpcode) check.opcode()) {
            case UINT_LT -> wanted && isCounterInside(check.argument(0), check.argument(1), true, counting);
            case UINT_LE -> !wanted && isCounterInside(check.argument(1), check.argument(0), true, counting);
            case INT_LT -> wanted && isCounterInside(check.argument(0), check.argument(1), false, counting);
            case INT_LE -> !wanted && isCounterInside(check.argument(1), check.argument(0), false, counting);
            default -> false;
        };
    }

    private boolean isCounterInside(Value index, Value bound, boolean isUnsigned, Counter counting) {
        Value word = word(index);
        Value lengthWord = word(bound);
        Optional<Long> offset = offset(word, counting);
        Optional<Value> length = same(lengthWord);
        boolean isLength = values.definition(origin(lengthWord)) instanceof Operation size && isSize(size);
        if (offset.isEmpty() || length.isEmpty() || !isLength) {
            return false;
        }
        if (tested.add(List.of(length.get(), offset.get(), isUnsigned))) {
            if (isUnsigned) {
                Value start = first.inputArguments().get(counting.position());
                test(emit(LowLevelOpcode.INT_GE, Primitive.BOOL, List.of(start, Constant.signed(-offset.get()))), true);
            }
            Value end = offset.get() == 0
                    ? length.get()
                    : emit(
                            LowLevelOpcode.INT_SUB,
                            Primitive.SIGNED,
                            List.of(length.get(), Constant.signed(offset.get())));
            LowLevelOpcode within = counting.isLimitReached() ? LowLevelOpcode.INT_LT : LowLevelOpcode.INT_LE;
            test(emit(within, Primitive.BOOL, List.of(same(counting.limit()).orElseThrow(), end)), true);
        }
        return true;
    }

    private static boolean isSize(Operation operation) {
        return operation.opcode() == LowLevelOpcode.GETARRAYSIZE
                || MemoryPlace.of(operation).orElse(null) instanceof MemoryPlace.OfField(var owner, var field)
                        && field.isSize()
                        && operation.opcode() == LowLevelOpcode.GETFIELD;
    }

    /** What a Signed was before it was taken for an Unsigned. */
    private Value word(Value value) {
        Operation definition = values.definition(origin(value));
        return definition != null
                        && definition.opcode() == LowLevelOpcode.CAST_PRIMITIVE
                        && value.type() == Primitive.UNSIGNED
                        && definition.argument(0).type() == Primitive.SIGNED
                ? definition.argument(0)
                : value;
    }

    /** How far a value is from the counter, if that is a constant number. */
    Optional<Long> offset(Value index, Counter counting) {
        Value origin = origin(index);
        if (origin == counting.variable()) {
            return Optional.of(0L);
        }
        if (values.definition(origin) instanceof Operation sum
                && sum.arguments().size() == 2
                && sum.argument(1) instanceof Constant(Long number, var type)
                && Math.abs(number) <= LARGEST_OFFSET) {
            Optional<Long> moved = switch ((LowLevelOpcode) sum.opcode()) {
                case INT_ADD, INT_ADD_OVF -> Optional.of(number);
                case INT_SUB, INT_SUB_OVF -> Optional.of(-number);
                default -> Optional.empty();
            };
            return moved.flatMap(by -> offset(sum.argument(0), counting)
                    .map(before -> before + by)
                    .filter(all -> Math.abs(all) <= LARGEST_OFFSET));
        }
        return Optional.empty();
    }
}
