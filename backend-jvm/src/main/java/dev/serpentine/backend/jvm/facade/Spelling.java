package dev.serpentine.backend.jvm.facade;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.type.ArrayType;
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

    /** The field of a head's class that holds the items of an array. */
    String items(ArrayType array);

    /** The static method of a head's class that makes an array of a length, an int. */
    String maker(ArrayType array);

    /** Where the code of an exported graph stands. */
    Method method(FunctionGraph graph);
}
