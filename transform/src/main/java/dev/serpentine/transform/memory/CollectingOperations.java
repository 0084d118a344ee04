package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.transform.calls.CallGraph;
import dev.serpentine.transform.exceptions.StateUse;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which operations may lead to a collection: allocations, and calls of what may allocate. Read before allocations are
 * replaced by calls of the collector; calls by which room is made for several of them may be there already.
 */
final class CollectingOperations {
    private final CollectingFunctions functions;
    private final Optional<FunctionValue> roomMaking;

    /** @param roomMaking the collector's function that makes room, if it has one */
    CollectingOperations(Program program, Optional<FunctionValue> roomMaking) {
        this.roomMaking = roomMaking;
        this.functions = new CollectingFunctions(program.graphs(), new CallGraph(program), this::collectsItself);
    }

    private boolean collectsItself(Operation operation) {
        return isCollection(operation) || makesRoom(operation);
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

    /** Whether an operation calls the collector to make room. */
    boolean makesRoom(Operation operation) {
        return roomMaking.isPresent()
                && operation.opcode() == LowLevelOpcode.DIRECT_CALL
                && ((Constant) operation.argument(0)).value() == roomMaking.get();
    }

    /** Whether an operation is done by the collector's own functions, which leave the shadow stack as it is. */
    boolean isOfCollector(Operation operation) {
        return collectsItself(operation);
    }

    /** Whether a collection may happen while an operation runs. */
    Collecting of(Operation operation) {
        return collectsItself(operation) ? Collecting.PERHAPS : functions.ofCalls(operation);
    }

    /** Whether a collection may happen while a function runs. */
    Collecting of(FunctionGraph graph) {
        return functions.of(graph);
    }

    /** Whether a collection may happen while an operation runs. */
    boolean mayCollect(Operation operation) {
        return of(operation) != Collecting.NEVER;
    }

    /** The blocks at whose end something was collected and an exception is on its way, however they were reached. */
    Set<Block> raisingAtEnd(FunctionGraph graph) {
        return functions.raisingAtEnd(graph);
    }

    /**
     * A call that collects only if it raises, behind which the block only looks whether it did.
     *
     * @param call the operation
     * @param raised the link that is taken if it raises
     */
    record RaisingCall(Operation call, Link raised) {}

    /** The call with which a block ends that collects only if it raises, if there is one. */
    Optional<RaisingCall> raisingCall(Block block) {
        if (block.links().size() != 2) {
            return Optional.empty();
        }
        return functions.testOf(block).flatMap(test -> {
            List<Operation> operations = block.operations();
            for (int i = test.read() - 1; i >= 0; i--) {
                Operation operation = operations.get(i);
                if (of(operation) == Collecting.IF_RAISING && readsOnlyNewPointers(block, i)) {
                    return Optional.of(new RaisingCall(operation, test.raised()));
                }
                if (mayCollect(operation)
                        || !functions.targets(operation).isEmpty()
                        || StateUse.isSet(operation)
                        || StateUse.isCleared(operation)) {
                    return Optional.empty();
                }
            }
            return Optional.empty();
        });
    }

    /** Whether behind an operation nothing is done to collected pointers that were there before it. */
    private static boolean readsOnlyNewPointers(Block block, int index) {
        Set<Value> defined = new HashSet<>();
        defined.add(block.operations().get(index).result());
        for (Operation operation :
                block.operations().subList(index + 1, block.operations().size())) {
            for (Value argument : operation.arguments()) {
                if (argument instanceof Variable variable
                        && TypeTable.isCollectedPointer(variable.type())
                        && !defined.contains(variable)) {
                    return false;
                }
            }
            defined.add(operation.result());
        }
        return true;
    }
}
