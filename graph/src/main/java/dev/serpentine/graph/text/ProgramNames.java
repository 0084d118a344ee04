package dev.serpentine.graph.text;

import dev.serpentine.graph.model.FunctionGraph;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The names of all that the graphs of a program mention: structs, classes, containers and graphs, each its own for as
 * long as this lives.
 */
public final class ProgramNames {
    private final Names names = new Names();
    private final ValuePrinter values;
    private final Map<FunctionGraph, GraphNames> graphs = new IdentityHashMap<>();

    /** @param describe the text of constants that are only shown: host objects of untyped graphs, for one */
    public ProgramNames(Function<Object, String> describe) {
        this.values = new ValuePrinter(names, describe);
    }

    /** The names within a graph, with all of its blocks numbered. */
    public GraphNames of(FunctionGraph graph) {
        GraphNames known = graphs.computeIfAbsent(graph, _ -> new GraphNames(graph, names, values));
        known.numberBlocks();
        return known;
    }
}
