package dev.serpentine.graph.data;

import dev.serpentine.graph.type.ArrayType;
import java.util.Arrays;

/** An array in memory. Items begin as zeros and null pointers. */
public final class ArrayValue implements Container {
    private final ArrayType type;
    private final Object[] items;

    public ArrayValue(ArrayType type, int length) {
        this.type = type;
        this.items = new Object[length];
        Arrays.fill(items, StructValue.zero(type.item()));
    }

    @Override
    public ArrayType type() {
        return type;
    }

    public int length() {
        return items.length;
    }

    public Object get(int index) {
        return items[index];
    }

    public void set(int index, Object value) {
        items[index] = value;
    }
}
