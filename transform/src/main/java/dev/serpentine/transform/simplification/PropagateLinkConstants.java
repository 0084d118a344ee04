package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Value;
import java.util.List;

/** Lets a block use a constant itself where every link to it hands over the same one. */
public final class PropagateLinkConstants implements GraphPass {

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changed = false;
        EntryLinks entries = new EntryLinks(graph);
        for (Block block : entries.blocks()) {
            if (block == graph.startBlock() || block.exit() instanceof BlockExit.Final) {
                continue;
            }
            changed |= propagate(block, entries.to(block));
        }
        return changed;
    }

    private static boolean propagate(Block block, List<Link> links) {
        Substitution substitution = new Substitution();
        for (int index = block.inputArguments().size() - 1; index >= 0; index--) {
            Value first = links.getFirst().arguments().get(index);
            if (!(first instanceof Constant)) {
                continue;
            }
            int position = index;
            if (links.stream().allMatch(link -> link.arguments().get(position).equals(first))) {
                substitution.replace(block.inputArguments().get(index), first);
                block.inputArguments().remove(index);
                links.forEach(link -> link.arguments().remove(position));
            }
        }
        substitution.apply(block);
        return !substitution.isEmpty();
    }
}
