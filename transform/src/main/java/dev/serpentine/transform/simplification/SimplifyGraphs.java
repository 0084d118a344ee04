package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.FunctionGraph;
import java.util.List;

/** Runs the clean-ups on a graph until none of them changes anything. */
public final class SimplifyGraphs implements GraphPass {
    /** Folding first, since it makes the dead code that the others remove. */
    private final List<GraphPass> passes =
            List.of(new FoldConstants(), new SimplifyIdentities(), new PropagateLinkConstants(), new MergeBlocks(), new MergeEqualInputs(), new RemoveDeadOperations(), new RemoveUnusedInputs());

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changedAtAll = false;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (GraphPass pass : passes) {
                changed |= pass.run(graph);
            }
            changedAtAll |= changed;
        }
        return changedAtAll;
    }
}
