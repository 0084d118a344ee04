package dev.serpentine.backend.jvm.runtime;

/**
 * Reads what a program's prebuilt objects are made of: bytes, which class files hold as text whose characters are below
 * 256, since there a string is found fastest.
 *
 * <p>Numbers are in groups of seven bits, the lowest first, signed ones with the sign in the lowest bit. A reference is
 * a number of an object, counted from 1; 0 is null.
 */
public final class DataReader {
    private final byte[] bytes;
    private final Object[] objects;
    private int position;
    private int made;

    /** Begins to read the pieces, one behind the other. */
    @SuppressWarnings("deprecation") // The lower halves of characters are what is wanted.
    public DataReader(String[] pieces) {
        int length = 0;
        for (String piece : pieces) {
            length += piece.length();
        }
        bytes = new byte[length];
        int end = 0;
        for (String piece : pieces) {
            piece.getBytes(0, piece.length(), bytes, end);
            end += piece.length();
        }
        objects = new Object[readCount()];
    }

    private long readBits() {
        long result = 0;
        int shift = 0;
        while (true) {
            byte next = bytes[position++];
            result |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return result;
            }
            shift += 7;
        }
    }

    public int readCount() {
        byte next = bytes[position];
        if (next >= 0) {
            position++;
            return next;
        }
        return (int) readBits();
    }

    public long readLong() {
        byte next = bytes[position];
        if (next >= 0) {
            position++;
            return next >> 1 ^ -(next & 1);
        }
        long bits = readBits();
        return bits >>> 1 ^ -(bits & 1);
    }

    public int readInt() {
        return (int) readLong();
    }

    public double readDouble() {
        long bits = 0;
        for (int i = 0; i < 8; i++) {
            bits |= (bytes[position++] & 0xFFL) << 8 * i;
        }
        return Double.longBitsToDouble(bits);
    }

    public float readFloat() {
        return (float) readDouble();
    }

    public boolean readBoolean() {
        return bytes[position++] != 0;
    }

    /** The object that a reference leads to. */
    public Object readReference() {
        int number = readCount();
        return number == 0 ? null : objects[number - 1];
    }

    /** Adds an object that was made; they are numbered in this order. */
    public void add(Object object) {
        objects[made++] = object;
    }

    /** The next object to be filled, when all were added and filling began with {@link #rewind}. */
    public Object next() {
        return objects[made++];
    }

    /** From here on, {@link #next} gives the objects in the order in which they were added. */
    public void rewind() {
        made = 0;
    }

    /** All objects, by their numbers less 1. */
    public Object[] objects() {
        return objects;
    }

    public void fill(byte[] array) {
        System.arraycopy(bytes, position, array, 0, array.length);
        position += array.length;
    }

    public void fill(boolean[] array) {
        for (int i = 0; i < array.length; i++) {
            array[i] = readBoolean();
        }
    }

    public void fill(short[] array) {
        for (int i = 0; i < array.length; i++) {
            array[i] = (short) readLong();
        }
    }

    public void fill(char[] array) {
        for (int i = 0; i < array.length; i++) {
            array[i] = (char) readLong();
        }
    }

    public void fill(int[] array) {
        for (int i = 0; i < array.length; i++) {
            array[i] = (int) readLong();
        }
    }

    /** Fills an array in one go: tables are long, and nothing is compiled yet. */
    public void fill(long[] array) {
        byte[] from = bytes;
        int at = position;
        for (int i = 0; i < array.length; i++) {
            byte next = from[at++];
            long bits = next & 0x7F;
            for (int shift = 7; next < 0; shift += 7) {
                next = from[at++];
                bits |= (next & 0x7FL) << shift;
            }
            array[i] = bits >>> 1 ^ -(bits & 1);
        }
        position = at;
    }

    public void fill(float[] array) {
        for (int i = 0; i < array.length; i++) {
            array[i] = readFloat();
        }
    }

    public void fill(double[] array) {
        for (int i = 0; i < array.length; i++) {
            array[i] = readDouble();
        }
    }

    /** Fills an array of references. */
    public void fill(Object[] array) {
        for (int i = 0; i < array.length; i++) {
            array[i] = readReference();
        }
    }
}
