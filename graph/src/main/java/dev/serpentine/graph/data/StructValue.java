package dev.serpentine.graph.data;

import dev.serpentine.graph.type.StructType;

/** A struct in memory. */
public final class StructValue extends FieldedValue {
    private final StructType type;

    public StructValue(StructType type) {
        this(type, true);
    }

    private StructValue(StructType type, boolean isComplete) {
        this.type = type;
        if (isComplete) {
            complete();
        }
    }

    /**
     * A struct that can be pointed to before its type's fields are known; nobody reads or writes it before
     * {@link #complete}.
     */
    public static StructValue beforeFields(StructType type) {
        return new StructValue(type, false);
    }

    @Override
    public StructType type() {
        return type;
    }

    @Override
    public String toString() {
        return "&" + type.name();
    }
}
