package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tells a collector of two generations before a collected pointer is put into a container. It need not know where the
 * pointer is null or a prebuilt container's, nor where the block has made the container and nothing was collected
 * since: then it is in the nursery, or remembered as all large ones are that are new.
 */
final class WriteBarriers {
    private final CollectingOperations collecting;
    private final FunctionValue remember;

    /**
     * @param collecting of the program before its allocations are replaced
     * @param remember what is called with the container's address
     */
    WriteBarriers(CollectingOperations collecting, FunctionValue remember) {
        this.collecting = collecting;
        this.remember = remember;
    }

    /** Inserts what one block needs. */
    void insert(Block block) {
        List<Operation> result = new ArrayList<>();
        Set<Value> fresh = new HashSet<>();
        Set<Value> told = new HashSet<>();
        for (Operation operation : block.operations()) {
            if (collecting.mayCollect(operation)) {
                fresh.clear();
                told.clear();
            }
            if (CollectingOperations.isAllocation(operation)) {
                fresh.add(operation.result());
            }
            if (isOtherName(operation) && fresh.contains(operation.argument(0))) {
                fresh.add(operation.result());
            }
            written(operation)
                    .filter(container -> !fresh.contains(container) && told.add(container))
                    .ifPresent(container -> tell(container, operation, result));
            result.add(operation);
        }
        block.operations().clear();
        block.operations().addAll(result);
    }

    private static boolean isOtherName(Operation operation) {
        return operation.opcode() == LowLevelOpcode.CAST_POINTER || operation.opcode() == LowLevelOpcode.SAME_AS;
    }

    /** The collected container that an operation puts pointers into which may lead to the nursery. */
    private static Optional<Value> written(Operation operation) {
        return switch ((LowLevelOpcode) operation.opcode()) {
            case SETFIELD, SETARRAYITEM ->
                operation.argument(2) instanceof Variable value && TypeTable.isCollectedPointer(value.type())
                        ? collected(operation.argument(0))
                        : Optional.empty();
            case ARRAY_COPY ->
                TypeTable.isCollectedPointer(itemOf(operation.argument(2)))
                        ? collected(operation.argument(2))
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static LowLevelType itemOf(Value array) {
        return ((ArrayType) ((PointerType) array.type()).target()).item();
    }

    private static Optional<Value> collected(Value container) {
        return Optional.of(container).filter(value -> TypeTable.isCollectedPointer(value.type()));
    }

    private void tell(Value container, Operation before, List<Operation> result) {
        Variable address = new Variable("address", Primitive.SIGNED);
        result.add(new Operation(LowLevelOpcode.CAST_PTR_TO_INT, List.of(container), address, before.position()));
        result.add(new Operation(
                LowLevelOpcode.DIRECT_CALL,
                List.of(new Constant(remember, remember.type().pointer()), address),
                new Variable("none", Primitive.VOID),
                before.position()));
    }
}
