package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.transform.calls.CallGraph;
import java.util.Set;

/**
 * Which operations may lead to a collection: allocations, and calls of what may allocate. Read before allocations are
 * replaced.
 */
final class CollectingOperations {
    private final CallGraph calls;
    private final Set<FunctionGraph> collecting;

    CollectingOperations(Program program) {
        calls = new CallGraph(program);
        collecting = calls.reaching(CollectingOperations::collectsItself);
    }

    private static boolean collectsItself(FunctionGraph graph) {
        for (Block block : graph.blocks()) {
            if (block.operations().stream().anyMatch(CollectingOperations::isCollection)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an operation itself allocates from the collector, or asks it to collect. */
    static boolean isCollection(Operation operation) {
        return isAllocation(operation) || operation.opcode() == LowLevelOpcode.GC_COLLECT;
    }

    /** Whether an operation allocates from the collector. */
    static boolean isAllocation(Operation operation) {
        return (operation.opcode() == LowLevelOpcode.MALLOC || operation.opcode() == LowLevelOpcode.MALLOC_ARRAY)
                && ((ContainerType) ((Constant) operation.argument(0)).value()).isGarbageCollected();
    }

    /** Whether a collection may happen while an operation runs. */
    boolean mayCollect(Operation operation) {
        return isCollection(operation) || calls.targets(operation).stream().anyMatch(collecting::contains);
    }
}
