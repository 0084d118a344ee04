package dev.serpentine.graph.type;

/**
 * A length and that many items, the length fixed when the array is made.
 *
 * @param item type of each item: a primitive or a pointer
 * @param isGarbageCollected whether the collector owns such arrays
 */
public record ArrayType(LowLevelType item, boolean isGarbageCollected) implements ContainerType {

    public ArrayType {
        if (item instanceof ContainerType || item instanceof PythonObject) {
            throw new IllegalArgumentException("an array item is a primitive or a pointer, not " + item.text());
        }
    }

    /** The garbage-collected array of {@code item}. */
    public static ArrayType collected(LowLevelType item) {
        return new ArrayType(item, true);
    }

    /** The array of {@code item} that its maker frees, or that is prebuilt. */
    public static ArrayType raw(LowLevelType item) {
        return new ArrayType(item, false);
    }

    @Override
    public String text() {
        return (isGarbageCollected ? "gcarray[" : "array[") + item.text() + "]";
    }

    @Override
    public String toString() {
        return text();
    }
}
