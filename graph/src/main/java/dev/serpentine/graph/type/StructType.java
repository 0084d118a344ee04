package dev.serpentine.graph.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Named fields, with at most one parent struct whose fields come first.
 *
 * <p>Structs are equal only to themselves. Since a struct may point to itself it is made in two steps: {@link #declare} gives the
 * type, {@link #define} its own fields, once; reading the fields before that fails. A pointer to a struct may be cast
 * ({@code cast_pointer}) to a pointer to any ancestor, and back where the container is a descendant. An instance's class struct is such a chain, and so are the
 * vtables.
 */
public final class StructType implements ContainerType {

    /**
     * One field.
     *
     * @param name unique in the whole chain of parents
     * @param type a primitive or a pointer
     * @param isImmutable whether it never changes once the struct is published, so that a read may be folded or shared
     */
    public record Field(String name, LowLevelType type, boolean isImmutable) {
        public Field {
            if (type instanceof ContainerType || type instanceof PythonObject) {
                throw new IllegalArgumentException("field " + name + " is a primitive or a pointer, not " + type.text());
            }
        }

        /** A field that may change at any time. */
        public static Field mutable(String name, LowLevelType type) {
            return new Field(name, type, false);
        }

        /** A field that is set before the struct is published, and never again. */
        public static Field immutable(String name, LowLevelType type) {
            return new Field(name, type, true);
        }
    }

    private final String name;
    private final StructType parent;
    private final boolean garbageCollected;
    private List<Field> ownFields;
    private Map<String, Integer> fieldIndexes;
    private List<Field> allFields;

    private StructType(String name, StructType parent, boolean garbageCollected) {
        this.name = name;
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
            throw new IllegalArgumentException(name + " and its parent " + parent.name + " differ in who owns them");
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

    /**
     * Gives the fields that this struct adds to its parent's.
     *
     * @return this
     * @throws IllegalStateException if the fields were given before
     */
    public StructType define(List<Field> fields) {
        if (ownFields != null) {
            throw new IllegalStateException("struct " + name + " is defined already");
        }
        ownFields = List.copyOf(fields);
        return this;
    }

    public String name() {
        return name;
    }

    /** The struct whose fields come first, if there is one. */
    public Optional<StructType> parent() {
        return Optional.ofNullable(parent);
    }

    public boolean isDefined() {
        return ownFields != null;
    }

    /** The fields that this struct adds to its parent's. */
    public List<Field> ownFields() {
        if (ownFields == null) {
            throw new IllegalStateException("struct " + name + " has no fields yet");
        }
        return ownFields;
    }

    /** All fields, the farthest ancestor's first. */
    public List<Field> allFields() {
        if (allFields == null) {
            List<Field> all = parent == null ? new ArrayList<>() : new ArrayList<>(parent.allFields());
            all.addAll(ownFields());
            allFields = List.copyOf(all);
        }
        return allFields;
    }

    /** How many fields there are, inherited ones included. */
    public int fieldCount() {
        return allFields().size();
    }

    /** The field at a position of {@link #allFields}. */
    public Field fieldAt(int index) {
        return allFields().get(index);
    }

    /**
     * The position of a field in {@link #allFields}.
     *
     * @throws IllegalArgumentException if there is no such field
     */
    public int indexOf(String fieldName) {
        Integer index = indexes().get(fieldName);
        if (index == null) {
            throw new IllegalArgumentException("struct " + name + " has no field " + fieldName);
        }
        return index;
    }

    private Map<String, Integer> indexes() {
        if (fieldIndexes == null) {
            Map<String, Integer> indexes = new HashMap<>();
            for (Field field : allFields()) {
                indexes.put(field.name(), indexes.size());
            }
            fieldIndexes = indexes;
        }
        return fieldIndexes;
    }

    /** The field of that name, own or inherited. */
    public Optional<Field> field(String fieldName) {
        for (Field field : ownFields()) {
            if (field.name().equals(fieldName)) {
                return Optional.of(field);
            }
        }
        return parent == null ? Optional.empty() : parent.field(fieldName);
    }

    /** Whether this is {@code other} or one of its descendants. */
    public boolean extendsOrIs(StructType other) {
        for (StructType type = this; type != null; type = type.parent) {
            if (type == other) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isGarbageCollected() {
        return garbageCollected;
    }

    @Override
    public String text() {
        return name;
    }

    @Override
    public String toString() {
        return name;
    }
}
