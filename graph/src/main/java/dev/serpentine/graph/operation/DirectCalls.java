package dev.serpentine.graph.operation;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import java.util.Optional;

/** What direct calls call. */
public final class DirectCalls {

    private DirectCalls() {}

    /** The graph that an operation calls; empty for what is no direct call, and for calls of external functions. */
    public static Optional<FunctionGraph> calledGraph(Operation operation) {
        return operation.opcode() == LowLevelOpcode.DIRECT_CALL
                        && operation.argument(0) instanceof Constant(FunctionValue function, var _)
                        && function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)
                ? Optional.of(graph)
                : Optional.empty();
    }

    /** Whether an operation calls a function of the run-time support. */
    public static boolean isOf(ExternalFunction called, Operation operation) {
        return operation.opcode() == LowLevelOpcode.DIRECT_CALL
                && operation.argument(0) instanceof Constant(FunctionValue function, var _)
                && function == called.value();
    }
}
