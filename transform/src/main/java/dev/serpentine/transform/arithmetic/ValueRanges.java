package dev.serpentine.transform.arithmetic;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.analysis.SameValues;
import dev.serpentine.graph.data.Words;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Between which numbers each integer and Bool variable of a graph lies, whatever its parameters, and what it reads from
 * memory and from calls, may be.
 *
 * <p>A fixed point over the blocks, widened where it would climb for long, and refined from there, where what is the
 * same as elsewhere is known to be what it is there. On a link, what the branch's comparison says of the values that
 * the link hands over is used.
 */
final class ValueRanges {
    /** No array is longer: its items would not fit in any memory. */
    private static final long LONGEST_ARRAY = 1L << 56;

    private static final int VISITS_BEFORE_WIDENING = 12;
    private static final int REFINEMENTS = 2;
    private static final int MOST_STOPS = 60;

    private final FunctionGraph graph;
    private final long[] stops;
    private final Map<Variable, Interval> ranges = new HashMap<>();
    private final Map<Block, Integer> visits = new HashMap<>();
    private final Map<Variable, Operation> definitions = new HashMap<>();

    private ValueRanges(FunctionGraph graph) {
        this.graph = graph;
        this.stops = stops(graph);
    }

    /** Where widening stops: at the numbers that the graph compares with, since loops end there. */
    private static long[] stops(FunctionGraph graph) {
        SortedSet<Long> found = new TreeSet<>(List.of(Long.MIN_VALUE, -1L, 0L, Long.MAX_VALUE));
        for (Block block : graph.blocks()) {
            for (Operation operation : block.operations()) {
                if (operation.result().type() == Primitive.BOOL && found.size() < MOST_STOPS) {
                    operation.arguments().forEach(argument -> addStops(found, argument));
                }
            }
        }
        return found.stream().mapToLong(Long::longValue).toArray();
    }

    private static void addStops(Set<Long> found, Value value) {
        if (value instanceof Constant(Object content, var type)
                && type == Primitive.SIGNED
                && content instanceof Long number) {
            found.addAll(List.of(number - 1, number, number + 1));
        }
    }

    static ValueRanges of(FunctionGraph graph) {
        ValueRanges analysis = new ValueRanges(graph);
        analysis.climb();
        Dominance dominance = new Dominance(graph);
        SameValues same = new SameValues(dominance.blocks());
        for (int i = 0; i < REFINEMENTS; i++) {
            analysis.refine(dominance, same);
        }
        return analysis;
    }

    /** Whether control may get to a block. */
    boolean isReached(Block block) {
        return visits.containsKey(block);
    }

    /** Where a value of a block that is reached lies. */
    Interval of(Value value) {
        return switch (value) {
            case Constant(Object content, Primitive type)
            when content instanceof Long || content instanceof Boolean -> Interval.of(Words.ofValue(content, type));
            case Constant constant -> ofType(constant);
            case Variable variable -> ranges.getOrDefault(variable, ofType(variable));
        };
    }

    private static Interval ofType(Value value) {
        return value.type() instanceof Primitive primitive ? Interval.ofType(primitive) : Interval.EVERYTHING;
    }

    private void climb() {
        Deque<Block> pending = new ArrayDeque<>(List.of(graph.startBlock()));
        Set<Block> waiting = new HashSet<>(pending);
        graph.parameters().forEach(parameter -> ranges.put(parameter, ofType(parameter)));
        visits.put(graph.startBlock(), 1);
        while (!pending.isEmpty()) {
            Block block = pending.remove();
            waiting.remove(block);
            compute(block);
            for (Link link : block.links()) {
                if (flow(block, link) && waiting.add(link.target())) {
                    pending.add(link.target());
                }
            }
        }
    }

    /** Hands ranges over a link; returns whether the target learnt anything. */
    private boolean flow(Block block, Link link) {
        Map<Variable, Interval> refined = onLink(block, link);
        if (refined == null) {
            return false;
        }
        Block target = link.target();
        boolean isFirst = !visits.containsKey(target);
        boolean changed = isFirst;
        int visit = visits.merge(target, 1, Integer::sum);
        List<Variable> inputs = target.inputArguments();
        for (int i = 0; i < inputs.size(); i++) {
            if (!(inputs.get(i).type() instanceof Primitive)) {
                continue;
            }
            Interval handed = refined.getOrDefault(
                    link.arguments().get(i), of(link.arguments().get(i)));
            Interval known = ranges.get(inputs.get(i));
            if (known == null || isFirst) {
                ranges.put(inputs.get(i), known == null ? handed : known.join(handed));
                changed = true;
            } else if (!known.contains(handed)) {
                Interval grown = known.join(handed);
                ranges.put(inputs.get(i), visit > VISITS_BEFORE_WIDENING ? known.widenTo(grown, stops) : grown);
                changed = true;
            }
        }
        return changed;
    }

