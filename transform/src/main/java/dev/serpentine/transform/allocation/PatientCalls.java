package dev.serpentine.transform.allocation;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The calls that alone keep structs from vanishing: what they call gets a struct that was made in the caller, and does
 * nothing but read and write it, or hand it to others of the kind. If they are inlined, variables can hold its fields.
 * The idea is RPython's inlining for the sake of malloc removal.
 */
public final class PatientCalls {
    private final Function<Operation, Optional<FunctionGraph>> inlinable;
    private final Map<FunctionGraph, List<Boolean>> kept = new HashMap<>();

    /** @param inlinable the graph that a call calls, if the call may be inlined; what it says never changes */
    public PatientCalls(Function<Operation, Optional<FunctionGraph>> inlinable) {
        this.inlinable = inlinable;
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
        PointerWebs webs = PointerWebs.ofPatientCalls(graph, this::keeps);
        webs.makeParametersEscape();
        if (made.stream().allMatch(webs::escapes)) {
            return List.of();
        }
        List<Operation> calls = new ArrayList<>();
        for (Block block : blocks) {
            for (Operation operation : block.operations()) {
                if (operation.opcode() == LowLevelOpcode.DIRECT_CALL
                        && inlinable.apply(operation).isPresent()
                        && operation.arguments().stream()
                                .anyMatch(argument -> webs.removable(argument).isPresent())) {
                    calls.add(operation);
                }
            }
        }
        return calls;
    }

    /** Whether a call may let escape what it is handed at a position, counted from the function. */
    private boolean keeps(Operation call, int position) {
        return inlinable
                .apply(call)
                .map(callee -> keptBy(callee).get(position - 1))
                .orElse(true);
    }

    private List<Boolean> keptBy(FunctionGraph graph) {
        List<Boolean> known = kept.get(graph);
        if (known != null) {
            return known;
        }
        List<Variable> parameters = graph.parameters();
        kept.put(graph, parameters.stream().map(_ -> true).toList());
        PointerWebs webs = PointerWebs.ofPatientCalls(graph, this::keeps);
        List<Boolean> found = parameters.stream().map(webs::escapes).toList();
        kept.put(graph, found);
        return found;
    }
}
