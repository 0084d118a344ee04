package dev.serpentine.backend.jvm.facade;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;

/** How the emitted classes spell what the facade mentions. */
public interface Spelling {

    /**
     * A static method.
     *
     * @param owner its class, internal name
     */
    record Method(String owner, String name) {}

    /** The descriptor of a value's type. */
    String descriptor(LowLevelType type);

    /** The name of a field in its class. */
    String field(FieldedType type, String name);

    /** Where the code of an exported graph stands. */
    Method method(FunctionGraph graph);
}
