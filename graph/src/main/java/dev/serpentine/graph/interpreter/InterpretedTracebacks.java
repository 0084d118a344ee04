package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.operation.TracebackEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** The places that exceptions of the interpreted program came through, the place that raised first in front. */
final class InterpretedTracebacks {
    /** Of exception instances, and of the arrays in which native programs keep a traceback; forgotten with them. */
    private final Map<Container, List<TracebackEntry>> kept = new WeakHashMap<>();

    private List<TracebackEntry> current = new ArrayList<>();

    /** The one that {@code print_traceback} prints. */
    List<TracebackEntry> current() {
        return current;
    }

    /** That of an exception instance, to be added to. */
    List<TracebackEntry> of(FieldedValue instance) {
        return kept.computeIfAbsent(instance, _ -> new ArrayList<>());
    }

    /** A new one of an exception instance, forgetting what it had. */
    List<TracebackEntry> begin(FieldedValue instance) {
        List<TracebackEntry> begun = new ArrayList<>();
        kept.put(instance, begun);
        return begun;
    }

    /** Adds a place in a graph, if users know it. */
    static void add(List<TracebackEntry> traceback, FunctionGraph graph, SourcePosition position) {
        TracebackEntry.of(graph.name(), position, SourcePosition::isOfUser).ifPresent(traceback::add);
    }

    /** Makes that of an exception instance the current one. */
    void resume(FieldedValue instance) {
        current = of(instance);
    }

    /** Gives an exception instance the places that another has by now. */
    void copy(FieldedValue target, FieldedValue source) {
        kept.put(target, new ArrayList<>(of(source)));
    }

    void start(TracebackEntry entry) {
        current = new ArrayList<>(List.of(entry));
    }

    void add(TracebackEntry entry) {
        current.add(entry);
    }

    void save(Container array) {
        kept.put(array, current);
    }

    /** @param array perhaps {@code null} */
    void load(Container array) {
        current = new ArrayList<>(array == null ? List.of() : kept.getOrDefault(array, List.of()));
    }
}
