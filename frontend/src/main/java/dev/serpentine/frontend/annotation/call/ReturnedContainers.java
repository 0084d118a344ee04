package dev.serpentine.frontend.annotation.call;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.MergingDefinition;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Decisions;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Containers that system code makes and returns, {@code a.copy()} or {@code a | b}.
 *
 * <p>All calls with such types share a graph, and with it the one container that it makes. Where a caller then puts
 * something more general in, what all other callers got would hold that too. So functions that return such a container,
 * themselves or by way of others, are specialised by call in the next run: what a caller does with what it got is no
 * matter of the others.
 */
public final class ReturnedContainers {
    private final Inference inference;
    private final Map<FunctionGraph, FunctionDescription> functions = new LinkedHashMap<>();
    /**
     * By graph that is made for one call: that function, and those that the graphs of the calls around it are made for.
     */
    private final Map<FunctionGraph, Set<Object>> madeForCalls = new IdentityHashMap<>();

    ReturnedContainers(Inference inference) {
        this.inference = inference;
    }

    /**
     * Whether a call gets a graph of its own: not within one that the function has already for a call, since there must
     * be an end.
     */
    boolean isByCall(FunctionDescription function, FunctionGraph caller) {
        return inference.decisions().isByCall(function)
                && !madeForCalls.getOrDefault(caller, Set.of()).contains(Decisions.keyOf(function));
    }

    /** Notes a new graph of system code. */
    void noteGraph(FunctionGraph graph, FunctionDescription function, boolean isByCall, FunctionGraph caller) {
        functions.put(graph, function);
        Set<Object> around = madeForCalls.getOrDefault(caller, Set.of());
        if (isByCall) {
            around = new HashSet<>(around);
            around.add(Decisions.keyOf(function));
        }
        if (!around.isEmpty()) {
            madeForCalls.put(graph, around);
        }
    }

    /**
     * Decides at the end of a run which functions are by call in the next: those that return what has become more
     * general since.
     */
    public void decide() {
        Set<FunctionGraph> returning = Collections.newSetFromMap(new IdentityHashMap<>());
        List<FunctionGraph> pending = new ArrayList<>();
        for (MergingDefinition<?> definition : inference.decisions().growth().grown()) {
            for (Object site : definition.sites()) {
                FunctionGraph maker = inference.made().makerOf(site);
                if (functions.containsKey(maker)
                        && returns(maker, operation -> operation == site)
                        && returning.add(maker)) {
                    pending.add(maker);
                }
            }
        }
        Map<FunctionGraph, List<FunctionGraph>> forwarding = pending.isEmpty() ? Map.of() : forwarding();
        while (!pending.isEmpty()) {
            FunctionGraph called = pending.removeLast();
            inference.decisions().noteByCall(functions.get(called));
            forwarding.getOrDefault(called, List.of()).stream()
                    .filter(returning::add)
                    .forEach(pending::add);
        }
    }

    /** Of each graph, those that return what a call of it gives. */
    private Map<FunctionGraph, List<FunctionGraph>> forwarding() {
        Map<FunctionGraph, List<FunctionGraph>> found = new IdentityHashMap<>();
        for (FunctionGraph graph : functions.keySet()) {
            Set<Value> returned = returned(graph);
            for (Block block : graph.blocks()) {
                for (Operation operation : block.operations()) {
                    if (returned.contains(operation.result())
                            && inference.resolution(operation) instanceof Resolution.Calls calls) {
                        calls.targets()
                                .forEach(target -> found.computeIfAbsent(target.graph(), called -> new ArrayList<>())
                                        .add(graph));
                    }
                }
            }
        }
        return found;
    }

    /** Whether a graph returns the result of such an operation of its own. */
    private static boolean returns(FunctionGraph graph, Predicate<Operation> wanted) {
        List<Block> blocks = graph.blocks();
        if (blocks.stream().noneMatch(block -> block.operations().stream().anyMatch(wanted))) {
            return false;
        }
        Set<Value> returned = returned(graph);
        return blocks.stream()
                .flatMap(block -> block.operations().stream())
                .anyMatch(operation -> wanted.test(operation) && returned.contains(operation.result()));
    }

    /** What a graph returns, under all its names. */
    private static Set<Value> returned(FunctionGraph graph) {
        Set<Value> returned = Collections.newSetFromMap(new IdentityHashMap<>());
        returned.addAll(graph.returnBlock().inputArguments());
        boolean more = true;
        while (more) {
            more = false;
            for (Block block : graph.blocks()) {
                for (Link link : block.links()) {
                    more |= addPassed(link, returned);
                }
            }
        }
        return returned;
    }

    private static boolean addPassed(Link link, Set<Value> returned) {
        boolean more = false;
        for (int i = 0; i < link.arguments().size(); i++) {
            more |= returned.contains(link.target().inputArguments().get(i))
                    && returned.add(link.arguments().get(i));
        }
        return more;
    }
}
