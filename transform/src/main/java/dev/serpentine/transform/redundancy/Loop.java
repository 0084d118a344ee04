package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A natural loop.
 *
 * @param header where it is entered
 * @param blocks all of it, the header among them
 * @param spine those of its blocks that each round goes through, in the order of a round
 * @param entries the links from outside to the header
 * @param isInnermost whether no other loop is inside
 */
record Loop(Block header, Set<Block> blocks, List<Block> spine, List<Link> entries, boolean isInnermost) {

    /** The loops of a graph, outer ones before those inside. */
    static List<Loop> in(Dominance dominance) {
        List<Loop> found = new ArrayList<>();
        Map<Integer, BitSet> loops = dominance.loops();
        Map<Block, List<Block>> predecessors = new HashMap<>();
        for (Block block : dominance.blocks()) {
            for (Link link : block.links()) {
                predecessors
                        .computeIfAbsent(link.target(), _ -> new ArrayList<>())
                        .add(block);
            }
        }
        loops.forEach((number, body) -> {
            Block header = dominance.blocks().get(number);
            Set<Block> blocks = new LinkedHashSet<>();
            body.stream().forEach(inside -> blocks.add(dominance.blocks().get(inside)));
            List<Link> entries = new ArrayList<>();
            List<Block> lasts = new ArrayList<>();
            for (Block predecessor : new LinkedHashSet<>(predecessors.getOrDefault(header, List.of()))) {
                if (blocks.contains(predecessor)) {
                    lasts.add(predecessor);
                } else {
                    predecessor.links().stream()
                            .filter(link -> link.target() == header)
                            .forEach(entries::add);
                }
            }
            boolean isInnermost = loops.keySet().stream().noneMatch(other -> other > number && body.get(other));
            if (number > 0) {
                found.add(new Loop(header, blocks, spine(dominance, number, lasts), entries, isInnermost));
            }
        });
        return found;
    }

    /** From the last blocks of a round upwards: what dominates all of them. */
    private static List<Block> spine(Dominance dominance, int header, List<Block> lasts) {
        Set<Block> common = new HashSet<>();
        for (Block last : lasts) {
            Set<Block> above = new LinkedHashSet<>();
            int block = dominance.numberOf(last).orElseThrow();
            while (block > header) {
                above.add(dominance.blocks().get(block));
                block = dominance.dominatorOf(block);
            }
            above.add(dominance.blocks().get(header));
            if (last == lasts.getFirst()) {
                common.addAll(above);
            } else {
                common.retainAll(above);
            }
        }
        return dominance.blocks().stream().filter(common::contains).toList();
    }

    /** Its blocks but for those that rounds come to by unlikely ways only. */
    Set<Block> usualBlocks() {
        Set<Block> usual = new LinkedHashSet<>(Set.of(header));
        Deque<Block> waiting = new ArrayDeque<>(usual);
        while (!waiting.isEmpty()) {
            for (Link link : waiting.poll().links()) {
                if (!link.isUnlikely() && contains(link.target()) && usual.add(link.target())) {
                    waiting.add(link.target());
                }
            }
        }
        return usual;
    }

    /** How much code these are: operations and ways. */
    int usualSize() {
        return usualBlocks().stream()
                .mapToInt(block -> block.operations().size() + block.links().size())
                .sum();
    }

    boolean contains(Block block) {
        return blocks.contains(block);
    }

    boolean makesCalls() {
        return blocks.stream()
                .flatMap(block -> block.operations().stream())
                .anyMatch(operation -> ((LowLevelOpcode) operation.opcode()).effect() == Effect.CALLS);
    }
}
