package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ConstructionTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The graphs that a program consists of, by what its calls mean now: of a graph that was called only while less was
 * known, nothing is translated, and what is wrong in it is wrong with nothing.
 */
public final class LiveGraphs {
    private final Inference inference;
    private final List<FunctionGraph> roots = new ArrayList<>();
    /** As last found. */
    private Set<FunctionGraph> found = new LinkedHashSet<>();
    /** No call in one of these has been looked at since. */
    private boolean isCurrent = true;
    /** Roots since then. */
    private final ArrayDeque<FunctionGraph> added = new ArrayDeque<>();
    /** Graphs stay as they are while their types are inferred, and are asked for their blocks many times. */
    private final Map<FunctionGraph, List<Block>> blocks = new IdentityHashMap<>();
    /** Whom the calls in a graph go to, of those graphs of which no block was flowed since that was found out. */
    private final Map<FunctionGraph, Set<FunctionGraph>> called = new IdentityHashMap<>();

    LiveGraphs(Inference inference) {
        this.inference = inference;
    }

    /** Adds one that is called from outside: the entry, or what typers ask for. */
    public void addRoot(FunctionGraph graph) {
        roots.add(graph);
        added.add(graph);
    }

    /**
     * All of them, in the order they were found, the first root first: a view, which grows with the next question. Once
     * the program is closed, what its calls mean stays, and only what new roots call is looked for.
     */
    public Set<FunctionGraph> all() {
        if (!isCurrent) {
            found = new LinkedHashSet<>();
            added.clear();
            added.addAll(roots);
            isCurrent = true;
        }
        while (!added.isEmpty()) {
            FunctionGraph graph = added.removeFirst();
            if (found.add(graph)) {
                added.addAll(calledBy(graph));
            }
        }
        return Collections.unmodifiableSet(found);
    }

    /** A block of the graph is flowed, so that its calls may come to mean something else, or be reached. */
    public void flowed(FunctionGraph graph) {
        called.remove(graph);
        isCurrent &= !found.contains(graph);
    }

    /** The graphs that the calls in one go to. */
    public Set<FunctionGraph> calledBy(FunctionGraph graph) {
        return inference.worklist().isClosed() ? targetsIn(graph) : called.computeIfAbsent(graph, this::targetsIn);
    }

    private Set<FunctionGraph> targetsIn(FunctionGraph graph) {
        Set<FunctionGraph> targets = new LinkedHashSet<>();
        for (Block block : blocksOf(graph)) {
            if (inference.graphs().reached().contains(block)) {
                block.operations().forEach(operation -> addTargets(operation, targets));
            }
        }
        return targets;
    }

    private List<Block> blocksOf(FunctionGraph graph) {
        return inference.worklist().isClosed() ? graph.blocks() : blocks.computeIfAbsent(graph, FunctionGraph::blocks);
    }

    private void addTargets(Operation operation, Set<FunctionGraph> found) {
        switch (inference.resolution(operation)) {
            case Resolution.Calls(List<CallTarget> targets, boolean negate) ->
                targets.forEach(target -> found.add(target.graph()));
            case Resolution.Constructs(List<ConstructionTarget> targets) ->
                targets.forEach(target -> target.initializers().forEach(initializer -> found.add(initializer.graph())));
            case null, default -> {}
        }
    }
}
