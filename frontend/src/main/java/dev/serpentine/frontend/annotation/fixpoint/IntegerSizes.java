package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where a number does not grow, but what comes of it is about as large: edges that {@link IntegerFlows} has not, since
 * they are in no recurrence by which numbers outgrow a word.
 */
final class IntegerSizes {
    /** What is as large as what it is called with. */
    private static final Set<String> KEEPING = Set.of("min", "gcd", "pow", "intmask");
    /** What is large whatever it is called with. */
    private static final Set<String> MAKING = Set.of("hash");

    /** Shifts to the left by so many bits are for large numbers. */
    private static final int LARGE_SHIFT = 40;
    /** What is left of a word that is shifted to the right by as many bits fits among floats. */
    private static final int NARROWING_SHIFT = Long.SIZE - Numbers.INT_BITS;

    /** What stands for results that are as large as words may be. */
    private static final BigInteger LARGE = BigInteger.ONE.shiftLeft(Long.SIZE - 1);

    private static final BigInteger NARROWING_DIVISOR = BigInteger.ONE.shiftLeft(NARROWING_SHIFT);

    private final IntegerNodes nodes;
    private final Map<Integer, Set<Integer>> edges = new HashMap<>();

    IntegerSizes(IntegerNodes nodes) {
        this.nodes = nodes;
    }

    /** Whether a number is too large to be kept as it is where a float may be. */
    static boolean isWide(BigInteger number) {
        return number.bitLength() >= Numbers.INT_BITS;
    }

    /** The nodes of what is about as large as what is at a node. */
    Set<Integer> successors(int node) {
        return edges.getOrDefault(node, Set.of());
    }

    /** Adds what an operator makes of its operands. */
    void add(Operation operation) {
        switch ((FlowOpcode) operation.opcode()) {
            case SUB, INPLACE_SUB -> keep(operation.arguments(), operation.result());
            case AND, INPLACE_AND -> {
                if (operation.arguments().stream().noneMatch(IntegerSizes::isSmall)) {
                    keep(operation.arguments(), operation.result());
                }
            }
            case LSHIFT, INPLACE_LSHIFT -> {
                if (IntegerNodes.constant(operation.argument(1))
                        .filter(bits -> bits.compareTo(BigInteger.valueOf(LARGE_SHIFT)) >= 0)
                        .isPresent()) {
                    add(nodes.of(LARGE), operation.result());
                }
            }
            case RSHIFT, INPLACE_RSHIFT -> keepUnless(BigInteger.valueOf(NARROWING_SHIFT), operation);
            case FLOORDIV, INPLACE_FLOORDIV -> keepUnless(NARROWING_DIVISOR, operation);
            // What is looked for among the contents is taken for one of them.
            case GETITEM, DELITEM, CONTAINS ->
                lookFor(operation.arguments().subList(1, 2), nodes.of(operation.argument(0)));
            default -> {}
        }
    }

    /** Adds what a call of something built in gives. @param self the nodes of what it is a method of, if it is one */
    void addCall(Operation call, String name, Set<Integer> self) {
        List<Value> operands = call.arguments().subList(2, call.arguments().size());
        lookFor(operands, self);
        if (KEEPING.contains(name)) {
            keep(operands, call.result());
        } else if (MAKING.contains(name)) {
            add(nodes.of(LARGE), call.result());
        }
    }

    /** What is divided, unless by as much, which makes all words small. */
    private void keepUnless(BigInteger narrowing, Operation operation) {
        if (IntegerNodes.constant(operation.argument(1))
                .filter(divisor -> divisor.abs().compareTo(narrowing) >= 0)
                .isEmpty()) {
            keep(List.of(operation.argument(0)), operation.result());
        }
    }

    private void keep(List<Value> operands, Variable result) {
        operands.forEach(operand -> add(nodes.of(operand), result));
    }

    private void lookFor(List<Value> operands, Set<Integer> contents) {
        operands.forEach(operand -> add(nodes.of(operand), contents));
    }

    private void add(Set<Integer> from, Variable result) {
        add(from, nodes.of(result));
    }

    private void add(Set<Integer> from, Set<Integer> to) {
        from.forEach(node ->
                edges.computeIfAbsent(node, key -> new LinkedHashSet<>()).addAll(to));
    }

    private static boolean isSmall(Value value) {
        return IntegerNodes.constant(value).filter(number -> !isWide(number)).isPresent();
    }
}
