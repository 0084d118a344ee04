package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.type.Primitive;

/**
 * Ints without bounds. They come from constants that no machine word holds, and whatever is computed of one is one, but
 * for what a machine word must hold, such as a remainder by a word.
 */
public final class LongIntegers {
    /** Of ints without bounds, as system code knows it. */
    public static final String FAMILY = "long_integer";

    private LongIntegers() {}

    /** Whether an annotation is of Python's int in a machine word. */
    public static boolean isWord(SomeValue value) {
        return value instanceof SomeInteger integer && integer.type() == Primitive.SIGNED;
    }

    private static boolean isNumber(SomeValue value) {
        return value instanceof SomeLongInteger
                || isWord(value)
                || value instanceof SomeBool
                || value instanceof SomeFloat real && real.type() == Primitive.FLOAT;
    }

    /**
     * Whether one of two operands, neither of them None, is an int without bounds and the other a number of Python's
     * too.
     */
    public static boolean areMet(SomeValue left, SomeValue right) {
        return (left instanceof SomeLongInteger || right instanceof SomeLongInteger)
                && isNumber(left)
                && isNumber(right);
    }

    /** Whether an annotation is of what a machine word holds exactly: an int in one, or a bool. */
    public static boolean isWordOrBool(SomeValue value) {
        return isWord(value) || value instanceof SomeBool;
    }

    /** The word that a machine integer takes an int without bounds for: it uses the low bits alone. */
    public static SomeValue besideMachineInteger(SomeValue value, SomeValue other) {
        return value instanceof SomeLongInteger
                        && other instanceof SomeInteger integer
                        && integer.type() != Primitive.SIGNED
                ? Lattice.INTEGER
                : value;
    }

    /** Whether no machine word holds an int. */
    public static boolean isLong(HostObject integer) {
        return integer.asInteger().bitLength() >= Long.SIZE;
    }
}
