package dev.serpentine.graph.operation;

import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A line of a traceback; with no line number it is not shown, and only tells that a traceback begins.
 *
 * @param function the Python function's name
 * @param position where in it, without inlining
 * @param columns which part of the line is marked, as {@link SourceSpan#columns} has it; empty where the program does
 *     not ask for the text of tracebacks
 * @param caller the line to show above this one, where the function was inlined there
 */
public record TracebackEntry(
        String function, SourcePosition position, String columns, Optional<TracebackEntry> caller) {

    /** Tells that a traceback begins, where nothing is to be shown. */
    public static final TracebackEntry NOTHING = new TracebackEntry("", SourcePosition.NONE, "", Optional.empty());

    /**
     * The lines that a traceback shows of an operation, the innermost.
     *
     * @param graph the name of the graph that holds the operation
     * @param isShown whether users know a source file
     * @return nothing if no line of the user's stands for the operation
     */
    public static Optional<TracebackEntry> of(String graph, SourcePosition position, Predicate<String> isShown) {
        Optional<TracebackEntry> entry = Optional.empty();
        List<SourcePosition.Frame> frames = position.frames(graph);
        for (SourcePosition.Frame frame : frames.reversed()) {
            if (frame.position().line() > 0 && isShown.test(frame.position().file())) {
                entry = Optional.of(
                        new TracebackEntry(frame.function(), frame.position(), columns(frame.position()), entry));
            }
        }
        return entry;
    }

    /** Which part of the line of a place is marked. */
    public static String columns(SourcePosition position) {
        return position.span().columns(position.line(), position.column());
    }

    /** The same without columns, for programs that do not ask for them. */
    public TracebackEntry withoutColumns() {
        return new TracebackEntry(function, position, "", caller.map(TracebackEntry::withoutColumns));
    }
}
