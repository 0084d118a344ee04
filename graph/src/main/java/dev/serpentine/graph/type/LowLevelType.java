package dev.serpentine.graph.type;

/**
 * The type of a value in a graph.
 *
 * <p>Two levels share the vocabulary: a graph that the flow space built is <em>untyped</em>, every one of its values is
 * a {@link PythonObject}; a graph that a typer built is <em>typed</em>, and none is.
 */
public sealed interface LowLevelType permits PythonObject, Primitive, PointerType, ContainerType {

    /** The spelling of this type in the text form of graphs; two different types of one program never share it. */
    String text();
}