    /** One step down from the fixed point, block by block in the order of control: what really enters each. */
    private void refine(Dominance dominance, SameValues same) {
        Map<Block, List<Entry>> entries = entries(dominance);
        for (Block block : dominance.blocks()) {
            if (isReached(block)) {
                if (block != graph.startBlock()) {
                    narrow(block, entries.getOrDefault(block, List.of()), same);
                }
                compute(block);
            }
        }
    }

    /** @param isNextRound whether it comes from inside of the loop that begins where it leads */
    private record Entry(Block from, Link link, boolean isNextRound) {}

    private Map<Block, List<Entry>> entries(Dominance dominance) {
        Map<Block, List<Entry>> entries = new HashMap<>();
        Map<Integer, BitSet> loops = dominance.loops();
        for (int i = 0; i < dominance.blocks().size(); i++) {
            Block block = dominance.blocks().get(i);
            for (Link link : isReached(block) ? block.links() : List.<Link>of()) {
                OptionalInt target = dominance.numberOf(link.target());
                boolean isNextRound = target.isPresent()
                        && loops.getOrDefault(target.getAsInt(), new BitSet()).get(i);
                entries.computeIfAbsent(link.target(), _ -> new ArrayList<>()).add(new Entry(block, link, isNextRound));
            }
        }
        return entries;
    }

    private void narrow(Block block, List<Entry> entries, SameValues same) {
        Map<Variable, Interval> entering = new HashMap<>();
        List<Variable> inputs = block.inputArguments();
        for (Entry entry : entries) {
            Map<Variable, Interval> refined = onLink(entry.from(), entry.link());
            if (refined == null) {
                continue;
            }
            for (int i = 0; i < inputs.size(); i++) {
                // What a loop hands round unchanged was widened with it; but it is as it was when it came in.
                if (!entry.isNextRound() || same.origin(inputs.get(i)) == inputs.get(i)) {
                    Value argument = entry.link().arguments().get(i);
                    entering.merge(inputs.get(i), refined.getOrDefault(argument, of(argument)), Interval::join);
                }
            }
        }
        entering.forEach((input, entered) -> {
            Interval known = ranges.get(input);
            if (known != null && known.contains(entered)) {
                Interval atOrigin = entered.meet(of(same.origin(input)));
                ranges.put(input, atOrigin == null ? entered : atOrigin);
            }
        });
    }

    private void compute(Block block) {
        for (Operation operation : block.operations()) {
            Variable result = operation.result();
            if (result.type() instanceof Primitive type && (type.isInteger() || type == Primitive.BOOL)) {
                definitions.put(result, operation);
                Interval computed = result(operation, type);
                // An operation that always raises has no result; any range will do
                ranges.put(result, computed == null ? Interval.ofType(type) : computed);
            }
        }
    }

    private Interval first(Operation operation) {
        return of(operation.argument(0));
    }

    private Interval second(Operation operation) {
        return of(operation.argument(1));
    }

    private Interval result(Operation operation, Primitive type) {
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        return switch (opcode) {
            case INT_ADD, INT_SUB, INT_MUL, INT_LSHIFT ->
                IntervalArithmetic.exact(opcode, first(operation), second(operation))
                        .wrapped();
            case INT_ADD_OVF, INT_SUB_OVF, INT_MUL_OVF, INT_LSHIFT_OVF ->
                IntervalArithmetic.exact(
                                opcode.overflowCheck().orElseThrow().wrapping(), first(operation), second(operation))
                        .range();
            case INT_NEG ->
                IntervalArithmetic.exact(LowLevelOpcode.INT_SUB, Interval.of(0), first(operation))
                        .wrapped();
            case INT_AND -> IntervalArithmetic.and(first(operation), second(operation));
            case INT_OR, INT_XOR -> IntervalArithmetic.or(first(operation), second(operation));
            case INT_INVERT -> IntervalArithmetic.invert(first(operation));
            case INT_RSHIFT -> IntervalArithmetic.rightShift(first(operation), second(operation));
            case UINT_RSHIFT ->
                first(operation).isNotNegative()
                        ? IntervalArithmetic.rightShift(first(operation), second(operation))
                        : Interval.EVERYTHING;
            case INT_DIV_TRUNC -> IntervalArithmetic.divideTowardsZero(first(operation), second(operation));
            case INT_REM_TRUNC -> IntervalArithmetic.remainder(first(operation), second(operation));
            case CAST_PRIMITIVE -> {
                Interval kept = Interval.ofType(type);
                yield kept.contains(first(operation)) ? first(operation) : kept;
            }
            case SAME_AS -> first(operation);
            case GETARRAYSIZE -> new Interval(0, LONGEST_ARRAY);
            case GETFIELD -> isSize(operation) ? new Interval(0, LONGEST_ARRAY) : Interval.ofType(type);
            case INT_LT, INT_LE, INT_GT, INT_GE, INT_EQ, INT_NE ->
                comparison(opcode, first(operation), second(operation));
            case UINT_LT, UINT_LE -> unsignedComparison(opcode, first(operation), second(operation));
            case INT_ADD_OVERFLOWS -> overflow(LowLevelOpcode.INT_ADD, operation);
            case INT_SUB_OVERFLOWS -> overflow(LowLevelOpcode.INT_SUB, operation);
            case INT_MUL_OVERFLOWS -> overflow(LowLevelOpcode.INT_MUL, operation);
            case INT_LSHIFT_OVERFLOWS -> overflow(LowLevelOpcode.INT_LSHIFT, operation);
            default -> Interval.ofType(type);
        };
    }

