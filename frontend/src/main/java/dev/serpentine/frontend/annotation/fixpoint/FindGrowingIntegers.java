package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.OperatorSite;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNumber;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeUnion;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Guesses, at a fixed point, which of a program's own operators will sooner or later have results that no machine word
 * holds: those by which a number grows in proportion to itself, such as a product that is a factor of the next one, or
 * the sum of two numbers that both go back to earlier sums which are used more than once; those whose operands
 * constants elsewhere {@linkplain KnownMagnitudes make} so large; or shifts that {@linkplain AssembledNumbers put
 * numbers together}. What a count, a sum of other numbers or an index is grows by steps, and does not come to 2**63
 * while a program runs.
 *
 * <p>A guess that is wrong is no fault: a word that overflows raises OverflowError, and an int without bounds that
 * would have fitted is slower.
 */
public final class FindGrowingIntegers {

    /** With such an exponent a power of a word is no word for hardly any base; the others are products. */
    private static final BigInteger LARGE_EXPONENT = BigInteger.valueOf(8);
    /** The place of a call's first argument. */
    private static final int FIRST = 2;
    /** Shifts by so few bits at a time make masks and binary numbers, of as many bits as there are rounds. */
    private static final BigInteger SMALL_SHIFT = BigInteger.valueOf(3);
    /** What RPython makes words by, besides machine integers of their own types. */
    private static final Set<BuiltinFunction> MAKING_WORDS =
            EnumSet.of(BuiltinFunction.INTMASK, BuiltinFunction.LONGLONGMASK, BuiltinFunction.OVFCHECK);

    /**
     * An operator whose result goes back into its operands, unless something bounds it. @param component the number of
     * the component of the nodes that grow; -1 for what grows by itself
     */
    private record Candidate(Operation operation, Block block, List<Block> blocks, int component) {}

    private static final int NO_COMPONENT = -1;

    private final Inference inference;
    private final IntegerFlows flows;
    private final int[] components;
    private final Set<Integer> indexed = new HashSet<>();
    private final Set<Integer> copying;
    private final KnownMagnitudes magnitudes;
    /** The operators of which nothing but low bits is used. */
    private final Set<OperatorSite> wrapping;

    private final Map<Integer, BitSet> reached = new HashMap<>();

    private FindGrowingIntegers(Inference inference, Set<FunctionGraph> graphs, Set<OperatorSite> wrapping) {
        this.inference = inference;
        this.wrapping = wrapping;
        this.flows = IntegerFlows.of(inference, graphs);
        this.components = StrongComponents.of(flows.size(), flows::successors);
        this.copying = flows.copying(components);
        flows.indexes().forEach(node -> indexed.add(components[node]));
        this.magnitudes = new KnownMagnitudes(
                flows,
                components,
                graphs.stream()
                        .filter(graph -> !graph.position().isInSystemCode())
                        .flatMap(graph -> reached(inference, graph).stream())
                        .flatMap(block -> block.operations().stream())
                        .toList());
    }

    /**
     * The operators whose results may outgrow a word.
     *
     * @param wrapping those of which nothing but low bits is used
     */
    public static Set<OperatorSite> in(Inference inference, Set<OperatorSite> wrapping) {
        Set<FunctionGraph> graphs = inference.liveGraphs().all();
        List<FunctionGraph> own =
                graphs.stream().filter(graph -> mayGrow(inference, graph)).toList();
        Set<OperatorSite> found = new LinkedHashSet<>(
                own.isEmpty() ? Set.of() : new FindGrowingIntegers(inference, graphs, wrapping).search(own));
        found.addAll(FindLongTexts.in(inference, graphs));
        return found;
    }

    private Set<OperatorSite> search(List<FunctionGraph> graphs) {
        List<Candidate> candidates = new ArrayList<>();
        AssembledNumbers assembled = new AssembledNumbers(
                inference,
                flows,
                components,
                graphs.stream()
                        .flatMap(graph -> reached(inference, graph).stream())
                        .toList());
        graphs.forEach(graph -> addCandidates(reached(inference, graph), assembled, candidates));
        Set<Integer> searched = new HashSet<>();
        candidates.forEach(candidate -> searched.add(candidate.component()));
        Set<Integer> selected = new HashSet<>();
        graphs.forEach(graph -> addSelections(reached(inference, graph), searched, selected));
        Set<OperatorSite> found = new LinkedHashSet<>();
        for (Candidate candidate : candidates) {
            boolean isSelected =
                    isSum((FlowOpcode) candidate.operation().opcode()) && selected.contains(candidate.component());
            if (!isSelected && !isGuarded(candidate)) {
                found.add(OperatorSite.of(candidate.operation()));
            }
        }
        return found;
    }

