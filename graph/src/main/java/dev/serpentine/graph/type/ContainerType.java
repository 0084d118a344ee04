package dev.serpentine.graph.type;

/** The type of something that lives in memory and is reached through a {@link PointerType} only. */
public sealed interface ContainerType extends LowLevelType permits FieldedType, ArrayType, FunctionType, OpaqueType {

    /** Whether the collector owns containers of this type. */
    boolean isGarbageCollected();

    /** The pointer to this type. */
    default PointerType pointer() {
        return new PointerType(this);
    }
}
