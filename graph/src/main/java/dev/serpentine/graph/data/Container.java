package dev.serpentine.graph.data;

import dev.serpentine.graph.type.ContainerType;

/**
 * Memory that a pointer points to: a prebuilt one is data of the translated program; the graph interpreter makes more
 * as it runs. Compared by identity, since pointers to it are.
 */
public sealed interface Container permits FieldedValue, ArrayValue, FunctionValue {

    ContainerType type();

    /** Whether the memory was given back, so that nobody may use it any more. */
    boolean isReleased();

    /** Gives the memory back. */
    void release();

    /** Remembers what the memory holds now; whoever runs the result puts that back, as often as it is run. */
    Runnable snapshot();
}
