package dev.serpentine.graph.data;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;

/**
 * Fields in memory. They begin as zeros and null pointers; values are those that {@link Constant} allows for the
 * field's type.
 *
 * <p>Whoever reads many fields uses the positions of {@link FieldedType#allFields} and the {@linkplain Words words} of
 * primitives.
 */
public abstract sealed class FieldedValue implements Container permits StructValue, InstanceValue {
    private long[] words;
    /** Pointers by field; for a primitive field a {@link SymbolicInteger} that stands in place of its word. */
    private Object[] references;

    private boolean released;

    @Override
    public abstract FieldedType type();

    /** Gives one that was made before its type's fields were known its fields, once the type has them. */
    public void complete() {
        int count = type().fieldCount();
        this.words = new long[count];
        this.references = new Object[count];
    }

    /**
     * The fields that a pointer leads to: those of a container that has fields, or in front of an array's items.
     *
     * @throws IllegalArgumentException if the container has no fields
     * @throws NullPointerException if there is no container
     */
    public static FieldedValue fieldsOf(Object container) {
        return switch (container) {
            case FieldedValue fielded -> fielded;
            case ArrayValue array when array.head().isPresent() -> array.head().get();
            case null -> throw new NullPointerException("a field behind the null pointer");
            default -> throw new IllegalArgumentException(container + " has no fields");
        };
    }

    /** The value that fresh memory of a type holds. */
    public static Object zero(LowLevelType type) {
        return switch (type) {
            case Primitive primitive -> Words.toValue(0, primitive);
            case PointerType pointer -> null;
            default -> throw new IllegalArgumentException("no memory holds a " + type.text());
        };
    }

    public Object get(String field) {
        int index = type().indexOf(field);
        Object reference = references[index];
        if (reference == null && type().fieldAt(index).type() instanceof Primitive primitive) {
            return Words.toValue(words[index], primitive);
        }
        return reference;
    }

    /** @throws IllegalArgumentException if the value is none of the field's type */
    public void set(String field, Object value) {
        int index = type().indexOf(field);
        if (type().fieldAt(index).type() instanceof Primitive primitive && !(value instanceof SymbolicInteger)) {
            words[index] = Words.ofValue(value, primitive);
            references[index] = null;
        } else {
            references[index] =
                    Words.checkedReference(value, type().fieldAt(index).type());
        }
    }

    public long wordAt(int index) {
        return words[index];
    }

    public void setWordAt(int index, long word) {
        words[index] = word;
    }

    public Object referenceAt(int index) {
        return references[index];
    }

    public void setReferenceAt(int index, Object reference) {
        references[index] = reference;
    }

    @Override
    public boolean isReleased() {
        return released;
    }

    @Override
    public void release() {
        released = true;
    }

    @Override
    public Runnable snapshot() {
        long[] heldWords = words.clone();
        Object[] heldReferences = references.clone();
        boolean wasReleased = released;
        return () -> {
            System.arraycopy(heldWords, 0, words, 0, words.length);
            System.arraycopy(heldReferences, 0, references, 0, references.length);
            released = wasReleased;
        };
    }
}
