package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.FunctionGraph;

/** A change to one graph, in place. */
@FunctionalInterface
public interface GraphPass {

    /** @return whether anything changed */
    boolean run(FunctionGraph graph);
}
