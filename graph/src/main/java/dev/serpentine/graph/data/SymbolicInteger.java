package dev.serpentine.graph.data;

import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.StructType;

/** A Signed constant that only the backend can compute: sizes and offsets in bytes, collector header included. */
public sealed interface SymbolicInteger {

    /** The size of a struct, or of an array without its items. */
    record SizeOf(ContainerType type) implements SymbolicInteger {}

    /** The size of one item. */
    record ItemSize(ArrayType type) implements SymbolicInteger {}

    /** How far behind a struct's start a field lies. */
    record FieldOffset(StructType type, String field) implements SymbolicInteger {}

    /** How far behind an array's start its length lies. */
    record LengthOffset(ArrayType type) implements SymbolicInteger {}

    /** How far behind an array's start its first item lies. */
    record ItemsOffset(ArrayType type) implements SymbolicInteger {}
}