    private static boolean mayGrow(Inference inference, FunctionGraph graph) {
        return !ErrorReport.isOwn(graph.position())
                && reached(inference, graph).stream()
                        .flatMap(block -> block.operations().stream())
                        .anyMatch(operation -> isCandidate(inference, operation));
    }

    private static List<Block> reached(Inference inference, FunctionGraph graph) {
        return graph.blocks().stream()
                .filter(inference.graphs().reached()::contains)
                .toList();
    }

    /** Whether an operation is an operator on what may be words, whose result may be larger than its operands. */
    private static boolean isCandidate(Inference inference, Operation operation) {
        return switch ((FlowOpcode) operation.opcode()) {
            case ADD, MUL, POW, LSHIFT -> areWords(inference, operation);
            // What is said of None where it is an operand depends on the way in which the operator is written.
            case INPLACE_ADD, INPLACE_MUL, INPLACE_POW, INPLACE_LSHIFT ->
                areWords(inference, operation)
                        && operation.arguments().stream()
                                .map(inference.bindings()::of)
                                .allMatch(value -> value instanceof SomeUnion || !Lattice.canBeNone(value));
            case CALL -> isSumOfWords(inference, operation);
            default -> false;
        };
    }

    private static boolean areWords(Inference inference, Operation operation) {
        return !inference.decisions().isGrowing(operation)
                && !inference.decisions().isWrapping(operation)
                && mayBeWord(inference.bindings().of(operation.result()))
                && operation.arguments().stream()
                        .map(inference.bindings()::of)
                        .allMatch(FindGrowingIntegers::mayBeWord);
    }

    /** Whether an operation is a call of {@code sum} that adds up words. */
    private static boolean isSumOfWords(Inference inference, Operation operation) {
        return operation.arguments().size() > FIRST
                && operation.argument(0) instanceof Constant(HostObject called, var type)
                && called.kind() == HostKind.BUILTIN_FUNCTION
                && called.qualifiedName().equals("builtins.sum")
                && !inference.decisions().isGrowing(operation)
                && LongIntegers.isWordOrBool(inference.bindings().of(operation.result()));
    }

    private static boolean mayBeWord(SomeValue value) {
        return Unions.membersOf(value).stream()
                .anyMatch(member -> LongIntegers.isWordOrBool(member) || member instanceof SomeNumber);
    }

    private void addCandidates(List<Block> blocks, AssembledNumbers assembled, List<Candidate> found) {
        for (Block block : blocks) {
            for (Operation operation : block.operations()) {
                if (isCandidate(inference, operation) && !isWordOnPurpose(operation, block)) {
                    if (grows(operation, block)) {
                        int component = flows.nodeOf(operation.result())
                                .map(node -> components[node])
                                .orElse(NO_COMPONENT);
                        found.add(new Candidate(operation, block, blocks, component));
                    } else if (isShift(operation) && !wrapping.contains(OperatorSite.of(operation))) {
                        assembled
                                .countOf(operation)
                                .ifPresent(count -> found.add(new Candidate(operation, block, blocks, count)));
                    }
                }
            }
        }
    }

    private static boolean isShift(Operation operation) {
        return operation.opcode() == FlowOpcode.LSHIFT || operation.opcode() == FlowOpcode.INPLACE_LSHIFT;
    }

    private boolean grows(Operation operation, Block block) {
        if (operation.opcode() == FlowOpcode.CALL) {
            return growsBySums(operation);
        }
        Value left = operation.argument(0);
        Value right = operation.argument(1);
        boolean isOfLeft = isWithin(left, operation.result());
        boolean isOfRight = isWithin(right, operation.result());
        return outgrowsByConstants(operation)
                || switch ((FlowOpcode) operation.opcode()) {
                    case ADD, INPLACE_ADD ->
                        isOfLeft
                                && isOfRight
                                && copying.contains(components[
                                        flows.nodeOf(operation.result()).orElseThrow()]);
                    case MUL, INPLACE_MUL ->
                        isOfLeft && !isUnit(right)
                                || isOfRight && !isUnit(left)
                                // What is multiplied with its like is no index, though its like may be used as one.
                                || goesBack(left, operation.result()) && goesBack(right, operation.result())
                                || isReduced(operation, block);
                    case LSHIFT, INPLACE_LSHIFT ->
                        isOfLeft
                                && IntegerNodes.constant(right)
                                        .filter(bits -> bits.compareTo(SMALL_SHIFT) <= 0)
                                        .isEmpty();
                    case POW, INPLACE_POW ->
                        !isUnit(left)
                                && IntegerNodes.constant(right)
                                        .map(exponent -> isOfLeft && exponent.signum() > 0
                                                || exponent.compareTo(LARGE_EXPONENT) >= 0)
                                        .orElse(true);
                    default -> false;
                };
    }

