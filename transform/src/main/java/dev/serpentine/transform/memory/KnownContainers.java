package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which containers a collector of two generations knows of at each place of a function, since the function has made
 * them or told it of them, and nothing was collected since on any way.
 */
final class KnownContainers {
    private final CollectingOperations collecting;
    private final Map<Block, Set<Value>> atStart = new IdentityHashMap<>();

    /** @param ahead the inputs of blocks where loops begin of which the collector is told before the loop */
    KnownContainers(
            FunctionGraph graph, CollectingOperations collecting, LoopEntries loops, Predicate<Variable> ahead) {
        this.collecting = collecting;
        Deque<Block> pending = new ArrayDeque<>();
        atStart.put(graph.startBlock(), Set.of());
        pending.add(graph.startBlock());
        while (!pending.isEmpty()) {
            Block block = pending.removeFirst();
            Set<Value> known = atStart(block);
            block.operations().forEach(operation -> pass(operation, block, known));
            Optional<CollectingOperations.RaisingCall> raising = collecting.raisingCall(block);
            for (Link link : block.links()) {
                boolean hasCollected = raising.isPresent() && raising.get().raised() == link;
                Set<Value> handed = along(link, hasCollected ? Set.of() : known);
                if (loops.contains(link)) {
                    link.target().inputArguments().stream().filter(ahead).forEach(handed::add);
                }
                Set<Value> before = atStart.get(link.target());
                if (before == null) {
                    atStart.put(link.target(), handed);
                    pending.add(link.target());
                } else if (!handed.containsAll(before)) {
                    handed.retainAll(before);
                    atStart.put(link.target(), handed);
                    pending.add(link.target());
                }
            }
        }
    }

    private static Set<Value> along(Link link, Set<Value> known) {
        Set<Value> handed = new HashSet<>();
        for (int i = 0; i < link.arguments().size(); i++) {
            if (known.contains(link.arguments().get(i))) {
                handed.add(link.target().inputArguments().get(i));
            }
        }
        return handed;
    }

    /** Those that the collector knows of where a block begins; {@link #pass} goes on with the set. */
    Set<Value> atStart(Block block) {
        return new HashSet<>(atStart.getOrDefault(block, Set.of()));
    }

    /** Has the containers in a set be those that the collector knows of behind an operation. */
    void pass(Operation operation, Block block, Set<Value> known) {
        switch (collecting.of(operation)) {
            case NEVER -> {}
            case IF_RAISING -> {
                if (collecting
                        .raisingCall(block)
                        .filter(raising -> raising.call() == operation)
                        .isEmpty()) {
                    known.clear();
                }
            }
            case PERHAPS -> known.clear();
        }
        if (CollectingOperations.isAllocation(operation)
                || isOtherName(operation) && known.contains(operation.argument(0))) {
            known.add(operation.result());
        }
        WriteBarriers.told(operation).ifPresent(known::add);
    }

    /** Whether an operation gives a container another name. */
    static boolean isOtherName(Operation operation) {
        return operation.opcode() == LowLevelOpcode.CAST_POINTER || operation.opcode() == LowLevelOpcode.SAME_AS;
    }
}
