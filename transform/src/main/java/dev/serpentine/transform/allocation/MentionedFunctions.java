package dev.serpentine.transform.allocation;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The functions that values and the prebuilt data behind them mention; not what those functions mention in turn. */
final class MentionedFunctions {
    private final Set<FunctionGraph> graphs = new HashSet<>();
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Object> pending = new ArrayDeque<>();

    /** Adds what the constants among values mention. */
    void addAll(List<? extends Value> values) {
        for (Value value : values) {
            if (value instanceof Constant constant) {
                add(constant.value());
            }
        }
        while (!pending.isEmpty()) {
            visit(pending.remove());
        }
    }

    Set<FunctionGraph> graphs() {
        return graphs;
    }

    private void add(Object value) {
        if (value != null && seen.add(value)) {
            pending.add(value);
        }
    }

    private void visit(Object value) {
        switch (value) {
            case FunctionGraph graph -> graphs.add(graph);
            case FunctionValue function
            when function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph) -> graphs.add(graph);
            case FieldedValue fielded -> fielded.type().allFields().forEach(field -> add(fielded.get(field.name())));
            case ArrayValue array -> array.items().forEach(this::add);
            case List<?> several -> several.forEach(this::add);
            default -> {}
        }
    }
}