    private static boolean isSize(Operation read) {
        return read.argument(0).type() instanceof PointerType(FieldedType container)
                && container
                        .field((String) ((Constant) read.argument(1)).value())
                        .orElseThrow()
                        .isSize();
    }

    private Interval overflow(LowLevelOpcode wrapping, Operation operation) {
        IntervalArithmetic.Exact exact = IntervalArithmetic.exact(wrapping, first(operation), second(operation));
        return !exact.mayOverflow() ? Interval.of(0) : exact.range() == null ? Interval.of(1) : new Interval(0, 1);
    }

    private static Interval comparison(LowLevelOpcode opcode, Interval first, Interval second) {
        boolean canHold = assume(opcode, first, second) != null;
        boolean canFail = assume(opposite(opcode), first, second) != null;
        return canHold && canFail ? new Interval(0, 1) : Interval.of(canHold ? 1 : 0);
    }

    private static Interval unsignedComparison(LowLevelOpcode opcode, Interval first, Interval second) {
        if (first.isNotNegative() && second.isNotNegative() || first.isNegative() && second.isNegative()) {
            return comparison(signed(opcode), first, second);
        }
        // What is negative as a signed number is, as an unsigned one, above all that is not.
        return first.isNotNegative() && second.isNegative()
                ? Interval.of(1)
                : first.isNegative() && second.isNotNegative() ? Interval.of(0) : new Interval(0, 1);
    }

    private static LowLevelOpcode signed(LowLevelOpcode unsignedComparison) {
        return unsignedComparison == LowLevelOpcode.UINT_LT ? LowLevelOpcode.INT_LT : LowLevelOpcode.INT_LE;
    }

    private static LowLevelOpcode opposite(LowLevelOpcode comparison) {
        return switch (comparison) {
            case INT_LT -> LowLevelOpcode.INT_GE;
            case INT_LE -> LowLevelOpcode.INT_GT;
            case INT_GT -> LowLevelOpcode.INT_LE;
            case INT_GE -> LowLevelOpcode.INT_LT;
            case INT_EQ -> LowLevelOpcode.INT_NE;
            case INT_NE -> LowLevelOpcode.INT_EQ;
            default -> throw new IllegalArgumentException(comparison + " is no comparison");
        };
    }

    private static LowLevelOpcode mirrored(LowLevelOpcode comparison) {
        return switch (comparison) {
            case INT_LT -> LowLevelOpcode.INT_GT;
            case INT_LE -> LowLevelOpcode.INT_GE;
            case INT_GT -> LowLevelOpcode.INT_LT;
            case INT_GE -> LowLevelOpcode.INT_LE;
            default -> comparison;
        };
    }

    /**
     * What of {@code first} is left where the comparison with something in {@code second} holds; {@code null} if
     * nothing is.
     */
    private static Interval assume(LowLevelOpcode comparison, Interval first, Interval second) {
        return switch (comparison) {
            case INT_LT ->
                second.high() == Long.MIN_VALUE ? null : first.meet(new Interval(Long.MIN_VALUE, second.high() - 1));
            case INT_LE -> first.meet(new Interval(Long.MIN_VALUE, second.high()));
            case INT_GT ->
                second.low() == Long.MAX_VALUE ? null : first.meet(new Interval(second.low() + 1, Long.MAX_VALUE));
            case INT_GE -> first.meet(new Interval(second.low(), Long.MAX_VALUE));
            case INT_EQ -> first.meet(second);
            case INT_NE -> without(first, second);
            default -> first;
        };
    }

