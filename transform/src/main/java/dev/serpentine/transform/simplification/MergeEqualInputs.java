package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import java.util.List;

/** Lets one input argument stand for others of its block that always hold the same value. */
public final class MergeEqualInputs implements GraphPass {

    @Override
    public boolean run(FunctionGraph graph) {
        EqualInputs equal = EqualInputs.of(graph, value -> value);
        EntryLinks entries = new EntryLinks(graph);
        boolean changed = false;
        for (Block block : entries.blocks()) {
            Substitution substitution = new Substitution();
            List<Variable> inputs = block.inputArguments();
            for (int index = inputs.size() - 1; index >= 0; index--) {
                Variable representative = equal.representative(inputs.get(index));
                if (representative != inputs.get(index)) {
                    substitution.replace(inputs.get(index), representative);
                    int position = index;
                    inputs.remove(position);
                    entries.to(block).forEach(link -> link.arguments().remove(position));
                    changed = true;
                }
            }
            substitution.apply(block);
        }
        return changed;
    }
}
