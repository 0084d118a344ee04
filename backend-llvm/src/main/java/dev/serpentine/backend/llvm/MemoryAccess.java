package dev.serpentine.backend.llvm;

import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;

/** Writes loads and stores. */
final class MemoryAccess {
    private final Layouts layouts;
    private final AliasTags tags;

    MemoryAccess(Layouts layouts, AliasTags tags) {
        this.layouts = layouts;
        this.tags = tags;
    }

    /** Loads a field; its value. */
    String loadField(StructType struct, String field, String pointer, String hint, InstructionList instructions) {
        return load(
                type(struct, field),
                fieldAddress(struct, field, pointer, instructions),
                tags.field(struct, field),
                hint,
                instructions);
    }

    void storeField(StructType struct, String field, String pointer, String value, InstructionList instructions) {
        store(
                type(struct, field),
                value,
                fieldAddress(struct, field, pointer, instructions),
                tags.field(struct, field),
                instructions);
    }

    private static LowLevelType type(StructType struct, String field) {
        return struct.fieldAt(struct.indexOf(field)).type();
    }

    private String fieldAddress(StructType struct, String field, String pointer, InstructionList instructions) {
        int index = layouts.layout(struct).indexes().get(field);
        return instructions.define(
                "p", "getelementptr inbounds " + layouts.named(struct) + ", ptr " + pointer + ", i32 0, i32 " + index);
    }

    /** Loads an item; its value. */
    String loadItem(ArrayType array, String pointer, String index, String hint, InstructionList instructions) {
        return load(
                array.item(), itemAddress(array, pointer, index, instructions), tags.item(array), hint, instructions);
    }

    void storeItem(ArrayType array, String pointer, String index, String value, InstructionList instructions) {
        store(array.item(), value, itemAddress(array, pointer, index, instructions), tags.item(array), instructions);
    }

    /** Where an item lies. */
    String itemAddress(ArrayType array, String pointer, String index, InstructionList instructions) {
        return instructions.define(
                "p",
                "getelementptr inbounds " + layouts.named(array) + ", ptr " + pointer + ", i32 0, i32 "
                        + layouts.itemsIndex(array) + ", i64 " + index);
    }

    /** Loads an array's length. */
    String loadLength(ArrayType array, String pointer, String hint, InstructionList instructions) {
        String address = instructions.define(
                "p",
                "getelementptr inbounds " + layouts.named(array) + ", ptr " + pointer + ", i32 0, i32 "
                        + layouts.lengthIndex(array));
        return load(Primitive.SIGNED, address, tags.length(array), hint, instructions);
    }

    /**
     * Loads a value.
     *
     * @param suffix for the instruction that touches memory
     */
    String load(LowLevelType type, String address, String suffix, String hint, InstructionList instructions) {
        String loaded = instructions.define(
                hint, "load " + layouts.memory(type) + ", ptr " + address + ", align " + layouts.size(type) + suffix);
        return type == Primitive.BOOL ? instructions.define(hint, "trunc i8 " + loaded + " to i1") : loaded;
    }

    void store(LowLevelType type, String value, String address, String suffix, InstructionList instructions) {
        String stored = value;
        String spelled = layouts.memory(type);
        if (type == Primitive.BOOL) {
            stored = instructions.define("t", "zext i1 " + value + " to i8");
        } else if (Layouts.isPointer(type) && layouts.hasWidePointers()) {
            stored = instructions.define("t", "ptrtoint ptr " + value + " to i64");
            spelled = "i64";
        }
        instructions.add(
                "store " + spelled + " " + stored + ", ptr " + address + ", align " + layouts.size(type) + suffix);
    }
}
