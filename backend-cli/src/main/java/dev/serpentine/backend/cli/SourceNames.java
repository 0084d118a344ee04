package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.BodyElement.SourceLine;
import dev.serpentine.backend.cli.runtime.RuntimeLibrary;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.operation.TracebackEntry;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What the places of a program are called in an assembly's debug file, by which its tracebacks know them.
 *
 * @param isShown whether users know a source file
 * @param tellsPlaces whether the program asks what its tracebacks say: then the name of a place tells all, its columns
 *     too, and belongs to it alone
 */
record SourceNames(Predicate<String> isShown, boolean tellsPlaces) {

    /** What a traceback shows of a place in a graph. */
    Optional<TracebackEntry> entry(FunctionGraph graph, SourcePosition position) {
        Optional<TracebackEntry> entry = TracebackEntry.of(graph.name(), position, isShown);
        return tellsPlaces ? entry : entry.map(TracebackEntry::withoutColumns);
    }

    /** Whether two places of a graph have one name. */
    boolean isSame(SourcePosition position, SourcePosition other, FunctionGraph graph) {
        return position.isSameLine(other)
                && (!tellsPlaces || entry(graph, position).equals(entry(graph, other)));
    }

    /** The file and line that stand for a place. */
    SourceLine line(FunctionGraph graph, SourcePosition position) {
        if (tellsPlaces) {
            return new SourceLine(RuntimeLibrary.place(entry(graph, position)), 1);
        }
        SourcePosition own = position.outermost();
        boolean isOwnShown = own.line() > 0 && isShown.test(own.file());
        List<SourcePosition.Frame> inlined = position.frames(graph.name()).reversed().stream()
                .skip(1)
                .filter(frame -> frame.position().line() > 0
                        && isShown.test(frame.position().file()))
                .toList();
        return new SourceLine(
                RuntimeLibrary.source(isOwnShown ? own.file() : "", inlined), isOwnShown ? own.line() : 1);
    }
}
