package dev.serpentine.graph.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A struct in memory, with at most one parent struct whose fields come first.
 *
 * <p>In programs of the low-level typer an instance's class struct is such a chain, and so are the vtables.
 */
public final class StructType extends FieldedType {
    /** The field of a {@linkplain #head head} that says how many items the array has. */
    public static final String LENGTH = "length";

    private final StructType parent;
    private final boolean garbageCollected;
    private final boolean head;

    private StructType(String name, StructType parent, boolean garbageCollected, boolean head) {
        super(name);
        this.parent = parent;
        this.garbageCollected = garbageCollected;
        this.head = head;
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
        if (parent != null && parent.head) {
            throw new IllegalArgumentException(name + " extends the head of arrays");
        }
        return new StructType(name, parent, garbageCollected, false);
    }

    /** A collected struct without a parent, complete at once. */
    public static StructType collected(String name, Field... fields) {
        return declare(name, null, true).define(List.of(fields));
    }

    /** A struct that the collector does not own, without a parent, complete at once. */
    public static StructType raw(String name, Field... fields) {
        return declare(name, null, false).define(List.of(fields));
    }

    /**
     * A collected struct that lies in front of the items of arrays ({@link ArrayType#head}), and nowhere else. Its
     * first field is {@link #LENGTH}.
     *
     * @param others its other fields, primitives all
     */
    public static StructType head(String name, Field... others) {
        List<Field> fields = new ArrayList<>();
        fields.add(Field.immutable(LENGTH, Primitive.SIGNED).asSize());
        for (Field field : others) {
            if (!(field.type() instanceof Primitive)) {
                throw new IllegalArgumentException(
                        "a head holds primitives, not " + field.type().text());
            }
            fields.add(field);
        }
        return new StructType(name, null, true, true).define(fields);
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

    /** Whether such structs are heads of arrays, so that none is made by itself. */
    public boolean isHead() {
        return head;
    }
}
