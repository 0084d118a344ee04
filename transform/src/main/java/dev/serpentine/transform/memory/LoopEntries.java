package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Set;

/** Finds the links that lead into loops from outside. */
final class LoopEntries {
    private final Set<Link> entering = Collections.newSetFromMap(new IdentityHashMap<>());

    private record Visit(Block block, Iterator<Link> rest) {}

    LoopEntries(FunctionGraph graph) {
        Set<Link> back = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Block> heads = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Block> open = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Visit> path = new ArrayDeque<>();
        seen.add(graph.startBlock());
        open.add(graph.startBlock());
        path.push(new Visit(graph.startBlock(), graph.startBlock().links().iterator()));
        while (!path.isEmpty()) {
            Visit visit = path.peek();
            if (!visit.rest().hasNext()) {
                open.remove(visit.block());
                path.pop();
                continue;
            }
            Link link = visit.rest().next();
            Block target = link.target();
            if (open.contains(target)) {
                back.add(link);
                heads.add(target);
            } else if (seen.add(target)) {
                open.add(target);
                path.push(new Visit(target, target.links().iterator()));
            }
        }
        for (Block block : seen) {
            for (Link link : block.links()) {
                if (heads.contains(link.target()) && !back.contains(link)) {
                    entering.add(link);
                }
            }
        }
    }

    /** Whether a link leads from outside of a loop to where the loop begins. */
    boolean contains(Link link) {
        return entering.contains(link);
    }
}
