package dev.serpentine.backend.jvm;

import dev.serpentine.backend.jvm.runtime.SourcePlaces;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.operation.TracebackEntry;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a class file's line numbers stand for. A class file knows one file and lets a method be in one function only; so
 * code that was inlined from elsewhere gets numbers that no source has, and a resource of the jar, which
 * {@link SourcePlaces} reads, tells what places they stand for.
 */
final class SourceLines {
    private static final int LAST = 0xFFFF;

    private final boolean tellsPlaces;
    private final Map<String, OfClass> classes = new HashMap<>();
    private final Set<String> resource = new LinkedHashSet<>();

    /**
     * What the line numbers of a program stand for.
     *
     * @param tellsPlaces whether the program asks what its tracebacks say: then each place has a number of its own
     */
    SourceLines(boolean tellsPlaces) {
        this.tellsPlaces = tellsPlaces;
    }

    /** The line numbers of a class, internal name. */
    OfClass of(String owner) {
        return classes.computeIfAbsent(owner, name -> new OfClass(name, tellsPlaces));
    }

    /** Records what a method is called in Python, and where that is. */
    void add(FunctionGraph graph, MethodTable.Method method) {
        String owner = method.owner().replace('/', '.');
        if (graph.position().line() > 0
                && SourcePosition.isOfUser(graph.position().file())) {
            // The parts of a divided method have its plain name in theirs.
            for (String name : List.of(method.name(), ClassNames.legal(graph.name()))) {
                resource.add(String.join(
                        "\t",
                        owner,
                        SourcePlaces.FUNCTION,
                        name,
                        graph.name(),
                        graph.position().file()));
            }
        }
    }

    /** The resource, complete when all classes are written. */
    byte[] resource() {
        StringBuilder text = new StringBuilder();
        resource.forEach(line -> text.append(line).append('\n'));
        classes.values().forEach(each -> each.describe(text));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The line numbers of one class. */
    static final class OfClass {
        private final String owner;
        private final boolean tellsPlaces;
        private final Map<TracebackEntry, Integer> inlined = new LinkedHashMap<>();

        private OfClass(String owner, boolean tellsPlaces) {
            this.owner = owner;
            this.tellsPlaces = tellsPlaces;
        }

        /** A place in a method of the class as run-time support has it, from {@link #number}. */
        String place(String method, int number) {
            return SourcePlaces.place(owner.replace('/', '.'), method, number);
        }

        /** The line number for a place in a graph; 0 if none stands for it. */
        int number(FunctionGraph graph, SourcePosition position) {
            if (position.line() == 0) {
                return 0;
            }
            Optional<TracebackEntry> shown = TracebackEntry.of(graph.name(), position, SourcePosition::isOfUser);
            SourcePosition own = position.outermost();
            boolean isOwn = own.file().equals(graph.position().file());
            if (shown.isEmpty()
                    || (!tellsPlaces && isOwn && shown.get().position().equals(own))) {
                return isOwn && own.line() < SourcePlaces.FIRST_INLINED ? own.line() : 0;
            }
            TracebackEntry entry = tellsPlaces ? shown.get() : atLine(shown.get());
            Integer known = inlined.get(entry);
            if (known != null) {
                return known;
            }
            int next = SourcePlaces.FIRST_INLINED + inlined.size();
            if (next > LAST) {
                return isOwn ? own.line() : 0;
            }
            inlined.put(entry, next);
            return next;
        }

        /** The same for all columns. */
        private static TracebackEntry atLine(TracebackEntry entry) {
            SourcePosition position = entry.position();
            return new TracebackEntry(
                    entry.function(),
                    new SourcePosition(position.file(), position.line(), 0),
                    "",
                    entry.caller().map(OfClass::atLine));
        }

        private void describe(StringBuilder text) {
            inlined.forEach((entry, number) -> {
                text.append(owner.replace('/', '.'))
                        .append('\t')
                        .append(SourcePlaces.INLINED)
                        .append('\t')
                        .append(number);
                for (Optional<TracebackEntry> each = Optional.of(entry);
                        each.isPresent();
                        each = each.get().caller()) {
                    SourcePosition position = each.get().position();
                    text.append('\t')
                            .append(each.get().function())
                            .append('\t')
                            .append(position.file())
                            .append('\t')
                            .append(each.get().columns())
                            .append('\t')
                            .append(position.line());
                }
                text.append('\n');
            });
        }
    }
}
