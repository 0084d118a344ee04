package dev.serpentine.typer;

import dev.serpentine.graph.model.FunctionGraph;
import java.util.Objects;
import java.util.function.BiConsumer;

/**
 * What the user may choose about typing.
 *
 * @param isUnchecked whether integers wrap, and exceptions that operations raise by themselves are looked out for only
 *     where the function catches them
 * @param listener is told of each annotated graph which typed one it becomes, before that has a body
 */
public record TypingOptions(boolean isUnchecked, BiConsumer<FunctionGraph, FunctionGraph> listener) {
    public static final TypingOptions CHECKED = new TypingOptions(false);

    public TypingOptions {
        Objects.requireNonNull(listener);
    }

    /** Nobody wants to know which graph becomes which. */
    public TypingOptions(boolean isUnchecked) {
        this(isUnchecked, (_, _) -> {});
    }
}
