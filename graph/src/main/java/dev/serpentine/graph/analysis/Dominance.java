package dev.serpentine.graph.analysis;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * Which blocks of a graph are reached only by way of which, and which can be reached from which. Blocks are numbered in
 * reverse postorder; those at which the function ends are left out.
 */
public final class Dominance {
    private final List<Block> blocks;
    private final Map<Block, Integer> numbers = new IdentityHashMap<>();
    private final int[][] successors;
    private final List<List<Integer>> predecessors = new ArrayList<>();
    private final int[] dominators;

    public Dominance(FunctionGraph graph) {
        this.blocks = reversePostorder(graph);
        for (Block block : blocks) {
            numbers.put(block, numbers.size());
        }
        this.successors = new int[blocks.size()][];
        blocks.forEach(_ -> predecessors.add(new ArrayList<>()));
        for (int i = 0; i < blocks.size(); i++) {
            successors[i] = blocks.get(i).links().stream()
                    .map(Link::target)
                    .filter(numbers::containsKey)
                    .mapToInt(numbers::get)
                    .distinct()
                    .toArray();
            for (int successor : successors[i]) {
                predecessors.get(successor).add(i);
            }
        }
        this.dominators = dominators();
    }

    private static List<Block> reversePostorder(FunctionGraph graph) {
        record Visit(Block block, int nextLink) {}
        List<Block> finished = new ArrayList<>();
        Map<Block, Boolean> seen = new IdentityHashMap<>();
        seen.put(graph.returnBlock(), true);
        seen.put(graph.raiseBlock(), true);
        seen.put(graph.startBlock(), true);
        Deque<Visit> stack = new ArrayDeque<>();
        stack.push(new Visit(graph.startBlock(), 0));
        while (!stack.isEmpty()) {
            Visit visit = stack.pop();
            if (visit.nextLink() == visit.block().links().size()) {
                finished.add(visit.block());
                continue;
            }
            stack.push(new Visit(visit.block(), visit.nextLink() + 1));
            Block target = visit.block().links().get(visit.nextLink()).target();
            if (seen.put(target, true) == null) {
                stack.push(new Visit(target, 0));
            }
        }
        return finished.reversed();
    }

