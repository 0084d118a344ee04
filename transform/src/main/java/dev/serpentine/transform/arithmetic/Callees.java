package dev.serpentine.transform.arithmetic;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;

/** What a direct call calls. */
final class Callees {

    private Callees() {}

    /** The graph that a direct call calls; {@code null} for an external function. */
    static FunctionGraph graphOf(Operation directCall) {
        if (directCall.argument(0) instanceof Constant(Object value, var type)
                && value instanceof FunctionValue function
                && function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)) {
            return graph;
        }
        return null;
    }
}
