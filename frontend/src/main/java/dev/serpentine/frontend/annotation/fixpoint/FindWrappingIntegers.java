package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.OperatorSite;
import dev.serpentine.frontend.annotation.rule.LongIntegerRules;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeBool;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInteger;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeLongInteger;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds, at a fixed point, which of a program's operators on ints need not be exact, though their results may be
 * without bounds: those of which nothing but the low 64 bits is used, since a mask ({@code & 0xFFFFFFFF}) or a
 * remainder by a power of two comes behind them. Words that wrap compute these.
 *
 * <p>Sums, differences, products, left shifts and bitwise operators demand of their operands the low bits that are
 * demanded of them; a right shift by a constant demands so many more; a mask demands what it keeps; all else demands
 * everything. Demands pass through links within a function. What a typed graph throws away of words is
 * {@code DemandedBits}' affair in {@code transform}.
 */
public final class FindWrappingIntegers {
    /** The exact number is needed. */
    private static final int ALL = Integer.MAX_VALUE;

    private final Inference inference;
    private final Map<Variable, Integer> demands = new HashMap<>();
    /** Whether what a mask keeps counts, though the run alone tells the mask. */
    private boolean countsVariableMasks;

    private final Map<Variable, Operation> definitions = new HashMap<>();
    private final Map<Variable, List<Variable>> sources = new HashMap<>();
    private final Deque<Variable> pending = new ArrayDeque<>();

    private final Set<OperatorSite> wrapping = new LinkedHashSet<>();
    private final Set<OperatorSite> exact = new LinkedHashSet<>();

    private FindWrappingIntegers(Inference inference) {
        this.inference = inference;
    }

    /**
     * The operators of a program.
     *
     * @param wrapping those of which nothing but low bits is used, wherever their graphs are
     * @param exact those on ints of which more is used
     */
    public record Found(Set<OperatorSite> wrapping, Set<OperatorSite> exact) {}

    /** Looks at all graphs. */
    public static Found in(Inference inference) {
        FindWrappingIntegers search = new FindWrappingIntegers(inference);
        inference.liveGraphs().all().stream()
                .filter(graph -> !graph.position().isInSystemCode())
                .filter(search::mayWrap)
                .forEach(search::search);
        search.wrapping.removeAll(search.exact);
        return new Found(search.wrapping, search.exact);
    }

    private boolean mayWrap(FunctionGraph graph) {
        return reached(graph).stream()
                .flatMap(block -> block.operations().stream())
                .anyMatch(operation -> isCandidate(operation) || hasVariableMask(operation));
    }

    private List<Block> reached(FunctionGraph graph) {
        return graph.blocks().stream()
                .filter(inference.graphs().reached()::contains)
                .toList();
    }

    private void search(FunctionGraph graph) {
        List<Block> blocks = reached(graph);
        blocks.forEach(this::connect);
        List<Operation> operations = blocks.stream()
                .flatMap(block -> block.operations().stream())
                .filter(this::passesDemandOn)
                .toList();
        findDemands(graph, blocks, false);
        List<Operation> candidates = operations.stream()
                .filter(operation ->
                        isCandidate(operation) || mayOverflow(operation) && demanded(operation) > Long.SIZE)
                .toList();
        findDemands(graph, blocks, true);
        for (Operation operation : candidates) {
            if (demanded(operation) <= Long.SIZE) {
                wrapping.add(OperatorSite.of(operation));
            } else if (isCandidate(operation)) {
                exact.add(OperatorSite.of(operation));
            }
        }
    }

    private void findDemands(FunctionGraph graph, List<Block> blocks, boolean ofVariableMasks) {
        demands.clear();
        countsVariableMasks = ofVariableMasks;
        blocks.forEach(this::demandByUse);
        demand(graph.returnBlock().inputArguments().getFirst(), ALL);
        graph.raiseBlock().inputArguments().forEach(raised -> demand(raised, ALL));
        while (!pending.isEmpty()) {
            propagate(pending.remove());
        }
    }

