package dev.serpentine.graph.data;

import dev.serpentine.graph.type.InstanceType;

/** An instance of exactly one class: prebuilt, or made by the interpreter. */
public final class InstanceValue extends FieldedValue {
    private final InstanceType type;

    public InstanceValue(InstanceType type) {
        this(type, true);
    }

    private InstanceValue(InstanceType type, boolean isComplete) {
        this.type = type;
        if (isComplete) {
            complete();
        }
    }

    /**
     * An instance that can be referred to before its class's fields are known; nobody reads or writes it before
     * {@link #complete}.
     */
    public static InstanceValue beforeFields(InstanceType type) {
        return new InstanceValue(type, false);
    }

    @Override
    public InstanceType type() {
        return type;
    }

    @Override
    public String toString() {
        return "&" + type.name();
    }
}
