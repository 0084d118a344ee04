package dev.serpentine.graph.operation;

import dev.serpentine.graph.model.SourcePosition;

/**
 * A line of a traceback.
 *
 * @param function the Python function's name
 * @param position where in it
 */
public record TracebackEntry(String function, SourcePosition position) {}
