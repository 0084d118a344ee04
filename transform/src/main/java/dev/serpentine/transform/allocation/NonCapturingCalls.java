package dev.serpentine.transform.allocation;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * The calls that alone keep structs from vanishing: what they call gets a struct that was made in the caller, and does
 * nothing but read and write it, or hand it to others of the kind. If they are inlined, variables can hold its fields.
 * The idea is RPython's inlining for the sake of malloc removal.
 */
public final class NonCapturingCalls {
    private final Function<Operation, Optional<FunctionGraph>> inlinable;
    private final ToIntFunction<FunctionGraph> weight;
    private final Function<FunctionGraph, Set<Block>> rareBlocks;
    private final int largestWeight;
    private final Map<FunctionGraph, List<Boolean>> captured = new HashMap<>();

    /**
     * @param inlinable the graph that a call calls, if the call may be inlined; what it says never changes
     * @param weight how large such a graph is
     * @param rareBlocks the blocks of a graph whose calls are not to be inlined
     * @param largestWeight how large what keeps one struct may be altogether: one allocation is not worth more
     */
    public NonCapturingCalls(
            Function<Operation, Optional<FunctionGraph>> inlinable,
            ToIntFunction<FunctionGraph> weight,
            Function<FunctionGraph, Set<Block>> rareBlocks,
            int largestWeight) {
        this.inlinable = inlinable;
        this.weight = weight;
        this.rareBlocks = rareBlocks;
        this.largestWeight = largestWeight;
    }

    /** Those of a graph. */
    public List<Operation> in(FunctionGraph graph) {
        List<Block> blocks = graph.blocks();
        List<Variable> made = blocks.stream()
                .flatMap(block -> block.operations().stream())
                .filter(operation -> operation.opcode() == LowLevelOpcode.MALLOC)
                .map(Operation::result)
                .toList();
        if (made.isEmpty()) {
            return List.of();
        }
        // Callees are only looked into if something could come of it.
        PointerWebs atBest = websOf(graph, (call, _) -> inlinable.apply(call).isEmpty());
        atBest.makeParametersEscape();
        if (made.stream().allMatch(atBest::escapes)) {
            return List.of();
        }
        PointerWebs webs = websOf(graph, this::captures);
        webs.makeParametersEscape();
        if (made.stream().allMatch(webs::escapes)) {
            return List.of();
        }
        Map<Operation, Set<Variable>> websOfCalls = new LinkedHashMap<>();
        Map<Variable, Integer> weights = new HashMap<>();
        for (Block block : blocks) {
            for (Operation operation : block.operations()) {
                Optional<FunctionGraph> callee = operation.opcode() == LowLevelOpcode.DIRECT_CALL
                        ? inlinable.apply(operation)
                        : Optional.empty();
                if (callee.isPresent()) {
                    Set<Variable> handed = removable(operation, webs);
                    websOfCalls.put(operation, handed);
                    handed.forEach(web -> weights.merge(web, weight.applyAsInt(callee.get()), Integer::sum));
                }
            }
        }
        return websOfCalls.entrySet().stream()
                .filter(call -> call.getValue().stream().anyMatch(web -> weights.get(web) <= largestWeight))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The webs that a call is handed of structs which need not be made if it is inlined. */
    private static Set<Variable> removable(Operation call, PointerWebs webs) {
        return call.arguments().stream()
                .filter(argument -> webs.removable(argument).isPresent())
                .map(argument -> webs.webOf((Variable) argument))
                .collect(Collectors.toSet());
    }

    private PointerWebs websOf(FunctionGraph graph, BiPredicate<Operation, Integer> captures) {
        Set<Operation> rare = new HashSet<>();
        rareBlocks.apply(graph).forEach(block -> rare.addAll(block.operations()));
        return PointerWebs.ofNonCapturingCalls(
                graph, (call, position) -> rare.contains(call) || captures.test(call, position));
    }

    /** Whether a call may capture what it is handed at a position, counted from the function. */
    private boolean captures(Operation call, int position) {
        return inlinable
                .apply(call)
                .map(callee -> capturedBy(callee).get(position - 1))
                .orElse(true);
    }

    private List<Boolean> capturedBy(FunctionGraph graph) {
        List<Boolean> known = captured.get(graph);
        if (known != null) {
            return known;
        }
        List<Variable> parameters = graph.parameters();
        captured.put(graph, parameters.stream().map(_ -> true).toList());
        PointerWebs webs = websOf(graph, this::captures);
        List<Boolean> found = parameters.stream().map(webs::escapes).toList();
        captured.put(graph, found);
        return found;
    }
}
