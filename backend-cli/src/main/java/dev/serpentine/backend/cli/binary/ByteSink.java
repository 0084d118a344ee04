package dev.serpentine.backend.cli.binary;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that grow at their end; numbers are little-endian. */
final class ByteSink {
    private byte[] bytes = new byte[256];
    private int size;

    int size() {
        return size;
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    private void reserve(int count) {
        if (size + count > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(size + count, bytes.length * 2));
        }
    }

    ByteSink one(int value) {
        reserve(1);
        bytes[size++] = (byte) value;
        return this;
    }

    ByteSink two(int value) {
        return one(value).one(value >> 8);
    }

    ByteSink four(int value) {
        return two(value).two(value >> 16);
    }

    ByteSink eight(long value) {
        return four((int) value).four((int) (value >> 32));
    }

    ByteSink all(byte[] source) {
        reserve(source.length);
        System.arraycopy(source, 0, bytes, size, source.length);
        size += source.length;
        return this;
    }

    /** Text in UTF-8, ended by a zero. */
    ByteSink text(String text) {
        return all(text.getBytes(StandardCharsets.UTF_8)).one(0);
    }

    /** An unsigned number in one, two or four bytes, as signatures have it. */
    ByteSink compressed(int value) {
        if (value < 0x80) {
            return one(value);
        }
        if (value < 0x4000) {
            return one(0x80 | value >> 8).one(value);
        }
        return one(0xC0 | value >> 24).one(value >> 16).one(value >> 8).one(value);
    }

    /** A signed number in one, two or four bytes, its sign in the lowest bit. */
    ByteSink compressedSigned(int value) {
        int sign = value < 0 ? 1 : 0;
        if (value >= -0x40 && value < 0x40) {
            return one((value & 0x3F) << 1 | sign);
        }
        if (value >= -0x2000 && value < 0x2000) {
            int rotated = (value & 0x1FFF) << 1 | sign;
            return one(0x80 | rotated >> 8).one(rotated);
        }
        int rotated = (value & 0xFFFFFFF) << 1 | sign;
        return one(0xC0 | rotated >> 24).one(rotated >> 16).one(rotated >> 8).one(rotated);
    }

    /** Zeros up to a multiple. */
    ByteSink align(int multiple) {
        while (size % multiple != 0) {
            one(0);
        }
        return this;
    }
}