    /** How many low bits of the operands an operation's own result needs. */
    private int demanded(Operation operation) {
        int bits = demands.getOrDefault(operation.result(), 0);
        return isRightShift(operation) ? bitsBehindShift(operation, bits) : bits;
    }

    /**
     * Whether an operator computes with ints without bounds, or would, if it did not wrap. So does a left shift of
     * words, which raises where its count is not below 64 whatever is used of it.
     */
    private boolean isCandidate(Operation operation) {
        if (!passesDemandOn(operation)) {
            return false;
        }
        SomeValue result = inference.bindings().of(operation.result());
        return result instanceof SomeLongInteger integer && !integer.isUnsignedWord()
                || isLeftShift(operation) && LongIntegers.isWord(result) && constantCount(operation) < 0
                || inference.decisions().isWrapping(operation);
    }

    /**
     * Whether an operator of words may raise OverflowError. Where a constant masks it, it wraps in the typed graph;
     * that a variable that does is not negative is not known there.
     */
    private boolean mayOverflow(Operation operation) {
        return LongIntegers.isWord(inference.bindings().of(operation.result()))
                && switch ((FlowOpcode) operation.opcode()) {
                    case ADD, SUB, MUL, NEG, LSHIFT -> true;
                    case INPLACE_ADD, INPLACE_SUB, INPLACE_MUL, INPLACE_LSHIFT -> true;
                    default -> false;
                };
    }

    private boolean hasVariableMask(Operation operation) {
        return (operation.opcode() == FlowOpcode.AND || operation.opcode() == FlowOpcode.INPLACE_AND)
                && areIntegers(operation)
                && operation.arguments().stream()
                        .map(inference.bindings()::of)
                        .anyMatch(mask -> LongIntegers.fitsUnsignedWord(mask)
                                && mask.constant().isEmpty());
    }

    /** Whether low bits of the result need only low bits of the operands. */
    private boolean passesDemandOn(Operation operation) {
        return switch ((FlowOpcode) operation.opcode()) {
            case ADD, SUB, MUL, AND, OR, XOR, NEG, INVERT -> areIntegers(operation);
            case INPLACE_ADD, INPLACE_SUB, INPLACE_MUL, INPLACE_AND, INPLACE_OR, INPLACE_XOR -> areIntegers(operation);
            case LSHIFT, INPLACE_LSHIFT, RSHIFT, INPLACE_RSHIFT ->
                areIntegers(operation)
                        && LongIntegers.isWordOrBool(inference.bindings().of(operation.argument(1)));
            default -> false;
        };
    }

    private boolean areIntegers(Operation operation) {
        return operation.arguments().stream()
                .allMatch(
                        argument -> LongIntegers.isInteger(inference.bindings().of(argument)));
    }

    private static boolean isLeftShift(Operation operation) {
        return operation.opcode() == FlowOpcode.LSHIFT || operation.opcode() == FlowOpcode.INPLACE_LSHIFT;
    }

    private static boolean isRightShift(Operation operation) {
        return operation.opcode() == FlowOpcode.RSHIFT || operation.opcode() == FlowOpcode.INPLACE_RSHIFT;
    }

    private void connect(Block block) {
        block.operations().forEach(operation -> definitions.put(operation.result(), operation));
        for (Link link : block.links()) {
            for (int i = 0; i < link.arguments().size(); i++) {
                if (link.arguments().get(i) instanceof Variable source) {
                    sources.computeIfAbsent(link.target().inputArguments().get(i), unknown -> new ArrayList<>())
                            .add(source);
                }
            }
        }
    }

