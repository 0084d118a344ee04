package dev.serpentine.graph.model;

import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import java.util.Objects;

/**
 * A value known before the program runs.
 *
 * @param value in an untyped graph a host object of the front half; in a typed graph as {@link Primitive} tells, or for
 *     a pointer a {@link dev.serpentine.graph.data.Container}, {@code null} for the null pointer; for symbolic sizes a
 *     {@link dev.serpentine.graph.data.SymbolicInteger}
 * @param type the value's type
 */
public record Constant(Object value, LowLevelType type) implements Value {

    public Constant {
        Objects.requireNonNull(type);
    }

    /** A constant of an untyped graph. */
    public static Constant untyped(Object value) {
        return new Constant(Objects.requireNonNull(value), PythonObject.OBJECT);
    }

    public static Constant signed(long value) {
        return new Constant(value, Primitive.SIGNED);
    }

    public static Constant bool(boolean value) {
        return new Constant(value, Primitive.BOOL);
    }

    /** A {@link Primitive#VOID} constant that holds {@code description} for the operation that reads it. */
    public static Constant voidOf(Object description) {
        return new Constant(description, Primitive.VOID);
    }
}
