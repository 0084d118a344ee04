package dev.serpentine.backend.llvm;

import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.OpaqueType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Spells types, and decides how containers lie in memory: alike on all targets.
 *
 * <p>A struct's fields follow each other, inherited ones first, so that a struct begins as its parent does. A collected
 * container begins with the collector's header of 64 bits. An array is its header, its length, and its items. A pointer
 * takes 64 bits, of which a target with narrower ones uses the lower half and keeps the upper half zero.
 */
final class Layouts {
    static final int HEADER_SIZE = 8;
    private static final int POINTER_SIZE = 8;

    /**
     * A part of a struct in LLVM's eyes.
     *
     * @param field what it holds; {@code null} for the header, for padding and for the upper half of a pointer
     */
    record Element(String type, StructType.Field field) {}

    /**
     * How a struct lies in memory.
     *
     * @param elements all of it
     * @param indexes the position among the elements of each field that has a value
     * @param offsets in bytes, of the same fields
     * @param isCollected whether the first element is the header
     */
    record StructLayout(
            List<Element> elements,
            Map<String, Integer> indexes,
            Map<String, Integer> offsets,
            int size,
            boolean isCollected) {}

    private final Target target;
    private final Names names = new Names();
    private final Map<StructType, StructLayout> structs = new HashMap<>();
    private final Map<ContainerType, String> typeNames = new HashMap<>();
    private final Map<String, String> declarations = new LinkedHashMap<>();

    Layouts(Target target) {
        this.target = target;
    }

    private static final StructLayout LENGTH_ALONE = lengthAlone(false);
    private static final StructLayout COLLECTED_LENGTH_ALONE = lengthAlone(true);

    Target target() {
        return target;
    }

    /** The type of a value in a register. */
    String value(LowLevelType type) {
        return switch (type) {
            case Primitive primitive ->
                switch (primitive) {
                    case VOID -> "void";
                    case BOOL -> "i1";
                    case FLOAT -> "double";
                    case SINGLEFLOAT -> "float";
                    case ADDRESS -> "ptr";
                    case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32, SIGNED, UNSIGNED ->
                        "i" + primitive.bits();
                };
            case PointerType _ -> "ptr";
            default -> throw new IllegalArgumentException("no value is a " + type.text());
        };
    }

    /** The type of a value in memory. */
    String memory(LowLevelType type) {
        return type == Primitive.BOOL ? "i8" : value(type);
    }

    /** The bytes that a value takes in memory. */
    int size(LowLevelType type) {
        return isPointer(type) ? POINTER_SIZE : type == Primitive.BOOL ? 1 : ((Primitive) type).bits() / 8;
    }

    /** Whether a value is a pointer in LLVM's eyes. */
    static boolean isPointer(LowLevelType type) {
        return type instanceof PointerType || type == Primitive.ADDRESS;
    }

    /** Whether a pointer in memory has an upper half that registers have not. */
    boolean hasWidePointers() {
        return target.pointerBits() < 64;
    }

    StructLayout layout(StructType struct) {
        StructLayout known = structs.get(struct);
        if (known == null) {
            known = computed(struct);
            structs.put(struct, known);
        }
        return known;
    }

    private StructLayout computed(StructType struct) {
        List<Element> elements = new ArrayList<>();
        Map<String, Integer> indexes = new HashMap<>();
        Map<String, Integer> offsets = new HashMap<>();
        int end = 0;
        int alignment = 1;
        if (struct.isGarbageCollected()) {
            elements.add(new Element("i64", null));
            end = HEADER_SIZE;
            alignment = HEADER_SIZE;
        }
        for (StructType.Field field : struct.allFields()) {
            if (field.type() == Primitive.VOID) {
                continue;
            }
            int size = size(field.type());
            int offset = roundedUp(end, size);
            pad(elements, offset - end);
            indexes.put(field.name(), elements.size());
            offsets.put(field.name(), offset);
            elements.add(new Element(memory(field.type()), field));
            if (isPointer(field.type()) && hasWidePointers()) {
                elements.add(new Element("i32", null));
            }
            end = offset + size;
            alignment = Math.max(alignment, size);
        }
        int size = roundedUp(end, alignment);
        pad(elements, size - end);
        return new StructLayout(List.copyOf(elements), indexes, offsets, size, struct.isGarbageCollected());
    }

