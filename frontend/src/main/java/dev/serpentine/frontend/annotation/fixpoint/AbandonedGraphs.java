package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.facts.GraphFacts;
import dev.serpentine.frontend.annotation.facts.LiveGraphs;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Graphs that were called only while less was known of the arguments: a call whose operands grow goes from one
 * specialisation to the next. What is to be flowed of those that nobody calls any more is kept until somebody does
 * again, and never flowed if nobody does.
 *
 * <p>Who is called is looked for now and then only, so that a graph may be flowed for a while though it is abandoned;
 * one that is called again is flowed at the latest when nothing else is to be.
 */
final class AbandonedGraphs {
    /** To look for the graphs that are called takes as long as some dozen flows. */
    private static final int FLOWS_BETWEEN_LOOKS = 2_000;

    private final LiveGraphs live;
    private final GraphFacts graphs;
    private final Worklist worklist;
    private final Set<FunctionGraph> abandoned = new HashSet<>();
    private final Set<Block> kept = new LinkedHashSet<>();
    private int flows;

    AbandonedGraphs(LiveGraphs live, GraphFacts graphs, Worklist worklist) {
        this.live = live;
        this.graphs = graphs;
        this.worklist = worklist;
    }

    /** Whether a block that is to be flowed is kept instead, as its graph is abandoned. */
    boolean keeps(Block block) {
        if (++flows >= FLOWS_BETWEEN_LOOKS) {
            flows = 0;
            look();
        }
        if (!abandoned.contains(graphs.graphOf(block))) {
            return false;
        }
        kept.add(block);
        return true;
    }

    /** Finds out which graphs are abandoned now. */
    private void look() {
        Set<FunctionGraph> called = live.all();
        abandoned.clear();
        for (Block block : graphs.reached()) {
            FunctionGraph graph = graphs.graphOf(block);
            if (!called.contains(graph)) {
                abandoned.add(graph);
            }
        }
        scheduleCalled();
    }

    /** Has those flowed that are called again. @return whether there were any */
    boolean resume() {
        if (kept.isEmpty()) {
            return false;
        }
        abandoned.removeAll(live.all());
        return scheduleCalled();
    }

    private boolean scheduleCalled() {
        List<Block> called = kept.stream()
                .filter(block -> !abandoned.contains(graphs.graphOf(block)))
                .toList();
        called.forEach(kept::remove);
        worklist.schedule(called);
        return !called.isEmpty();
    }
}
