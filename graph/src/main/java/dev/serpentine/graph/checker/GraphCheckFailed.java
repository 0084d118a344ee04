package dev.serpentine.graph.checker;

import java.util.List;
import java.util.stream.Collectors;

/** Graphs break rules of their stage: a fault of the pass that made them. */
public final class GraphCheckFailed extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient List<GraphError> errors;

    GraphCheckFailed(String after, List<GraphError> errors) {
        super("after " + after + ":\n"
                + errors.stream().map(GraphError::toString).collect(Collectors.joining("\n")));
        this.errors = List.copyOf(errors);
    }

    public List<GraphError> errors() {
        return errors;
    }
}