    /** Demands all of those whose use does not depend on any demand. */
    private void demandByUse(Block block) {
        block.operations().forEach(this::demandByUse);
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> demand(condition, ALL);
            case BlockExit.Switch(Value selector) -> demand(selector, ALL);
            case BlockExit.Open open -> {}
            case BlockExit.Final last -> {}
            case BlockExit.Jump jump -> {}
            case BlockExit.MayRaise mayRaise -> {}
        }
    }

    private void demandByUse(Operation operation) {
        if (!passesDemandOn(operation)) {
            if (!isRemainder(operation)) {
                operation.arguments().forEach(argument -> demand(argument, ALL));
            }
            return;
        }
        if (isLeftShift(operation) || isRightShift(operation)) {
            demand(operation.argument(1), ALL);
        }
    }

    private boolean isRemainder(Operation operation) {
        return (operation.opcode() == FlowOpcode.MOD || operation.opcode() == FlowOpcode.INPLACE_MOD)
                && areIntegers(operation)
                && bitsOfRemainder(operation) <= Long.SIZE;
    }

    private int bitsOfRemainder(Operation operation) {
        return LongIntegerRules.lowBitsKept(inference.bindings().of(operation.argument(1)));
    }

    private void demand(Value value, int bits) {
        if (value instanceof Variable variable && bits > demands.getOrDefault(variable, 0)) {
            demands.put(variable, bits);
            pending.add(variable);
        }
    }

    private void propagate(Variable variable) {
        int bits = demands.get(variable);
        sources.getOrDefault(variable, List.of()).forEach(source -> demand(source, bits));
        Operation operation = definitions.get(variable);
        if (operation != null) {
            propagate(operation, bits);
        }
    }

    private void propagate(Operation operation, int bits) {
        if (isRemainder(operation)) {
            demand(operation.argument(0), Math.min(bits, bitsOfRemainder(operation)));
            return;
        }
        if (!passesDemandOn(operation)) {
            return;
        }
        switch ((FlowOpcode) operation.opcode()) {
            case AND, INPLACE_AND -> {
                demand(operation.argument(0), Math.min(bits, bitsKeptBy(operation.argument(1))));
                demand(operation.argument(1), Math.min(bits, bitsKeptBy(operation.argument(0))));
            }
            case LSHIFT, INPLACE_LSHIFT ->
                demand(
                        operation.argument(0),
                        bits == ALL ? ALL : Math.max(bits - Math.max(constantCount(operation), 0), 0));
            case RSHIFT, INPLACE_RSHIFT -> demand(operation.argument(0), bitsBehindShift(operation, bits));
            default -> operation.arguments().forEach(argument -> demand(argument, bits));
        }
    }

    private int bitsBehindShift(Operation operation, int bits) {
        int count = constantCount(operation);
        return bits == ALL || count < 0 || bits + count > Long.SIZE ? ALL : bits + count;
    }

    /** By how much an operation shifts, if that is known and less than a word has bits; else -1. */
    private int constantCount(Operation operation) {
        return inference
                .bindings()
                .of(operation.argument(1))
                .constant()
                .map(constant -> constant.asInteger())
                .filter(count -> count.signum() >= 0 && count.compareTo(BigInteger.valueOf(Long.SIZE)) < 0)
                .map(BigInteger::intValue)
                .orElse(-1);
    }

    /** How many low bits of the other operand a mask keeps: all where it may be negative, or is no word. */
    private int bitsKeptBy(Value mask) {
        SomeValue value = inference.bindings().of(mask);
        if (!LongIntegers.fitsUnsignedWord(value)
                || !countsVariableMasks && value.constant().isEmpty()) {
            return ALL;
        }
        return switch (value) {
            case SomeBool bool -> 1;
            case SomeInteger integer ->
                integer.constant()
                        .map(constant -> constant.asInteger().bitLength())
                        .orElse(Long.SIZE - 1);
            case SomeLongInteger integer ->
                integer.constant()
                        .map(constant -> constant.asInteger().bitLength())
                        .orElse(Long.SIZE);
            default -> ALL;
        };
    }
}
