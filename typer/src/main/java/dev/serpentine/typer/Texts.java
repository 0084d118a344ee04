package dev.serpentine.typer;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.StandardLayouts;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/** Prebuilt text, bytes, and ints without bounds: one container for equal ones. */
public final class Texts {
    private final Map<String, ArrayValue> texts = new HashMap<>();
    private static final int DIGIT_BITS = 31;
    private ArrayValue latin1;
    private final Map<ByteBuffer, StructValue> bytes = new HashMap<>();
    private final Map<BigInteger, StructValue> longIntegers = new HashMap<>();

    /** A constant pointer to a text. */
    public Constant text(String value) {
        return new Constant(texts.computeIfAbsent(value, Texts::makeText), StandardLayouts.STR.pointer());
    }

    private static ArrayValue makeText(String value) {
        int[] codes = value.codePoints().toArray();
        boolean isNarrow = true;
        for (int code : codes) {
            isNarrow &= code < 256;
        }
        ArrayValue items = new ArrayValue(isNarrow ? StandardLayouts.CHARS : StandardLayouts.UNICHARS, codes.length);
        for (int i = 0; i < codes.length; i++) {
            items.setWordAt(i, codes[i]);
        }
        FieldedValue.fieldsOf(items).set("is_wide", !isNarrow);
        return items;
    }

    /** A constant array of the texts of one character below 256, by that character. */
    public Constant latin1() {
        if (latin1 == null) {
            latin1 = new ArrayValue(ArrayType.collected(StandardLayouts.STR.pointer()), 256);
            for (int code = 0; code < 256; code++) {
                latin1.set(code, text(Character.toString(code)).value());
            }
        }
        return new Constant(latin1, latin1.type().pointer());
    }

    /** A constant pointer to a bytes. */
    public Constant bytes(byte[] value) {
        StructValue struct = bytes.computeIfAbsent(ByteBuffer.wrap(value.clone()), key -> {
            StructValue made = new StructValue(StandardLayouts.BYTES);
            made.set("items", ArrayValue.ofBytes(StandardLayouts.CHARS, value));
            return made;
        });
        return new Constant(struct, StandardLayouts.BYTES.pointer());
    }

    /** A constant pointer to an int without bounds. */
    public Constant longInteger(BigInteger value) {
        return new Constant(
                longIntegers.computeIfAbsent(value, Texts::makeLongInteger), StandardLayouts.LONG_INTEGER.pointer());
    }

    private static StructValue makeLongInteger(BigInteger value) {
        StructValue made = new StructValue(StandardLayouts.LONG_INTEGER);
        if (value.bitLength() < Long.SIZE) {
            made.set("word", value.longValue());
            return made;
        }
        BigInteger magnitude = value.abs();
        ArrayValue digits =
                new ArrayValue(StandardLayouts.DIGITS, (magnitude.bitLength() + DIGIT_BITS - 1) / DIGIT_BITS);
        for (int i = 0; i < digits.length(); i++) {
            digits.setWordAt(i, magnitude.shiftRight(i * DIGIT_BITS).longValue() & (1L << DIGIT_BITS) - 1);
        }
        made.set("word", (long) value.signum());
        made.set("digits", digits);
        return made;
    }
}
