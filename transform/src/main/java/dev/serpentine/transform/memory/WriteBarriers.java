package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.StandardLayouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tells a collector of two generations before a collected pointer is put into a container. It need not know where the
 * pointer is null or a prebuilt container's, nor of containers that it knows of: those that the function has told it
 * already, or has made, if nothing was collected since on any way ({@link KnownContainers}). What was made is in the
 * nursery, or remembered as all large containers are that are new.
 *
 * <p>Of a container that a loop without collections writes into it is told ahead of the loop, once and as a whole.
 * Elsewhere it is told which items of an array are written, since it may remember large arrays in parts: so it does not
 * know of the array then.
 */
final class WriteBarriers {
    private final FunctionGraph graph;
    private final CollectingOperations collecting;
    private final CollectorCalls calls;

    /** @param collecting of the program before its allocations are replaced */
    WriteBarriers(FunctionGraph graph, CollectingOperations collecting, CollectorCalls calls) {
        this.graph = graph;
        this.collecting = collecting;
        this.calls = calls;
    }

    /** Inserts what the function needs. */
    void insert() {
        List<Block> blocks = graph.blocks();
        if (blocks.stream()
                .flatMap(block -> block.operations().stream())
                .allMatch(operation -> written(operation).isEmpty())) {
            return;
        }
        LoopEntries loops = new LoopEntries(graph);
        Set<Value> ahead = ToldAhead.of(graph, collecting, loops);
        KnownContainers known = new KnownContainers(graph, collecting, loops, ahead::contains);
        for (Block block : blocks) {
            List<Operation> result = new ArrayList<>();
            Set<Value> here = known.atStart(block);
            for (Operation operation : block.operations()) {
                written(operation)
                        .filter(container -> !here.contains(container))
                        .ifPresent(container -> tell(container, operation, result));
                known.pass(operation, block, here);
                result.add(operation);
            }
            for (Link link : block.links()) {
                if (loops.contains(link)) {
                    tellAhead(link, ahead, here, result);
                }
            }
            block.operations().clear();
            block.operations().addAll(result);
        }
    }

    private void tell(Value container, Operation operation, List<Operation> result) {
        switch ((LowLevelOpcode) operation.opcode()) {
            case SETARRAYITEM -> calls.rememberItem(operation, result);
            case ARRAY_COPY -> calls.rememberItems(operation, result);
            default -> calls.remember(container, mayBeInteger(operation), operation, result);
        }
    }

    private void tellAhead(Link link, Set<Value> ahead, Set<Value> known, List<Operation> result) {
        for (int i = 0; i < link.arguments().size(); i++) {
            Value argument = link.arguments().get(i);
            if (ahead.contains(link.target().inputArguments().get(i))
                    && argument instanceof Variable
                    && known.add(argument)) {
                calls.rememberAhead(argument, result);
            }
        }
    }

    /** The pointer that is written into a field, if it may be an int that is kept in its pointer. */
    private static Optional<Value> mayBeInteger(Operation write) {
        return Optional.of(write.argument(2))
                .filter(value -> value.type().equals(StandardLayouts.LONG_INTEGER.pointer()));
    }

    /** The collected container that an operation puts pointers into which may lead to the nursery. */
    static Optional<Value> written(Operation operation) {
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

    /** The container that an operation tells the collector of as a whole and in any case, if there is one. */
    static Optional<Value> told(Operation operation) {
        return written(operation)
                .filter(_ -> operation.opcode() == LowLevelOpcode.SETFIELD
                        && mayBeInteger(operation).isEmpty());
    }

    private static LowLevelType itemOf(Value array) {
        return ((ArrayType) ((PointerType) array.type()).target()).item();
    }

    private static Optional<Value> collected(Value container) {
        return Optional.of(container).filter(value -> TypeTable.isCollectedPointer(value.type()));
    }
}
