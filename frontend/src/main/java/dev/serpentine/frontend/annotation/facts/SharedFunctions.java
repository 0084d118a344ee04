package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Of a run that forms unions: the functions of the program of which one graph serves calls with all types, what they
 * are passed from where, and in which of them values of different kinds met that came from different calls.
 */
public final class SharedFunctions {

    /**
     * What a call passes.
     *
     * @param caller the graph that has the call
     * @param graph the graph that is called
     * @param value the argument; what containers hold may still grow
     */
    public record Passing(FunctionGraph caller, FunctionGraph graph, SomeValue value) {}

    private final Map<FunctionGraph, FunctionDescription> functions = new LinkedHashMap<>();
    private final Set<FunctionGraph> meetings = new LinkedHashSet<>();
    private final Map<Variable, Map<Operation, Passing>> passings = new LinkedHashMap<>();

    /** Notes what a call passes as a parameter of a function, in the place of what it was said to pass before. */
    public void note(FunctionDescription function, Variable parameter, Operation call, Passing passing) {
        functions.put(passing.graph(), function);
        passings.computeIfAbsent(parameter, _ -> new IdentityHashMap<>()).put(call, passing);
    }

    /** Notes that values met in a graph that were of one kind each where they came from. */
    public void noteMeeting(FunctionGraph graph) {
        meetings.add(graph);
    }

    /** The graphs in which such values met. */
    public Set<FunctionGraph> meetings() {
        return Collections.unmodifiableSet(meetings);
    }

    /** The function that a graph is of. */
    public FunctionDescription function(FunctionGraph graph) {
        return functions.get(graph);
    }

    /** The unions that are passed, and what holds such. */
    public Iterable<Passing> unions() {
        return passings.values().stream()
                .flatMap(calls -> calls.values().stream())
                .filter(passing -> Unions.isWithin(passing.value()))::iterator;
    }
}
