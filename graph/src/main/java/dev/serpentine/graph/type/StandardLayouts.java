package dev.serpentine.graph.type;

import dev.serpentine.graph.type.FieldedType.Field;
import java.util.List;
import java.util.stream.Stream;

/**
 * The containers that the front half, the typers and system code agree on: text, bytes, and ints without bounds. System
 * code names the same types in {@code lltype}.
 */
public final class StandardLayouts {

    private StandardLayouts() {}

    /**
     * A str: {@link #CHARS}, or {@link #UNICHARS} where {@code is_wide}; hash 0 is not computed yet.
     * {@code lltype.STR}.
     */
    public static final StructType STR =
            StructType.head("str", Field.mutable("hash", Primitive.INT32), Field.immutable("is_wide", Primitive.BOOL));

    /** The heads of arrays, which texts of graphs name without declaring them. */
    public static final List<StructType> HEADS = List.of(STR);

    /** Bytes, and text whose code points are all below 256. {@code lltype.CHARS}. */
    public static final ArrayType CHARS = ArrayType.behind(STR, Primitive.CHAR);

    /** Text in which some code point is above 255. {@code lltype.UNICHARS}. */
    public static final ArrayType UNICHARS = ArrayType.behind(STR, Primitive.UNICHAR);

    /** The arrays that a head lies in front of. */
    public static List<ArrayType> arraysBehind(StructType head) {
        return Stream.of(CHARS, UNICHARS)
                .filter(array -> array.isHeadedBy(head))
                .toList();
    }

    /** A bytes, as long as its array; hash 0 is not computed yet. {@code lltype.BYTES}. */
    public static final StructType BYTES = StructType.collected(
            "bytes", Field.mutable("hash", Primitive.SIGNED), Field.immutable("items", CHARS.pointer()));

    /**
     * Text that grows at its end: the first {@code length} characters of the text {@code room}.
     * {@code lltype.GROWING_TEXT}.
     */
    public static final StructType GROWING_TEXT = StructType.collected(
            "growing_text", Field.mutable("length", Primitive.SIGNED), Field.mutable("room", STR.pointer()));

    /** The digits of an int without bounds: 31 bits each, the lowest first, the last not 0. {@code lltype.DIGITS}. */
    public static final ArrayType DIGITS = ArrayType.collected(Primitive.INT32);

    /**
     * An int without bounds: {@code word} itself where there are no digits; else they are what no word holds, and
     * {@code word} is its sign, 1 or -1. {@code lltype.LONG_INTEGER}.
     */
    public static final StructType LONG_INTEGER = StructType.collected(
            "long_integer", Field.immutable("word", Primitive.SIGNED), Field.immutable("digits", DIGITS.pointer()));

    /** A bytearray: a resizable list of bytes. {@code lltype.BYTEARRAY}. */
    public static final StructType BYTEARRAY = StructType.collected(
            "bytearray", Field.mutable("length", Primitive.SIGNED).asSize(), Field.mutable("items", CHARS.pointer()));
}