    /** Whether what constants say of the operands is too much for the result. */
    private boolean outgrowsByConstants(Operation operation) {
        return !wrapping.contains(OperatorSite.of(operation))
                && magnitudes
                        .resultOf(operation)
                        .filter(magnitude -> magnitude.bitLength() >= Long.SIZE)
                        .isPresent();
    }

    /**
     * Whether of a product, perhaps after a sum, only the remainder by a number is used that may be as large as the
     * factors: one that is not known, or a product of which, with a factor that is known, or with itself, is too large
     * for a word.
     */
    private static boolean isReduced(Operation product, Block block) {
        Variable value = product.result();
        for (Operation operation : block.operations()) {
            if (operation.arguments().contains(value)) {
                switch ((FlowOpcode) operation.opcode()) {
                    case ADD, SUB, INPLACE_ADD, INPLACE_SUB -> value = operation.result();
                    case MOD, INPLACE_MOD -> {
                        return operation.argument(0) == value
                                && IntegerNodes.constant(operation.argument(1))
                                        .map(modulus -> modulus.bitCount() > 1
                                                && modulus.bitLength() + bitsOfFactor(product, modulus) >= Long.SIZE)
                                        .orElse(operation.argument(1) instanceof Variable);
                    }
                    default -> {
                        return false;
                    }
                }
            }
        }
        return false;
    }

    private static int bitsOfFactor(Operation product, BigInteger modulus) {
        return IntegerNodes.constant(product.argument(0))
                .or(() -> IntegerNodes.constant(product.argument(1)))
                .orElse(modulus)
                .bitLength();
    }

    private static boolean isSum(FlowOpcode opcode) {
        return opcode == FlowOpcode.ADD || opcode == FlowOpcode.INPLACE_ADD || opcode == FlowOpcode.CALL;
    }

    /** Whether a sum goes back into several of what later ones add up. */
    private boolean growsBySums(Operation call) {
        Optional<Integer> component = flows.nodeOf(call.result()).map(node -> components[node]);
        return component.isPresent()
                && copying.contains(component.get())
                && !indexed.contains(component.get())
                && flows.nodesOf(call.argument(FIRST)).stream().anyMatch(node -> components[node] == component.get());
    }

    /** Whether a result goes back into an operand, and is no index. */
    private boolean isWithin(Value operand, Variable result) {
        return goesBack(operand, result)
                && !indexed.contains(components[flows.nodeOf(result).orElseThrow()]);
    }

    private boolean goesBack(Value operand, Variable result) {
        Optional<Integer> from = flows.nodeOf(operand);
        Optional<Integer> to = flows.nodeOf(result);
        return from.isPresent() && to.isPresent() && components[from.get()] == components[to.get()] && !from.equals(to);
    }

    private static boolean isUnit(Value value) {
        return IntegerNodes.constant(value)
                .filter(number -> number.abs().compareTo(BigInteger.ONE) <= 0)
                .isPresent();
    }

    /**
     * Finds the components whose numbers are compared with others that come of them: one of them is chosen, the least
     * most likely, as distances are.
     */
    private void addSelections(List<Block> blocks, Set<Integer> searched, Set<Integer> found) {
        for (Block block : blocks) {
            for (Operation operation : block.operations()) {
                if (isOrder((FlowOpcode) operation.opcode())) {
                    addSelection(operation.argument(0), operation.argument(1), searched, found);
                    addSelection(operation.argument(1), operation.argument(0), searched, found);
                }
            }
        }
    }

    private void addSelection(Value number, Value other, Set<Integer> searched, Set<Integer> found) {
        Optional<Integer> component =
                flows.nodeOf(number).map(node -> components[node]).filter(searched::contains);
        if (component.isPresent()
                && flows.nodeOf(other)
                        .filter(node -> comesOf(node, component.get()))
                        .isPresent()) {
            found.add(component.get());
        }
    }

    private static boolean isOrder(FlowOpcode opcode) {
        return opcode == FlowOpcode.LT || opcode == FlowOpcode.LE || opcode == FlowOpcode.GT || opcode == FlowOpcode.GE;
    }

