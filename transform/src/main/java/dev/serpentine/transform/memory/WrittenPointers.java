package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.InstanceValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.StructType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which pointers inside of containers a program ever changes. What is stored in a container by the block that has just
 * made it is no change: no prebuilt container is written that way.
 */
final class WrittenPointers {
    private record FieldOf(StructType owner, String field) {}

    private final Set<FieldOf> fields = new HashSet<>();
    private final Set<LowLevelType> arrays = new HashSet<>();

    WrittenPointers(List<FunctionGraph> graphs) {
        for (FunctionGraph graph : graphs) {
            for (Block block : graph.blocks()) {
                visit(block);
            }
        }
    }

    private void visit(Block block) {
        Set<Value> fresh = new HashSet<>();
        for (Operation operation : block.operations()) {
            switch ((LowLevelOpcode) operation.opcode()) {
                case MALLOC, MALLOC_ARRAY -> fresh.add(operation.result());
                case CAST_POINTER, SAME_AS -> {
                    if (fresh.contains(operation.argument(0))) {
                        fresh.add(operation.result());
                    }
                }
                case SETFIELD -> {
                    if (TypeTable.isCollectedPointer(operation.argument(2).type())
                            && !fresh.contains(operation.argument(0))) {
                        StructType struct = (StructType) target(operation.argument(0));
                        String field = (String) ((Constant) operation.argument(1)).value();
                        fields.add(new FieldOf(owner(struct, field), field));
                    }
                }
                case SETARRAYITEM -> {
                    if (!fresh.contains(operation.argument(0))) {
                        arrays.add(target(operation.argument(0)));
                    }
                }
                case ARRAY_COPY -> {
                    if (!fresh.contains(operation.argument(2))) {
                        arrays.add(target(operation.argument(2)));
                    }
                }
                default -> {}
            }
        }
    }

    private static LowLevelType target(Value pointer) {
        return ((PointerType) pointer.type()).target();
    }

    private static StructType owner(StructType struct, String field) {
        StructType owner = struct;
        while (owner.ownFields().stream().noneMatch(own -> own.name().equals(field))) {
            owner = owner.parent().orElseThrow();
        }
        return owner;
    }

    /** Whether a prebuilt container holds a collected pointer that may change. */
    boolean includes(Container container) {
        return switch (container) {
            case StructValue struct -> isWritten(struct.type());
            case ArrayValue array -> array.length() > 0 && isWritten(array.type());
            case InstanceValue _ -> throw new IllegalArgumentException("the collector knows no instances of classes");
            case FunctionValue _ -> false;
        };
    }

    private boolean isWritten(ArrayType array) {
        return TypeTable.isCollectedPointer(array.item()) && arrays.contains(array);
    }

    private boolean isWritten(StructType struct) {
        for (StructType type = struct; type != null; type = type.parent().orElse(null)) {
            for (StructType.Field field : type.ownFields()) {
                if (TypeTable.isCollectedPointer(field.type()) && fields.contains(new FieldOf(type, field.name()))) {
                    return true;
                }
            }
        }
        return false;
    }
}
