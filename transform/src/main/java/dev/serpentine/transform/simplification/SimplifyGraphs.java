package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.FunctionGraph;
import java.util.List;

/** Runs the clean-ups on a graph until none of them changes anything. */
public final class SimplifyGraphs implements GraphPass {
    /** Folding first, since it makes the dead code that the others remove. */
    private final List<GraphPass> passes = List.of(
            new FoldConstants(),
            new ReadFieldsOfNewStructs(),
            new ReadConstantsOfNewStructs(),
            new SimplifyIdentities(),
            new PropagateLinkConstants(),
            new ThreadJumps(),
            new MergeBlocks(),
            new MergeEqualInputs(),
            new RemoveDeadOperations(),
            new RemoveUnusedInputs());

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changedAtAll = false;
        int runsWithoutChange = 0;
        for (int next = 0; runsWithoutChange < passes.size(); next = (next + 1) % passes.size()) {
            boolean changed = passes.get(next).run(graph);
            changedAtAll |= changed;
            runsWithoutChange = changed ? 0 : runsWithoutChange + 1;
        }
        return changedAtAll;
    }
}
