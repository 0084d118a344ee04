package dev.serpentine.typer;

import dev.serpentine.graph.model.Value;

/**
 * A value of a typed graph, with what it stands for.
 *
 * @param value of the representation's low-level type; a Void constant where that is Void
 */
public record Typed(Value value, Repr repr) {}
