package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers the types that the collector meets, from 1 on, and describes them for it.
 *
 * <p>Of each type the type table holds {@value #ENTRY_LENGTH} Signed items, at {@value #ENTRY_LENGTH} times its number:
 * its size without items in bytes, the size of one item (0 for a struct), whether the items are collected pointers, and
 * where in the table of pointer offsets its pointer fields begin. There the offsets in bytes stand one behind the
 * other, and -1 behind the last. Arrays have their length {@link SymbolicInteger.LengthOffset} bytes behind the start,
 * which is the same for all.
 */
final class TypeTable {
    static final int ENTRY_LENGTH = 4;
    private final Collector collector;
    private final Map<ContainerType, Integer> numbers = new LinkedHashMap<>();

    /** @param collector the one that the types are numbered for */
    TypeTable(Collector collector) {
        this.collector = collector;
    }

    /** The number of a collected type, or of a raw one that holds roots. */
    int number(ContainerType type) {
        Integer known = numbers.get(type);
        if (known == null) {
            known = numbers.size() + 1;
            numbers.put(type, known);
        }
        return known;
    }

    /** What headers of prebuilt containers begin as. */
    Map<ContainerType, Long> prebuiltHeaders() {
        Map<ContainerType, Long> headers = new HashMap<>();
        numbers.keySet().forEach(type -> headers.put(type, prebuiltHeader(type)));
        return headers;
    }

    /** What the header of a prebuilt container of a type begins as. */
    long prebuiltHeader(ContainerType type) {
        return HeaderWord.prebuilt(collector, number(type));
    }

    /** Whether a value of that type is a pointer that the collector follows. */
    static boolean isCollectedPointer(LowLevelType type) {
        return type instanceof PointerType(ContainerType target) && target.isGarbageCollected();
    }

    /** The tables for all types that have numbers. */
    Tables tables() {
        List<Object> entries = new ArrayList<>(List.of(0L, 0L, 0L, 0L));
        List<Object> offsets = new ArrayList<>();
        for (ContainerType type : numbers.keySet()) {
            entries.add(new SymbolicInteger.SizeOf(type));
            switch (type) {
                case StructType struct -> {
                    entries.add(0L);
                    entries.add(0L);
                    entries.add((long) offsets.size());
                    for (StructType.Field field : struct.allFields()) {
                        if (isCollectedPointer(field.type())) {
                            offsets.add(new SymbolicInteger.FieldOffset(struct, field.name()));
                        }
                    }
                }
                case ArrayType array -> {
                    entries.add(new SymbolicInteger.ItemSize(array));
                    entries.add(isCollectedPointer(array.item()) ? 1L : 0L);
                    entries.add((long) offsets.size());
                }
                default -> throw new IllegalArgumentException("the collector knows no " + type.text());
            }
            offsets.add(-1L);
        }
        return new Tables(signed(entries), signed(offsets));
    }

    /** A raw array of Signed. */
    static ArrayValue signed(List<Object> items) {
        ArrayValue array = new ArrayValue(ArrayType.raw(Primitive.SIGNED), items.size());
        for (int i = 0; i < items.size(); i++) {
            array.set(i, items.get(i));
        }
        return array;
    }

    /**
     * @param types the type table, a raw array of Signed
     * @param pointerOffsets the table of pointer offsets, likewise
     */
    record Tables(ArrayValue types, ArrayValue pointerOffsets) {}
}
