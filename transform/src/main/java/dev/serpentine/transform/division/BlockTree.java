package dev.serpentine.transform.division;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The blocks of a graph as a tree, each below the nearest that every way to it goes through, and the loops among them. Blocks are numbered in reverse postorder; those
 * at which the function ends are left out. It is of the graph as it was when this was made.
 */
final class BlockTree {
    private final List<Block> blocks;
    private final Map<Block, Integer> numbers = new IdentityHashMap<>();
    private final List<List<Integer>> predecessors = new ArrayList<>();
    private final int[] parents;

    BlockTree(FunctionGraph graph) {
        blocks = reversePostorder(graph.startBlock());
        for (Block block : blocks) {
            numbers.put(block, numbers.size());
            predecessors.add(new ArrayList<>());
        }
        for (Block block : blocks) {
            for (Link link : block.links()) {
                if (numbers.containsKey(link.target())) {
                    predecessors.get(numbers.get(link.target())).add(numbers.get(block));
                }
            }
        }
        parents = parents();
    }

    private static List<Block> reversePostorder(Block start) {
        record Visit(Block block, int nextLink) {}
        List<Block> finished = new ArrayList<>();
        Map<Block, Boolean> seen = new IdentityHashMap<>(Map.of(start, true));
        Deque<Visit> stack = new ArrayDeque<>(List.of(new Visit(start, 0)));
        while (!stack.isEmpty()) {
            Visit visit = stack.pop();
            if (visit.nextLink() == visit.block().links().size()) {
                finished.add(visit.block());
                continue;
            }
            stack.push(new Visit(visit.block(), visit.nextLink() + 1));
            Block target = visit.block().links().get(visit.nextLink()).target();
            if (!(target.exit() instanceof BlockExit.Final) && seen.put(target, true) == null) {
                stack.push(new Visit(target, 0));
            }
        }
        return finished.reversed();
    }

    /** By the algorithm of Cooper, Harvey and Kennedy (2001). */
    private int[] parents() {
        int[] found = new int[blocks.size()];
        Arrays.fill(found, -1);
        found[0] = 0;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int i = 1; i < found.length; i++) {
                int parent = -1;
                for (int predecessor : predecessors.get(i)) {
                    if (found[predecessor] >= 0) {
                        parent = parent < 0 ? predecessor : common(found, parent, predecessor);
                    }
                }
                changed |= found[i] != parent;
                found[i] = parent;
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

    int size() {
        return blocks.size();
    }

    Block block(int number) {
        return blocks.get(number);
    }

    /** A block's number. */
    int numberOf(Block block) {
        return numbers.get(block);
    }

    /** Whether a block is in the tree: reachable, and not one at which the function ends. */
    boolean contains(Block block) {
        return numbers.containsKey(block);
    }

    /** A block and all below it. */
    BitSet region(int top) {
        BitSet region = new BitSet();
        region.set(top);
        for (int i = top + 1; i < parents.length; i++) {
            if (region.get(parents[i])) {
                region.set(i);
            }
        }
        return region;
    }

    /** For each block the sum over it and all below it. */
    int[] regionSums(int[] values) {
        int[] sums = values.clone();
        for (int i = sums.length - 1; i > 0; i--) {
            sums[parents[i]] += sums[i];
        }
        return sums;
    }

    /** The blocks of each loop, by its first block: from there on all that come back to it. */
    Map<Integer, BitSet> loops() {
        Map<Integer, BitSet> loops = new TreeMap<>();
        for (int header = 0; header < parents.length; header++) {
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
            above = parents[above];
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
}
