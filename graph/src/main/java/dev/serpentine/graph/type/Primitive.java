package dev.serpentine.graph.type;

/**
 * A type whose values have no parts.
 *
 * <p>Constants of integer-like types (all sizes, {@link #CHAR}, {@link #UNICHAR}) are held as {@link Long}:
 * sign-extended for signed types, zero-extended for unsigned ones, and for {@link #UNSIGNED} the bit pattern.
 * {@link #BOOL} is held as {@link Boolean}, {@link #FLOAT} and {@link #SINGLEFLOAT} as {@link Double}. A {@link #VOID}
 * value carries no information at run time; its constant may hold anything that describes it to a reader, or
 * {@code null}.
 */
public enum Primitive implements LowLevelType {
    VOID("Void", 0, false),
    BOOL("Bool", 1, false),
    /** One byte of text or of binary data, 0 to 255. */
    CHAR("Char", 8, false),
    /** One Unicode code point, surrogates included. */
    UNICHAR("UniChar", 32, false),
    INT8("Int8", 8, true),
    UINT8("UInt8", 8, false),
    INT16("Int16", 16, true),
    UINT16("UInt16", 16, false),
    INT32("Int32", 32, true),
    UINT32("UInt32", 32, false),
    /** The machine word that Python's {@code int} becomes: 64 bits, two's complement. */
    SIGNED("Signed", 64, true),
    UNSIGNED("Unsigned", 64, false),
    FLOAT("Float", 64, true),
    SINGLEFLOAT("SingleFloat", 32, true),
    /** A machine address, known only to native code and its collectors. */
    ADDRESS("Address", 64, false);

    private final String text;
    private final int bits;
    private final boolean signed;

    Primitive(String text, int bits, boolean signed) {
        this.text = text;
        this.bits = bits;
        this.signed = signed;
    }

    @Override
    public String text() {
        return text;
    }

    /** The width of a value in bits; 0 for {@link #VOID}. */
    public int bits() {
        return bits;
    }

    /** Whether values of this type have a sign. */
    public boolean isSigned() {
        return signed;
    }

    /**
     * Whether this is an integer of some size, {@link #CHAR} and {@link #UNICHAR} included, {@link #BOOL} and
     * {@link #ADDRESS} not.
     */
    public boolean isInteger() {
        return switch (this) {
            case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32, SIGNED, UNSIGNED -> true;
            case VOID, BOOL, FLOAT, SINGLEFLOAT, ADDRESS -> false;
        };
    }

    /**
     * What remains of a 64-bit integer stored in this integer type.
     *
     * @param value any bit pattern
     * @return the value as a constant of this type holds it
     */
    public long truncate(long value) {
        if (bits == 64) {
            return value;
        }
        int unused = 64 - bits;
        return signed ? value << unused >> unused : value << unused >>> unused;
    }
}
