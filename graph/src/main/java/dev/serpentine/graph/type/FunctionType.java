package dev.serpentine.graph.type;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The type of a function.
 *
 * @param arguments types of its arguments, none of them {@link Primitive#VOID}
 * @param result type of its result, perhaps {@link Primitive#VOID}
 */
public record FunctionType(List<LowLevelType> arguments, LowLevelType result) implements ContainerType {

    public FunctionType {
        arguments = List.copyOf(arguments);
    }

    @Override
    public boolean isGarbageCollected() {
        return false;
    }

    @Override
    public String text() {
        return arguments.stream().map(LowLevelType::text).collect(Collectors.joining(", ", "fn(", ")")) + "->"
                + result.text();
    }

    @Override
    public String toString() {
        return text();
    }
}
