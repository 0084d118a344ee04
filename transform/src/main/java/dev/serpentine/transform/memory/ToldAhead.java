package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the containers of which a collector had better be told ahead of a loop: those that the loop writes into where
 * it is often run, which stay the same or at least known while it runs.
 */
final class ToldAhead {
    private final Map<Variable, Block> inputOf = new HashMap<>();
    private final Map<Block, List<Link>> linksTo = new IdentityHashMap<>();
    private final Map<Value, Value> otherNames = new HashMap<>();

    private ToldAhead(FunctionGraph graph) {
        for (Block block : graph.blocks()) {
            block.inputArguments().forEach(input -> inputOf.put(input, block));
            block.links()
                    .forEach(link -> linksTo.computeIfAbsent(link.target(), _ -> new ArrayList<>())
                            .add(link));
            for (Operation operation : block.operations()) {
                if (KnownContainers.isOtherName(operation)) {
                    otherNames.put(operation.result(), operation.argument(0));
                }
            }
        }
    }

    /** They are given as inputs of the blocks where the loops begin. */
    static Set<Value> of(FunctionGraph graph, CollectingOperations collecting, LoopEntries loops) {
        List<Block> blocks = graph.blocks();
        Set<Block> heads = new HashSet<>();
        for (Block block : blocks) {
            block.links().stream().filter(loops::contains).forEach(link -> heads.add(link.target()));
        }
        LikelyBlocks likely = new LikelyBlocks(graph);
        heads.removeIf(head -> !likely.contains(head));
        if (heads.isEmpty()) {
            return Set.of();
        }
        KnownContainers without = new KnownContainers(graph, collecting, loops, _ -> false);
        KnownContainers with =
                new KnownContainers(graph, collecting, loops, input -> TypeTable.isCollectedPointer(input.type()));
        ToldAhead flow = new ToldAhead(graph);
        Set<Value> ahead = new HashSet<>();
        for (Block block : blocks) {
            if (!likely.contains(block)) {
                continue;
            }
            Set<Value> knownWithout = without.atStart(block);
            Set<Value> knownWith = with.atStart(block);
            for (Operation operation : block.operations()) {
                WriteBarriers.written(operation)
                        .filter(container -> !knownWithout.contains(container) && knownWith.contains(container))
                        .ifPresent(container -> flow.origins(container, ahead));
                without.pass(operation, block, knownWithout);
                with.pass(operation, block, knownWith);
            }
        }
        ahead.removeIf(input -> !(input instanceof Variable variable
                && heads.contains(flow.inputOf.get(variable))
                && with.atStart(flow.inputOf.get(variable)).contains(input)));
        return ahead;
    }

    /** Adds the inputs of blocks that a container may come from. */
    private void origins(Value container, Set<Value> found) {
        Deque<Value> pending = new ArrayDeque<>(List.of(container));
        while (!pending.isEmpty()) {
            Value value = pending.removeFirst();
            if (otherNames.containsKey(value)) {
                pending.add(otherNames.get(value));
            } else if (value instanceof Variable variable && inputOf.containsKey(variable) && found.add(variable)) {
                Block block = inputOf.get(variable);
                int place = block.inputArguments().indexOf(variable);
                linksTo.getOrDefault(block, List.of())
                        .forEach(link -> pending.add(link.arguments().get(place)));
            }
        }
    }
}
