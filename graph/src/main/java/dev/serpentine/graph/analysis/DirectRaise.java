package dev.serpentine.graph.analysis;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.List;
import java.util.Optional;

/** Where what says that an exception is raised stands right before the exception leaves the function. */
public final class DirectRaise {
    private DirectRaise() {}

    /** The last {@code traceback_raise} of a block, if the block then does nothing but to raise that exception. */
    public static Optional<Operation> of(Block block, FunctionGraph graph) {
        List<Link> links = block.links();
        if (block.exit() instanceof BlockExit.Jump && links.getFirst().target() == graph.raiseBlock()) {
            Value raised = origin(links.getFirst().arguments().getFirst(), block);
            for (Operation operation : block.operations().reversed()) {
                if (operation.opcode() == LowLevelOpcode.TRACEBACK_RAISE) {
                    return Optional.of(operation)
                            .filter(found -> origin(found.argument(0), block).equals(raised));
                }
                if (!isCast(operation)) {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    private static Value origin(Value value, Block block) {
        Value origin = value;
        for (Operation operation : block.operations().reversed()) {
            if (operation.result() == origin && isCast(operation)) {
                origin = operation.argument(0);
            }
        }
        return origin;
    }

    private static boolean isCast(Operation operation) {
        return operation.opcode() == LowLevelOpcode.CAST_POINTER || operation.opcode() == LowLevelOpcode.SAME_AS;
    }
}
