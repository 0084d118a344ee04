package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.MergingDefinition;
import dev.serpentine.frontend.annotation.facts.SharedFunctions;
import dev.serpentine.frontend.annotation.facts.SharedFunctions.Passing;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeDict;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeOptional;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeSet;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeUnion;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.graph.model.FunctionGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds, at a fixed point with unions, the functions that would see none if calls with other types had graphs of their
 * own: values of different kinds met in them, of which each call passes but one. {@code heappush} of two heaps is such
 * a function, {@code evaluate} of a tree of several kinds of nodes is not.
 *
 * <p>With them go the functions that they call with what has met in them, and those that are passed the same
 * containers: these would be united there instead. One that anybody else passes a union stays shared, since the union
 * is there anyway; so does one that calls itself with a union, as each of its graphs would pass the union on.
 */
public final class FindSeparableFunctions {
    private final SharedFunctions shared;
    /** By graph, the graphs that pass it a union itself. */
    private final Map<FunctionGraph, Set<FunctionGraph>> unionsFrom = new HashMap<>();
    /** By graph, and by container of unions: the graphs that a graph, or all who have the container, pass unions. */
    private final Map<Object, Set<FunctionGraph>> passedOnTo = new HashMap<>();

    private final Map<FunctionGraph, Set<Object>> containersOf = new HashMap<>();
    private final Set<FunctionGraph> excluded = new HashSet<>();
    private final Set<FunctionGraph> candidates = new LinkedHashSet<>();

    private FindSeparableFunctions(SharedFunctions shared) {
        this.shared = shared;
        for (Passing passing : shared.unions()) {
            FunctionGraph graph = passing.graph();
            add(passedOnTo, passing.caller(), graph);
            containersOfUnions(passing.value()).forEach(container -> {
                add(passedOnTo, container, graph);
                add(containersOf, graph, container);
            });
            if (Lattice.withoutNone(passing.value()) instanceof SomeUnion) {
                add(unionsFrom, graph, passing.caller());
            }
        }
    }

    private static <K, V> void add(Map<K, Set<V>> map, K key, V value) {
        map.computeIfAbsent(key, _ -> new LinkedHashSet<>()).add(value);
    }

    private static Stream<Object> containersOfUnions(SomeValue value) {
        return switch (value) {
            case SomeOptional optional -> containersOfUnions(optional.item());
            case SomeTuple tuple -> tuple.items().stream().flatMap(FindSeparableFunctions::containersOfUnions);
            case SomeList list
            when Unions.isWithin(list) -> Stream.of(((MergingDefinition<?>) list.definition()).root());
            case SomeSet set when Unions.isWithin(set) -> Stream.of(((MergingDefinition<?>) set.definition()).root());
            case SomeDict dict
            when Unions.isWithin(dict) -> Stream.of(((MergingDefinition<?>) dict.definition()).root());
            default -> Stream.empty();
        };
    }

    /** The functions, of a run that formed unions. */
    public static Set<FunctionDescription> in(SharedFunctions shared) {
        return graphsIn(shared).stream().map(shared::function).collect(Collectors.toSet());
    }

    /** The graphs of these functions. */
    static Set<FunctionGraph> graphsIn(SharedFunctions shared) {
        FindSeparableFunctions search = new FindSeparableFunctions(shared);
        do {
            search.candidates.clear();
            search.addReached(shared.meetings());
        } while (search.exclude());
        return search.candidates;
    }

    private void addReached(Set<FunctionGraph> graphs) {
        for (FunctionGraph graph : graphs) {
            if (!excluded.contains(graph) && candidates.add(graph)) {
                addReached(passedOnTo.getOrDefault(graph, Set.of()));
                containersOf.getOrDefault(graph, Set.of()).forEach(container -> addReached(passedOnTo.get(container)));
            }
        }
    }

    private Set<FunctionGraph> unionsFrom(FunctionGraph graph) {
        return unionsFrom.getOrDefault(graph, Set.of());
    }

    /** Excludes candidates that would see unions all the same. @return whether there are any */
    private boolean exclude() {
        List<FunctionGraph> graphs = new ArrayList<>(candidates);
        Map<FunctionGraph, Integer> numbers = new HashMap<>();
        graphs.forEach(graph -> numbers.put(graph, numbers.size()));
        int[] components = StrongComponents.of(
                graphs.size(),
                callee -> unionsFrom(graphs.get(callee)).stream()
                        .filter(numbers::containsKey)
                        .map(numbers::get)
                        .toList());
        int[] sizes = new int[graphs.size()];
        for (int component : components) {
            sizes[component]++;
        }
        return excluded.addAll(graphs.stream()
                .filter(graph -> sizes[components[numbers.get(graph)]] > 1
                        || unionsFrom(graph).contains(graph)
                        || !candidates.containsAll(unionsFrom(graph)))
                .toList());
    }
}
