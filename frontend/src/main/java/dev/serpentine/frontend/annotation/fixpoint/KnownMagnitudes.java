package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How large numbers are at least said to be by the constants that they come of: a program that makes a key of 512 bits
 * shifts by 255 somewhere. What a number grows to by going back into itself is not in it.
 *
 * <p>Each node has the largest magnitude that comes to it from a constant: copies keep it, operators with a known
 * operand make of it what they make of a number.
 */
final class KnownMagnitudes {
    /** What is larger is taken for this: it is certain that no word holds it. */
    private static final BigInteger MOST = BigInteger.ONE.shiftLeft(Long.SIZE);

    private final IntegerFlows flows;
    private final int[] components;
    private final Map<Integer, BigInteger> known = new HashMap<>();
    private final Map<Integer, List<Operation>> readers = new HashMap<>();
    private final Deque<Integer> pending = new ArrayDeque<>();

    /**
     * @param components the number of each node's component
     * @param operations all of the program's own functions
     */
    KnownMagnitudes(IntegerFlows flows, int[] components, List<Operation> operations) {
        this.flows = flows;
        this.components = components;
        operations.stream().filter(KnownMagnitudes::changesMagnitude).forEach(this::addReader);
        flows.constants().forEach(this::raise);
        while (!pending.isEmpty()) {
            int node = pending.removeLast();
            flows.successors(node).forEach(successor -> raise(successor, known.get(node)));
            readers.getOrDefault(node, List.of()).forEach(operation -> compute(operation, node));
        }
    }

    /** The magnitude that a number has at least once; zero where no constant says one. */
    BigInteger of(Value value) {
        return IntegerNodes.constant(value)
                .map(BigInteger::abs)
                .or(() -> flows.nodeOf(value).map(known::get))
                .orElse(BigInteger.ZERO);
    }

    /** What an operator gives for the largest known operands; empty where it gives nothing that may be larger. */
    Optional<BigInteger> resultOf(Operation operation) {
        BigInteger left = of(operation.argument(0));
        BigInteger right = of(operation.argument(1));
        return switch ((FlowOpcode) operation.opcode()) {
            // Of what is not known it is supposed that it changes something.
            case ADD, INPLACE_ADD -> Optional.of(left.max(BigInteger.ONE).add(right.max(BigInteger.ONE)));
            case MUL, INPLACE_MUL ->
                Optional.of(left.max(BigInteger.ONE)
                        .multiply(right.max(BigInteger.ONE))
                        .min(MOST));
            case LSHIFT, INPLACE_LSHIFT -> Optional.of(shifted(left.max(BigInteger.ONE), right));
            case POW, INPLACE_POW -> Optional.of(power(left, right));
            default -> Optional.empty();
        };
    }

    private static BigInteger shifted(BigInteger number, BigInteger bits) {
        // The number of bits may itself be more than a long.
        return bits.compareTo(BigInteger.valueOf(Long.SIZE)) >= 0 || number.bitLength() + bits.intValue() > Long.SIZE
                ? MOST
                : number.shiftLeft(bits.intValue());
    }

    private static BigInteger power(BigInteger base, BigInteger exponent) {
        if (base.bitLength() < 2) {
            return base;
        }
        return exponent.compareTo(BigInteger.valueOf(Long.SIZE)) >= 0
                ? MOST
                : base.pow(exponent.intValue()).min(MOST);
    }

    private static boolean changesMagnitude(Operation operation) {
        return switch ((FlowOpcode) operation.opcode()) {
            case MUL,
                    INPLACE_MUL,
                    LSHIFT,
                    INPLACE_LSHIFT,
                    POW,
                    INPLACE_POW,
                    FLOORDIV,
                    INPLACE_FLOORDIV,
                    RSHIFT,
                    INPLACE_RSHIFT -> true;
            default -> false;
        };
    }

    private void addReader(Operation operation) {
        operation.arguments().stream()
                .flatMap(operand -> flows.nodeOf(operand).stream())
                .distinct()
                .forEach(node ->
                        readers.computeIfAbsent(node, key -> new ArrayList<>()).add(operation));
    }

    private void raise(int node, BigInteger magnitude) {
        if (known.getOrDefault(node, BigInteger.ZERO).compareTo(magnitude) < 0) {
            known.put(node, magnitude.min(MOST));
            pending.add(node);
        }
    }

    private void compute(Operation operation, int changed) {
        Optional<Integer> result = flows.nodeOf(operation.result());
        if (result.isPresent() && components[result.get()] != components[changed]) {
            resultOf(operation).or(() -> quotient(operation)).ifPresent(magnitude -> raise(result.get(), magnitude));
        }
    }

    /** What is left of the largest number that is divided by a constant. */
    private Optional<BigInteger> quotient(Operation operation) {
        BigInteger number = of(operation.argument(0));
        return IntegerNodes.constant(operation.argument(1))
                .filter(divisor -> divisor.signum() > 0)
                .map(divisor -> isShift(operation)
                        ? number.shiftRight(
                                divisor.min(BigInteger.valueOf(Long.SIZE)).intValue())
                        : number.divide(divisor));
    }

    private static boolean isShift(Operation operation) {
        return Set.of(FlowOpcode.RSHIFT, FlowOpcode.INPLACE_RSHIFT).contains(operation.opcode());
    }
}
