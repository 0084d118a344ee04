package dev.serpentine.graph.data;

import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * An array in memory. Items begin as zeros and null pointers. Arrays of Char and Bool take a byte an item, those of
 * other primitives a {@linkplain Words word}.
 */
public final class ArrayValue implements Container {
    private static final byte[] NO_BYTES = {};
    private static final long[] NO_WORDS = {};
    private static final Object[] NO_REFERENCES = {};

    private final ArrayType type;
    private final int length;
    private final byte[] bytes;
    private final long[] words;
    /**
     * The items of an array of pointers; for an array of words, once one of them is symbolic, the
     * {@link SymbolicInteger}s that stand in their place.
     */
    private Object[] references;

    private final Optional<StructValue> head;

    private boolean released;

    /** @throws IllegalArgumentException if the length is negative */
    public ArrayValue(ArrayType type, int length) {
        if (length < 0) {
            throw new IllegalArgumentException("an array of " + length + " items");
        }
        this.type = type;
        this.length = length;
        boolean isPrimitive = type.item() instanceof Primitive;
        boolean isNarrow = holdsBytes(type);
        this.bytes = isNarrow ? new byte[length] : NO_BYTES;
        this.words = isPrimitive && !isNarrow ? new long[length] : NO_WORDS;
        this.references = isPrimitive ? NO_REFERENCES : new Object[length];
        this.head = type.head().map(StructValue::new);
        head.ifPresent(fields -> fields.set(StructType.LENGTH, (long) length));
    }

    /** An array of Char or another byte-sized item. */
    public static ArrayValue ofBytes(ArrayType type, byte[] items) {
        ArrayValue array = new ArrayValue(type, items.length);
        array.setBytes(0, items, items.length);
        return array;
    }

    /** Whether arrays of this type are reached by {@link #byteAt}. */
    public static boolean holdsBytes(ArrayType type) {
        return type.item() == Primitive.CHAR || type.item() == Primitive.BOOL;
    }

    @Override
    public ArrayType type() {
        return type;
    }

    public int length() {
        return length;
    }

    /** The fields in front of the items, of an array that has such. */
    public Optional<StructValue> head() {
        return head;
    }

    public Object get(int index) {
        if (references.length > 0) {
            Object reference = references[index];
            if (reference != null || !(type.item() instanceof Primitive)) {
                return reference;
            }
        }
        return type.item() instanceof Primitive primitive ? Words.toValue(wordAt(index), primitive) : references[index];
    }

    /** @throws IllegalArgumentException if the value is none of the item's type */
    public void set(int index, Object value) {
        if (type.item() instanceof Primitive primitive && !(value instanceof SymbolicInteger)) {
            setWordAt(index, Words.ofValue(value, primitive));
            if (references.length > 0) {
                references[index] = null;
            }
        } else {
            if (references.length == 0) {
                references = new Object[length];
            }
            references[index] = Words.checkedReference(value, type.item());
        }
    }

    /** An item of an array of primitives. */
    public long wordAt(int index) {
        return bytes == NO_BYTES ? words[index] : bytes[index] & 0xFF;
    }

    public void setWordAt(int index, long word) {
        if (bytes == NO_BYTES) {
            words[index] = word;
        } else {
            bytes[index] = (byte) word;
        }
    }

    public Object referenceAt(int index) {
        return references[index];
    }

    public void setReferenceAt(int index, Object reference) {
        references[index] = reference;
    }

    /** A copy of some items of an array of bytes. */
    public byte[] getBytes(int start, int count) {
        byte[] copy = new byte[count];
        System.arraycopy(bytes, start, copy, 0, count);
        return copy;
    }

    /** Stores the first {@code count} of some bytes in an array of bytes. */
    public void setBytes(int start, byte[] source, int count) {
        System.arraycopy(source, 0, bytes, start, count);
    }

    /**
     * Copies items of an array of the same items here, as if through a third array.
     *
     * @throws IndexOutOfBoundsException if a range is not inside its array
     */
    public void copyFrom(ArrayValue source, int from, int to, int count) {
        System.arraycopy(
                source.bytes, from(source.bytes, from), bytes, from(bytes, to), source.bytes == NO_BYTES ? 0 : count);
        System.arraycopy(
                source.words, from(source.words, from), words, from(words, to), source.words == NO_WORDS ? 0 : count);
        if (!(type.item() instanceof Primitive)) {
            System.arraycopy(source.references, from, references, to, count);
        }
    }

    private static int from(Object storage, int index) {
        return storage == NO_BYTES || storage == NO_WORDS ? 0 : index;
    }

    /** The values of all items. */
    public List<Object> items() {
        Object[] items = new Object[length];
        for (int i = 0; i < length; i++) {
            items[i] = get(i);
        }
        return Arrays.asList(items);
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
        byte[] heldBytes = bytes.clone();
        long[] heldWords = words.clone();
        Object[] heldReferences = references.clone();
        Optional<Runnable> heldHead = head.map(StructValue::snapshot);
        boolean wasReleased = released;
        return () -> {
            heldHead.ifPresent(Runnable::run);
            System.arraycopy(heldBytes, 0, bytes, 0, bytes.length);
            System.arraycopy(heldWords, 0, words, 0, words.length);
            // Items may have become symbolic since.
            references = heldReferences.clone();
            released = wasReleased;
        };
    }

    @Override
    public String toString() {
        return "&" + type.text() + "[" + length + "]";
    }
}
