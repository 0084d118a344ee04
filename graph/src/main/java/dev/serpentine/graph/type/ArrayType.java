package dev.serpentine.graph.type;

import java.util.Optional;

/**
 * A length and that many items, the length fixed when the array is made.
 *
 * <p>An array may have a head: a struct whose fields lie in front of the items, in the same piece of memory. One of
 * them is the array's length, {@link StructType#LENGTH}. A pointer to such an array may be cast to a pointer to its
 * head, and back; arrays of several items may share a head, so that a pointer to it leads to any of them.
 *
 * @param item type of each item: a primitive or a pointer
 * @param isGarbageCollected whether the collector owns such arrays
 * @param head the struct in front of the items, which says the length; where there is none, a length alone is there
 */
public record ArrayType(LowLevelType item, boolean isGarbageCollected, Optional<StructType> head)
        implements ContainerType {

    public ArrayType {
        if (item instanceof ContainerType || item instanceof PythonObject) {
            throw new IllegalArgumentException("an array item is a primitive or a pointer, not " + item.text());
        }
        if (head.isPresent() && (!head.get().isHead() || head.get().isGarbageCollected() != isGarbageCollected)) {
            throw new IllegalArgumentException(head.get().text() + " is no head of such an array");
        }
    }

    /** The garbage-collected array of {@code item}. */
    public static ArrayType collected(LowLevelType item) {
        return new ArrayType(item, true, Optional.empty());
    }

    /** The array of {@code item} that its maker frees, or that is prebuilt. */
    public static ArrayType raw(LowLevelType item) {
        return new ArrayType(item, false, Optional.empty());
    }

    /** The array of {@code item} behind a head, owned as that is. */
    public static ArrayType behind(StructType head, LowLevelType item) {
        return new ArrayType(item, head.isGarbageCollected(), Optional.of(head));
    }

    /** Whether a pointer to that struct may lead to such an array. */
    public boolean isHeadedBy(ContainerType struct) {
        return head.isPresent() && head.get() == struct;
    }

    @Override
    public String text() {
        return (isGarbageCollected ? "gcarray[" : "array[") + item.text()
                + head.map(struct -> ", " + struct.text()).orElse("") + "]";
    }

    @Override
    public String toString() {
        return text();
    }
}
