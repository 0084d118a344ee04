package dev.serpentine.graph.operation;

import dev.serpentine.graph.model.SourcePosition;

/**
 * A line of a traceback; with no line number it is not shown, and only tells that a traceback begins.
 *
 * @param function the Python function's name
 * @param position where in it
 */
public record TracebackEntry(String function, SourcePosition position) {}
