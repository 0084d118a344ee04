package dev.serpentine.graph.type;

import java.util.List;
import java.util.Optional;

/**
 * A struct in memory, with at most one parent struct whose fields come first.
 *
 * <p>In programs of the low-level typer an instance's class struct is such a chain, and so are the vtables.
 */
public final class StructType extends FieldedType {
    private final StructType parent;
    private final boolean garbageCollected;

    private StructType(String name, StructType parent, boolean garbageCollected) {
        super(name);
        this.parent = parent;
        this.garbageCollected = garbageCollected;
    }

    /**
     * A struct whose fields follow by {@link #define}.
     *
     * @param name unique in the program (the typer sees to it); letters, digits, underscores and dots
     * @param parent the struct it extends, or {@code null}; collected exactly if this one is
     * @param garbageCollected whether the collector owns such structs
     */
    public static StructType declare(String name, StructType parent, boolean garbageCollected) {
        if (parent != null && parent.garbageCollected != garbageCollected) {
            throw new IllegalArgumentException(name + " and its parent " + parent.name() + " differ in who owns them");
        }
        return new StructType(name, parent, garbageCollected);
    }

    /** A collected struct without a parent, complete at once. */
    public static StructType collected(String name, Field... fields) {
        return declare(name, null, true).define(List.of(fields));
    }

    /** A struct that the collector does not own, without a parent, complete at once. */
    public static StructType raw(String name, Field... fields) {
        return declare(name, null, false).define(List.of(fields));
    }

    @Override
    public StructType define(List<Field> fields) {
        super.define(fields);
        return this;
    }

    /** The struct whose fields come first, if there is one. */
    @Override
    public Optional<StructType> parent() {
        return Optional.ofNullable(parent);
    }

    @Override
    public boolean isGarbageCollected() {
        return garbageCollected;
    }
}
