package dev.serpentine.graph.model;

import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PythonObject;
import java.util.Objects;

/**
 * A value that is defined once: as an input argument of its block, as the result of one of its block's operations, or
 * as the caught exception of a link. It is used only in that block (in that link).
 *
 * <p>Variables are compared by identity. The name is a hint for readers, taken from the source where there is one;
 * printers number variables of one name apart.
 */
public final class Variable implements Value {
    private final String name;
    private final LowLevelType type;

    public Variable(String name, LowLevelType type) {
        this.name = Objects.requireNonNull(name);
        this.type = Objects.requireNonNull(type);
    }

    /** A variable of an untyped graph. */
    public static Variable untyped(String name) {
        return new Variable(name, PythonObject.OBJECT);
    }

    /** A further variable with the same name and type. */
    public Variable copy() {
        return new Variable(name, type);
    }

    public String name() {
        return name;
    }

    @Override
    public LowLevelType type() {
        return type;
    }

    @Override
    public String toString() {
        return name + ":" + type.text();
    }
}
