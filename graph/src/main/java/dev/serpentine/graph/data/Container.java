package dev.serpentine.graph.data;

import dev.serpentine.graph.type.ContainerType;

/**
 * Memory that a pointer points to: a prebuilt one is data of the translated program; the graph interpreter makes more as it runs.
 * Compared by identity, since pointers to it are.
 */
public sealed interface Container permits StructValue, ArrayValue, FunctionValue {

    ContainerType type();
}
