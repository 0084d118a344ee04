package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.PointerType;
import java.util.Optional;

/** A part of all containers of a type. Two different ones never share memory. */
sealed interface MemoryPlace {

    /** Whether nobody changes it once others can see the container. */
    boolean isImmutable();

    /**
     * A field.
     *
     * @param owner the type that declares it; what extends that has it too
     */
    record OfField(FieldedType owner, Field field) implements MemoryPlace {
        @Override
        public boolean isImmutable() {
            return field.isImmutable();
        }
    }

    /** The items of arrays. */
    record OfItems(ArrayType array) implements MemoryPlace {
        @Override
        public boolean isImmutable() {
            return false;
        }
    }

    /** What {@code getfield}, {@code setfield}, {@code getarrayitem} or {@code setarrayitem} reads or writes. */
    static Optional<MemoryPlace> of(Operation operation) {
        return switch ((LowLevelOpcode) operation.opcode()) {
            case GETFIELD, SETFIELD ->
                Optional.of(field(target(operation), (String) ((Constant) operation.argument(1)).value()));
            case GETARRAYITEM, SETARRAYITEM ->
                target(operation) instanceof ArrayType array ? Optional.of(new OfItems(array)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static ContainerType target(Operation access) {
        return ((PointerType) access.argument(0).type()).target();
    }

    private static MemoryPlace field(ContainerType type, String name) {
        FieldedType owner = (FieldedType) type;
        while (owner.parent().isPresent() && owner.parent().get().field(name).isPresent()) {
            owner = owner.parent().get();
        }
        return new OfField(owner, owner.field(name).orElseThrow());
    }
}
