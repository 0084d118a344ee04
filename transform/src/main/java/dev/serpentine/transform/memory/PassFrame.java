package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Has the address of a function's frame of the shadow stack at hand where it is needed: it is where the stack's top
 * stands at the start, and is handed on from there. Where the top stands there later, too, a block may read it.
 */
final class PassFrame {
    private final FunctionGraph graph;
    private final ShadowStack stack;
    private final Map<Block, Variable> frames = new IdentityHashMap<>();
    private final Set<Block> findingByTop = Collections.newSetFromMap(new IdentityHashMap<>());

    PassFrame(FunctionGraph graph, ShadowStack stack) {
        this.graph = graph;
        this.stack = stack;
    }

    /** The frame's address in one block. */
    Variable in(Block block) {
        return frames.computeIfAbsent(block, _ -> new Variable("frame", Primitive.ADDRESS));
    }

    /** Where a block begins, the stack's top stands at the frame, and a block that is seldom run had better read it. */
    void findByTop(Block block) {
        findingByTop.add(block);
    }

    /** Reads the frame's address and hands it to every block that uses it, or leads to one that does. */
    void pass(List<Block> blocks) {
        if (frames.isEmpty()) {
            return;
        }
        Map<Block, List<Block>> sources = new IdentityHashMap<>();
        for (Block block : blocks) {
            block.links()
                    .forEach(link -> sources.computeIfAbsent(link.target(), _ -> new ArrayList<>())
                            .add(block));
        }
        Set<Block> handed = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Block> needing = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Block> pending = new ArrayDeque<>(frames.keySet());
        while (!pending.isEmpty()) {
            Block block = pending.removeFirst();
            if (needing.add(block) && block != graph.startBlock() && !findingByTop.contains(block)) {
                handed.add(block);
                pending.addAll(sources.getOrDefault(block, List.of()));
            }
        }
        for (Block block : blocks) {
            for (Link link : block.links()) {
                if (handed.contains(link.target())) {
                    link.arguments().add(in(block));
                }
            }
            if (handed.contains(block)) {
                block.inputArguments().add(in(block));
            } else if (needing.contains(block)) {
                block.operations().addFirst(stack.readTop(in(block), graph.position()));
            }
        }
    }
}