    private static void pad(List<Element> elements, int bytes) {
        if (bytes > 0) {
            elements.add(new Element("[" + bytes + " x i8]", null));
        }
    }

    private static int roundedUp(int offset, int alignment) {
        return (offset + alignment - 1) / alignment * alignment;
    }

    /** How far behind an array's start its first item lies. */
    int itemsOffset(ArrayType array) {
        return front(array).size();
    }

    /** How far behind an array's start its length lies. */
    int lengthOffset(ArrayType array) {
        return front(array).offsets().get(StructType.LENGTH);
    }

    /** The position of the length among an array's elements. */
    int lengthIndex(ArrayType array) {
        return front(array).indexes().get(StructType.LENGTH);
    }

    /** The position of the items among an array's elements. */
    int itemsIndex(ArrayType array) {
        return front(array).elements().size();
    }

    /** What lies in front of an array's items: its head, or its length alone. */
    StructLayout front(ArrayType array) {
        return array.head()
                .map(this::layout)
                .orElse(array.isGarbageCollected() ? COLLECTED_LENGTH_ALONE : LENGTH_ALONE);
    }

    private static StructLayout lengthAlone(boolean isCollected) {
        Element length = new Element(
                "i64",
                StructType.Field.immutable(StructType.LENGTH, Primitive.SIGNED).asSize());
        int offset = isCollected ? HEADER_SIZE : 0;
        return new StructLayout(
                isCollected ? List.of(new Element("i64", null), length) : List.of(length),
                Map.of(StructType.LENGTH, isCollected ? 1 : 0),
                Map.of(StructType.LENGTH, offset),
                offset + 8,
                isCollected);
    }

    /** The type of an item in an array's memory. */
    String item(ArrayType array) {
        return isPointer(array.item()) && hasWidePointers() ? "{ ptr, i32 }" : memory(array.item());
    }

    /** The elements of an array with so many items. */
    String arrayBody(ArrayType array, int count) {
        return front(array).elements().stream().map(Element::type).collect(Collectors.joining(", ", "{ ", ", ["))
                + count + " x " + item(array) + "] }";
    }

    /** The name of a container's type, which is declared then. */
    String named(ContainerType type) {
        String known = typeNames.get(type);
        if (known == null) {
            known = "%"
                    + Names.quoted(names.unique(
                            switch (type) {
                                case StructType struct -> struct.name();
                                case ArrayType array ->
                                    "array." + described(array.item()) + (array.isGarbageCollected() ? "" : ".raw");
                                default ->
                                    throw new IllegalArgumentException(
                                            "nothing inside a " + type.text() + " can be named");
                            }));
            typeNames.put(type, known);
            declarations.put(
                    known,
                    switch (type) {
                        case StructType struct ->
                            "{ "
                                    + String.join(
                                            ", ",
                                            layout(struct).elements().stream()
                                                    .map(Element::type)
                                                    .toList()) + " }";
                        case ArrayType array -> arrayBody(array, 0);
                        default -> throw new IllegalArgumentException(type.text());
                    });
        }
        return known;
    }

    private static String described(LowLevelType item) {
        return switch (item) {
            case PointerType(StructType struct) -> struct.name();
            case PointerType(ArrayType array) -> "array." + described(array.item());
            case PointerType(OpaqueType opaque) -> opaque.name();
            case PointerType _ -> "function";
            default -> item.text();
        };
    }

    /** The declarations of all types that were named. */
    String declarations() {
        StringBuilder text = new StringBuilder();
        declarations.forEach((name, body) ->
                text.append(name).append(" = type ").append(body).append('\n'));
        return text.toString();
    }

    /** The number that a size or an offset is. */
    long number(SymbolicInteger symbolic) {
        return switch (symbolic) {
            case SymbolicInteger.SizeOf(StructType struct) -> layout(struct).size();
            case SymbolicInteger.SizeOf(ArrayType array) -> itemsOffset(array);
            case SymbolicInteger.SizeOf(var type) ->
                throw new IllegalArgumentException("nobody knows the size of a " + type.text());
            case SymbolicInteger.ItemSize(ArrayType array) -> size(array.item());
            case SymbolicInteger.FieldOffset(StructType struct, String field) ->
                layout(struct).offsets().get(field);
            case SymbolicInteger.LengthOffset(ArrayType array) -> lengthOffset(array);
            case SymbolicInteger.ItemsOffset(ArrayType array) -> itemsOffset(array);
        };
    }
}