    private static Interval without(Interval first, Interval second) {
        if (!second.isConstant()) {
            return first;
        }
        long excluded = second.low();
        if (first.isConstant()) {
            return first.low() == excluded ? null : first;
        }
        return first.low() == excluded
                ? new Interval(first.low() + 1, first.high())
                : first.high() == excluded ? new Interval(first.low(), first.high() - 1) : first;
    }

    /** What is known on a link beyond {@link #of}; {@code null} if the link is never taken. */
    private Map<Variable, Interval> onLink(Block block, Link link) {
        Map<Variable, Interval> refined = new HashMap<>();
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> {
                boolean truth = link.linkCase().equals(new LinkCase.Truth(true));
                if (of(condition).meet(Interval.of(truth ? 1 : 0)) == null
                        || !assumeCondition(condition, truth, refined)) {
                    return null;
                }
            }
            case BlockExit.Switch(Variable selector) -> {
                if (link.linkCase() instanceof LinkCase.Number(long number)) {
                    Interval left = of(selector).meet(Interval.of(number));
                    if (left == null) {
                        return null;
                    }
                    refined.put(selector, left);
                }
            }
            case BlockExit.Switch constantSwitch -> {}
            case BlockExit.Jump jump -> {}
            case BlockExit.MayRaise mayRaise -> {}
            case BlockExit.Final end -> {}
            case BlockExit.Open open -> throw new IllegalStateException("a block of a finished graph is open");
        }
        return refined;
    }

    private boolean assumeCondition(Value condition, boolean truth, Map<Variable, Interval> refined) {
        if (!(condition instanceof Variable variable) || definitions.get(variable) == null) {
            return true;
        }
        Operation definition = definitions.get(variable);
        LowLevelOpcode opcode = (LowLevelOpcode) definition.opcode();
        switch (opcode) {
            case INT_LT, INT_LE, INT_GT, INT_GE, INT_EQ, INT_NE -> {
                LowLevelOpcode holding = truth ? opcode : opposite(opcode);
                return assumeOperand(definition.argument(0), holding, second(definition), refined)
                        && assumeOperand(definition.argument(1), mirrored(holding), first(definition), refined);
            }
            case UINT_LT, UINT_LE -> {
                return assumeUnsigned(definition, truth, refined);
            }
            case BOOL_NOT -> {
                return assumeCondition(definition.argument(0), !truth, refined);
            }
            default -> {
                return true;
            }
        }
    }

    /** What is at most a number that, signed, is not negative is not negative either. */
    private boolean assumeUnsigned(Operation comparison, boolean truth, Map<Variable, Interval> refined) {
        Value smaller = comparison.argument(truth ? 0 : 1);
        Value larger = comparison.argument(truth ? 1 : 0);
        if (!of(larger).isNotNegative()) {
            return true;
        }
        boolean isStrict = (comparison.opcode() == LowLevelOpcode.UINT_LT) == truth;
        Interval known = of(smaller).meet(new Interval(0, Long.MAX_VALUE));
        LowLevelOpcode holding = isStrict ? LowLevelOpcode.INT_LT : LowLevelOpcode.INT_LE;
        return known != null
                && assumeOperand(larger, mirrored(holding), known, refined)
                && assumeOperand(smaller, LowLevelOpcode.INT_GE, Interval.of(0), refined)
                && assumeOperand(smaller, holding, of(larger), refined);
    }

    private boolean assumeOperand(
            Value operand, LowLevelOpcode holding, Interval other, Map<Variable, Interval> refined) {
        Interval known = operand instanceof Variable variable && refined.containsKey(variable)
                ? refined.get(variable)
                : of(operand);
        Interval left = assume(holding, known, other);
        if (left != null && operand instanceof Variable variable) {
            refined.put(variable, left);
            wordOf(variable).ifPresent(word -> refined.put(word, left));
        }
        return left != null;
    }

    /** The variable of another integer type of 64 bits that one has its bits from. */
    private Optional<Variable> wordOf(Variable variable) {
        Operation definition = definitions.get(variable);
        return definition != null
                        && definition.opcode() == LowLevelOpcode.CAST_PRIMITIVE
                        && definition.argument(0) instanceof Variable word
                        && ((Primitive) word.type()).bits() == 64
                        && ((Primitive) variable.type()).bits() == 64
                ? Optional.of(word)
                : Optional.empty();
    }
}
