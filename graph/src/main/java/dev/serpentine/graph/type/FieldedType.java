package dev.serpentine.graph.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Named fields, with at most one parent whose fields come first: what structs and the instances of classes have in
 * common.
 *
 * <p>Such types are equal only to themselves. Since one may point to itself it is made in two steps: it is declared,
 * and {@link #define} gives it its own fields, once; reading the fields before that fails. A pointer to one may be cast
 * ({@code cast_pointer}) to a pointer to any ancestor, and back where the container is a descendant.
 */
public abstract sealed class FieldedType implements ContainerType permits StructType, InstanceType {

    /**
     * One field.
     *
     * @param name unique in the whole chain of parents
     * @param type a primitive or a pointer
     * @param isImmutable whether it never changes once the container is published, so that a read may be folded or
     *     shared
     * @param isSize whether it is a Signed that says how many of something there are: never negative, and so few that
     *     sums of some of them do not overflow
     */
    public record Field(String name, LowLevelType type, boolean isImmutable, boolean isSize) {
        public Field {
            if (isSize && type != Primitive.SIGNED) {
                throw new IllegalArgumentException("a size is Signed, not " + type.text());
            }
            if (type instanceof ContainerType || type instanceof PythonObject) {
                throw new IllegalArgumentException(
                        "field " + name + " is a primitive or a pointer, not " + type.text());
            }
        }

        /** A field that is no size. */
        public Field(String name, LowLevelType type, boolean isImmutable) {
            this(name, type, isImmutable, false);
        }

        /** This field, as a size. */
        public Field asSize() {
            return new Field(name, type, isImmutable, true);
        }

        /** A field that may change at any time. */
        public static Field mutable(String name, LowLevelType type) {
            return new Field(name, type, false);
        }

        /** A field that is set before the container is published, and never again. */
        public static Field immutable(String name, LowLevelType type) {
            return new Field(name, type, true);
        }
    }

    private final String name;
    private List<Field> ownFields;
    private Map<String, Integer> fieldIndexes;
    private List<Field> allFields;

    FieldedType(String name) {
        this.name = name;
    }

    public String name() {
        return name;
    }

    /** The type whose fields come first, if there is one; of the same kind. */
    public abstract Optional<? extends FieldedType> parent();

    /**
     * Gives the fields that this type adds to its parent's.
     *
     * @return this
     * @throws IllegalStateException if the fields were given before
     */
    public FieldedType define(List<Field> fields) {
        if (ownFields != null) {
            throw new IllegalStateException(name + " is defined already");
        }
        ownFields = List.copyOf(fields);
        return this;
    }

    public boolean isDefined() {
        return ownFields != null;
    }

    /** The fields that this type adds to its parent's. */
    public List<Field> ownFields() {
        if (ownFields == null) {
            throw new IllegalStateException(name + " has no fields yet");
        }
        return ownFields;
    }

    /** All fields, the farthest ancestor's first. */
    public List<Field> allFields() {
        if (allFields == null) {
            List<Field> all = parent().isEmpty()
                    ? new ArrayList<>()
                    : new ArrayList<>(parent().get().allFields());
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
            throw new IllegalArgumentException(name + " has no field " + fieldName);
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
        return parent().isPresent() ? parent().get().field(fieldName) : Optional.empty();
    }

    /** Whether this is {@code other} or one of its descendants. */
    public boolean extendsOrIs(FieldedType other) {
        for (FieldedType type = this;
                type != null;
                type = type.parent().isPresent() ? type.parent().get() : null) {
            if (type == other) {
                return true;
            }
        }
        return false;
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
