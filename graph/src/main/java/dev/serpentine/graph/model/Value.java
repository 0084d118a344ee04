package dev.serpentine.graph.model;

import dev.serpentine.graph.type.LowLevelType;

/** What an operation or a link may take: a variable or a constant. */
public sealed interface Value permits Variable, Constant {

    /** Its type; {@link dev.serpentine.graph.type.PythonObject#OBJECT} in an untyped graph. */
    LowLevelType type();
}
