package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeIterator;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeRange;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Numbers that are put together of parts, as readers of bytes do it: {@code number |= part << shift}, with a shift that
 * is some bits more for each part. After a dozen of parts no word holds them.
 *
 * <p>A shift that counts in ones is left out, since it numbers the members of a set of bits, and so is one whose count
 * is an item of a range that is known.
 */
final class AssembledNumbers {
    /** Each part has more bits than this. */
    private static final BigInteger FEW_BITS = BigInteger.valueOf(3);

    private final Inference inference;
    private final IntegerFlows flows;
    private final int[] components;
    /** By nodes of amounts, the component of what makes them more and more. */
    private final Map<Integer, Integer> counts = new HashMap<>();
    /** The nodes of ranges that are known, or of items of such. */
    private final Set<Integer> knownRanges = new HashSet<>();

    private final List<List<Integer>> predecessors = new ArrayList<>();
    /** The components of nodes that go back into themselves. */
    private final BitSet cyclic = new BitSet();

    /**
     * @param components the number of each node's component
     * @param blocks all that are reached of the program's own functions
     */
    AssembledNumbers(Inference inference, IntegerFlows flows, int[] components, List<Block> blocks) {
        this.inference = inference;
        this.flows = flows;
        this.components = components;
        findEdges();
        List<Operation> operations =
                blocks.stream().flatMap(block -> block.operations().stream()).toList();
        operations.forEach(this::noteRange);
        operations.forEach(this::noteCount);
        spread();
    }

    /**
     * The component of the count by which a shift puts its operand to a number, if it does: who compares what comes of
     * that count limits the number.
     */
    Optional<Integer> countOf(Operation shift) {
        return shift.argument(0) instanceof Variable
                        && flows.nodeOf(shift.result())
                                .filter(this::isAccumulated)
                                .isPresent()
                ? flows.nodeOf(shift.argument(1)).map(counts::get)
                : Optional.empty();
    }

    private void findEdges() {
        for (int node = 0; node < components.length; node++) {
            predecessors.add(new ArrayList<>());
        }
        for (int node = 0; node < components.length; node++) {
            for (int successor : flows.successors(node)) {
                predecessors.get(successor).add(node);
                if (components[successor] == components[node]) {
                    cyclic.set(components[node]);
                }
            }
        }
    }

    private void noteRange(Operation operation) {
        boolean isKnown = operation.opcode() == FlowOpcode.NEXT
                        && inference.bindings().of(operation.argument(0)) instanceof SomeIterator iterator
                        && iterator.source() instanceof SomeRange range
                        && range.constant().isPresent()
                || operation.opcode() == FlowOpcode.CALL
                        && inference.bindings().of(operation.result()) instanceof SomeRange
                        && operation.arguments().stream().allMatch(Constant.class::isInstance);
        if (isKnown) {
            flows.nodeOf(operation.result()).ifPresent(knownRanges::add);
        }
    }

    private void noteCount(Operation operation) {
        switch ((FlowOpcode) operation.opcode()) {
            case ADD, INPLACE_ADD -> {
                noteCount(operation, operation.argument(0), operation.argument(1), false);
                noteCount(operation, operation.argument(1), operation.argument(0), false);
            }
            case MUL, INPLACE_MUL -> {
                noteCount(operation, operation.argument(0), operation.argument(1), true);
                noteCount(operation, operation.argument(1), operation.argument(0), true);
            }
            default -> {}
        }
    }

    private void noteCount(Operation operation, Value count, Value step, boolean isProduct) {
        Optional<Integer> from = flows.nodeOf(count);
        Optional<Integer> to = flows.nodeOf(operation.result());
        if (from.isPresent()
                && to.isPresent()
                && IntegerNodes.constant(step)
                        .filter(bits -> bits.compareTo(FEW_BITS) > 0)
                        .isPresent()
                && (isProduct ? !isOfKnownRange(from.get()) : components[from.get()] == components[to.get()])) {
            counts.put(to.get(), components[from.get()]);
        }
    }

    /** Whether all that a node may be are items of ranges that are known, or come of these. */
    private boolean isOfKnownRange(int node) {
        Set<Integer> seen = new HashSet<>(Set.of(node));
        Deque<Integer> pending = new ArrayDeque<>(seen);
        while (!pending.isEmpty()) {
            int next = pending.pop();
            if (!knownRanges.contains(next)) {
                if (predecessors.get(next).isEmpty()) {
                    return false;
                }
                predecessors.get(next).stream().filter(seen::add).forEach(pending::push);
            }
        }
        return true;
    }

    private void spread() {
        Deque<Integer> pending = new ArrayDeque<>(counts.keySet());
        while (!pending.isEmpty()) {
            int node = pending.pop();
            for (int successor : flows.successors(node)) {
                if (counts.putIfAbsent(successor, counts.get(node)) == null) {
                    pending.push(successor);
                }
            }
        }
    }

    /** Whether what a node is goes into a number that it is added to, and that goes on. */
    private boolean isAccumulated(int node) {
        Set<Integer> seen = new HashSet<>(Set.of(node));
        Deque<Integer> pending = new ArrayDeque<>(seen);
        while (!pending.isEmpty()) {
            int next = pending.pop();
            if (cyclic.get(components[next])) {
                return true;
            }
            flows.successors(next).stream().filter(seen::add).forEach(pending::push);
        }
        return false;
    }
}
