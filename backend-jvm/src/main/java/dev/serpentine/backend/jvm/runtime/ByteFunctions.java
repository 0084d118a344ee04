package dev.serpentine.backend.jvm.runtime;

import java.util.Arrays;

/** External functions on bytes, and on text of characters below 256. */
public final class ByteFunctions {
    private ByteFunctions() {}

    public static long bytes_are_same(byte[] a, long startA, byte[] b, long startB, long count) {
        int i = (int) startA;
        int j = (int) startB;
        int size = (int) count;
        return Arrays.equals(a, i, i + size, b, j, j + size) ? 1 : 0;
    }

    public static long byte_find(byte[] bytes, long value, long start, long stop) {
        byte wanted = (byte) value;
        int end = (int) stop;
        for (int i = (int) start; i < end; i++) {
            if (bytes[i] == wanted) {
                return i;
            }
        }
        return -1;
    }
}
