package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.Primitive;
import java.io.ByteArrayOutputStream;

/** A sequence of numbers as {@code prebuilt_objects.py} reads it. */
final class PackedNumbers {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /** Seven bits a byte, the lowest first. */
    void number(long number) {
        long rest = number;
        while (rest >>> 7 != 0) {
            bytes.write((int) (rest & 127 | 128));
            rest >>>= 7;
        }
        bytes.write((int) rest);
    }

    /** The sign goes to the lowest bit. */
    void integer(long integer) {
        number(integer << 1 ^ integer >> 63);
    }

    /** All eight bytes. */
    void word(long word) {
        for (int shift = 0; shift < Long.SIZE; shift += 8) {
            bytes.write((int) (word >> shift));
        }
    }

    /** The array of them. Words are read whole, so that one more has to follow. */
    ArrayValue array() {
        bytes.writeBytes(new byte[2 * Long.BYTES]);
        return ArrayValue.ofBytes(ArrayType.raw(Primitive.CHAR), bytes.toByteArray());
    }
}
