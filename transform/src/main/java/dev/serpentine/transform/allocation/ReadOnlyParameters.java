package dev.serpentine.transform.allocation;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The parameters of which a program's functions only read fields that never change, or which they hand to parameters of
 * the kind: to such a function it is all the same whether it gets the struct or what it holds. The greatest such set: a
 * function that hands a parameter to itself is none the worse for it.
 */
final class ReadOnlyParameters {
    private final Map<FunctionGraph, Set<Integer>> positions = new HashMap<>();
    private final int mostFields;

    /**
     * @param graphs all of the program
     * @param mostFields structs with more fields are not looked at
     */
    ReadOnlyParameters(List<FunctionGraph> graphs, int mostFields) {
        this.mostFields = mostFields;
        for (FunctionGraph graph : graphs) {
            Set<Integer> candidates = new HashSet<>();
            for (int i = 0; i < graph.parameters().size(); i++) {
                if (isSmallAndImmutable(graph.parameters().get(i))) {
                    candidates.add(i);
                }
            }
            if (!candidates.isEmpty()) {
                positions.put(graph, candidates);
            }
        }
        List<FunctionGraph> open = new ArrayList<>(positions.keySet());
        boolean changed = true;
        while (changed) {
            changed = false;
            for (FunctionGraph graph : open) {
                changed |= !positions.get(graph).isEmpty() && narrow(graph);
            }
        }
    }

    private boolean isSmallAndImmutable(Variable parameter) {
        return parameter.type() instanceof PointerType(FieldedType struct)
                && struct.isGarbageCollected()
                && struct.fieldCount() > 0
                && struct.fieldCount() <= mostFields
                && struct.allFields().stream().allMatch(field -> field.isImmutable() && field.type() != Primitive.VOID);
    }

    private boolean narrow(FunctionGraph graph) {
        PointerWebs webs = PointerWebs.ofNonCapturingCalls(graph, (call, position) -> !isReadOnly(call, position));
        Set<Variable> written = new HashSet<>();
        for (Block block : graph.blocks()) {
            for (Operation operation : block.operations()) {
                if (operation.opcode() == LowLevelOpcode.SETFIELD && operation.argument(0) instanceof Variable struct) {
                    written.add(webs.webOf(struct));
                }
            }
        }
        return positions.get(graph).removeIf(position -> {
            Variable parameter = graph.parameters().get(position);
            return webs.escapes(parameter) || webs.isNullable(parameter) || written.contains(webs.webOf(parameter));
        });
    }

    /** Whether a call only reads what it is handed at a position, counted from the function. */
    boolean isReadOnly(Operation call, int position) {
        return DirectCalls.calledGraph(call)
                .map(positions::get)
                .filter(known -> known.contains(position - 1))
                .isPresent();
    }
}
