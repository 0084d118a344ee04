package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.type.Primitive;
import java.math.BigInteger;
import java.util.Optional;

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

    /** A constant that no machine word holds. */
    public static SomeValue ofConstant(HostObject integer) {
        BigInteger value = integer.asInteger();
        return new SomeLongInteger(false, value.signum() >= 0 && value.bitLength() <= Long.SIZE, Optional.of(integer));
    }

    /** Whether an annotation is of an int, in a machine word or not, or of a bool, and cannot be None. */
    public static boolean isInteger(SomeValue value) {
        return isWordOrBool(value) || value instanceof SomeLongInteger integer && !integer.canBeNone();
    }

    /** Whether an annotation is of what is from 0 to 2**64 - 1. */
    public static boolean fitsUnsignedWord(SomeValue value) {
        return isNarrow(value) || value instanceof SomeLongInteger integer && integer.isUnsignedWord();
    }

    /** Whether an annotation is of what is from 0 to 2**63 - 1. */
    public static boolean isNarrow(SomeValue value) {
        return value instanceof SomeBool || isWord(value) && ((SomeInteger) value).isNonNegative();
    }

    /** The int without bounds that two annotations are, one at least of which is one. */
    public static SomeLongInteger union(SomeValue first, SomeValue second, Optional<HostObject> constant) {
        boolean canBeNone = Lattice.canBeNone(first) || Lattice.canBeNone(second);
        return new SomeLongInteger(
                canBeNone, !canBeNone && fitsUnsignedWord(first) && fitsUnsignedWord(second), constant);
    }
}