    /**
     * For each block the nearest other that every way to it goes through, by the algorithm of Cooper, Harvey and
     * Kennedy (2001).
     */
    private int[] dominators() {
        int[] found = new int[blocks.size()];
        Arrays.fill(found, -1);
        found[0] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 1; i < found.length; i++) {
                int dominator = -1;
                for (int predecessor : predecessors.get(i)) {
                    if (found[predecessor] >= 0) {
                        dominator = dominator < 0 ? predecessor : common(found, dominator, predecessor);
                    }
                }
                changed |= found[i] != dominator;
                found[i] = dominator;
            }
        }
        return found;
    }

    private static int common(int[] found, int first, int second) {
        int a = first;
        int b = second;
        while (a != b) {
            if (a > b) {
                a = found[a];
            } else {
                b = found[b];
            }
        }
        return a;
    }

    /** The blocks, by their numbers. */
    public List<Block> blocks() {
        return blocks;
    }

    /** The number of a block, if it is not one at which the function ends. */
    public OptionalInt numberOf(Block block) {
        Integer number = numbers.get(block);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /** The nearest other block on every way to one; of the first, itself. */
    public int dominatorOf(int block) {
        return dominators[block];
    }

    /** For each block those that it is the nearest other on every way to, in ascending order. */
    public List<List<Integer>> children() {
        List<List<Integer>> children = new ArrayList<>();
        blocks.forEach(_ -> children.add(new ArrayList<>()));
        for (int i = 1; i < dominators.length; i++) {
            children.get(dominators[i]).add(i);
        }
        return children;
    }

    /** For each block the sum over its {@linkplain #region region}. */
    public int[] regionSums(IntUnaryOperator value) {
        int[] sums = new int[blocks.size()];
        for (int i = sums.length - 1; i >= 0; i--) {
            sums[i] += value.applyAsInt(i);
            if (i > 0) {
                sums[dominators[i]] += sums[i];
            }
        }
        return sums;
    }

    /** The block itself and all that are reached only through it. */
    public BitSet region(int block) {
        BitSet region = new BitSet();
        region.set(block);
        for (int i = block + 1; i < blocks.size(); i++) {
            if (region.get(dominators[i])) {
                region.set(i);
            }
        }
        return region;
    }

    /** The blocks of each loop, by its first block: from there on all that come back to it. */
    public Map<Integer, BitSet> loops() {
        Map<Integer, BitSet> loops = new TreeMap<>();
        for (int header = 0; header < dominators.length; header++) {
            for (int predecessor : predecessors.get(header)) {
                if (predecessor >= header && isBelow(predecessor, header)) {
                    addBody(loops.computeIfAbsent(header, _ -> new BitSet()), header, predecessor);
                }
            }
        }
        return loops;
    }

    private boolean isBelow(int block, int top) {
        int above = block;
        while (above > top) {
            above = dominators[above];
        }
        return above == top;
    }

    private void addBody(BitSet body, int header, int last) {
        body.set(header);
        Deque<Integer> pending = new ArrayDeque<>(List.of(last));
        while (!pending.isEmpty()) {
            int block = pending.pop();
            if (!body.get(block)) {
                body.set(block);
                pending.addAll(predecessors.get(block));
            }
        }
    }

    /** The blocks that are part of any loop; compared by identity. */
    public Set<Block> blocksInLoops() {
        Set<Block> found = Collections.newSetFromMap(new IdentityHashMap<>());
        loops().values().forEach(loop -> loop.stream().forEach(number -> found.add(blocks.get(number))));
        return found;
    }

    /** The blocks of the loop that a block is the header of, if no other loop is inside; empty if there is none. */
    public Set<Block> loopOf(Block header) {
        Integer start = numbers.get(header);
        BitSet region = region(start);
        BitSet loop = new BitSet();
        Deque<Integer> pending = new ArrayDeque<>();
        region.stream().filter(block -> comesBack(block, start)).forEach(pending::push);
        if (!pending.isEmpty()) {
            loop.set(start);
        }
        while (!pending.isEmpty()) {
            int block = pending.pop();
            if (!loop.get(block)) {
                loop.set(block);
                region.stream().filter(other -> comesBack(other, block)).forEach(pending::push);
            }
        }
        boolean isInnermost = loop.stream()
                .allMatch(block -> Arrays.stream(successors[block])
                        .allMatch(target -> target == start || target > block || !loop.get(target)));
        Set<Block> found = new LinkedHashSet<>();
        if (isInnermost) {
            loop.stream().forEach(block -> found.add(blocks.get(block)));
        }
        return found;
    }

    private boolean comesBack(int block, int target) {
        return Arrays.stream(successors[block]).anyMatch(successor -> successor == target);
    }

    /** Where links lead that leave a region. */
    public BitSet exits(BitSet region) {
        BitSet exits = new BitSet();
        region.stream()
                .forEach(block -> Arrays.stream(successors[block])
                        .filter(target -> !region.get(target))
                        .forEach(exits::set));
        return exits;
    }

    /** Whether any of some blocks has a way to a block. */
    public boolean reach(BitSet from, int to) {
        BitSet seen = (BitSet) from.clone();
        Deque<Integer> pending = new ArrayDeque<>();
        from.stream().forEach(pending::push);
        while (!pending.isEmpty()) {
            int block = pending.pop();
            if (block == to) {
                return true;
            }
            for (int successor : successors[block]) {
                if (!seen.get(successor)) {
                    seen.set(successor);
                    pending.push(successor);
                }
            }
        }
        return false;
    }
}