    /**
     * Whether a result is passed to what RPython makes words by, in its block or, where a handler of what the operator
     * raises ends the block, in the one after it.
     */
    private static boolean isWordOnPurpose(Operation operation, Block block) {
        Variable result = operation.result();
        return isMadeWord(result, block)
                || block.lastOperation() == operation
                        && block.links().stream()
                                .anyMatch(link -> IntStream.range(
                                                0, link.arguments().size())
                                        .filter(index -> link.arguments().get(index) == result)
                                        .anyMatch(index -> isMadeWord(
                                                link.target().inputArguments().get(index), link.target())));
    }

    private static boolean isMadeWord(Variable number, Block block) {
        return block.operations().stream()
                .anyMatch(reader -> reader.opcode() == FlowOpcode.CALL
                        && reader.arguments().contains(number)
                        && reader.argument(0) instanceof Constant(HostObject called, var type)
                        && BuiltinFunction.of(called)
                                .filter(function -> MAKING_WORDS.contains(function)
                                        || function.machineInteger().isPresent())
                                .isPresent());
    }

    /**
     * Whether an operator is only come to by one way of a test that compares the number with another that does not come
     * of it: {@code while power <= n}.
     */
    private boolean isGuarded(Candidate candidate) {
        if (candidate.component() == NO_COMPONENT) {
            return false;
        }
        for (Block tested : candidate.blocks()) {
            if (tested.exit() instanceof BlockExit.Branch(Value condition)
                    && tested.links().size() == 2
                    && comparesWithLimit(condition, tested, candidate)
                    && leadsTo(tested.links().getFirst(), candidate.block(), tested)
                            != leadsTo(tested.links().getLast(), candidate.block(), tested)) {
                return true;
            }
        }
        return false;
    }

    private boolean comparesWithLimit(Value condition, Block block, Candidate candidate) {
        for (Operation operation : block.operations()) {
            if (operation.result().equals(condition)) {
                FlowOpcode opcode = (FlowOpcode) operation.opcode();
                return (opcode == FlowOpcode.BOOL || opcode == FlowOpcode.NOT)
                        ? comparesWithLimit(operation.argument(0), block, candidate)
                        : isOrder(opcode)
                                && (isLimited(operation.argument(0), operation.argument(1), candidate)
                                        || isLimited(operation.argument(1), operation.argument(0), candidate));
            }
        }
        return false;
    }

    private boolean isLimited(Value number, Value limit, Candidate candidate) {
        int component = candidate.component();
        return flows.nodeOf(number).filter(node -> comesOf(node, component)).isPresent()
                && flows.nodeOf(limit).filter(node -> comesOf(node, component)).isEmpty()
                && staysWord(candidate.operation(), limit);
    }

    /** Whether the result of an operator is a word, by what is known, for operands up to a limit. */
    private boolean staysWord(Operation operation, Value limit) {
        if (!mayBeWord(inference.bindings().of(limit))) {
            return false;
        }
        return IntegerNodes.constant(limit)
                .map(most -> bitsWithin(operation, most.bitLength()) < Long.SIZE)
                .orElse(true);
    }

    /** The most bits that a result of an operator is known to have if what goes back into it has so many. */
    private int bitsWithin(Operation operation, int bits) {
        return switch ((FlowOpcode) operation.opcode()) {
            case ADD, INPLACE_ADD -> bits + 1;
            case MUL, INPLACE_MUL ->
                operation.arguments().stream()
                        .mapToInt(factor -> IntegerNodes.constant(factor)
                                .map(BigInteger::bitLength)
                                .orElse(goesBack(factor, operation.result()) ? bits : 0))
                        .sum();
            default -> bits;
        };
    }

    /** Whether what a node is comes of a component, or is in it. */
    private boolean comesOf(int node, int component) {
        return reached.computeIfAbsent(component, this::reachedFrom).get(node);
    }

    private BitSet reachedFrom(int component) {
        BitSet seen = new BitSet();
        List<Integer> pending = new ArrayList<>();
        for (int node = 0; node < components.length; node++) {
            if (components[node] == component) {
                seen.set(node);
                pending.add(node);
            }
        }
        while (!pending.isEmpty()) {
            for (int successor : flows.successors(pending.removeLast())) {
                if (!seen.get(successor)) {
                    seen.set(successor);
                    pending.add(successor);
                }
            }
        }
        return seen;
    }

    /** Whether a block is come to by a link without going through another block again. */
    private static boolean leadsTo(Link link, Block wanted, Block without) {
        Set<Block> seen = new HashSet<>(Set.of(without));
        List<Block> pending = new ArrayList<>(List.of(link.target()));
        while (!pending.isEmpty()) {
            Block next = pending.removeLast();
            if (next == wanted) {
                return true;
            }
            if (seen.add(next)) {
                next.links().forEach(each -> pending.add(each.target()));
            }
        }
        return false;
    }
}
