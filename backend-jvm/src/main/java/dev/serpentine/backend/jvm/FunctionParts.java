package dev.serpentine.backend.jvm;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Divides a graph that would be too large a method: HotSpot never compiles more than 8,000 bytes of bytecode, and a
 * class file holds no more than 64 KB.
 *
 * <p>A part begins at a block that no loop around it comes back to, and goes on to the end of the function: what leads
 * there calls the part with the block's input arguments, all that the rest needs to know, and returns what it returns.
 * So a loop is never torn apart. Rare ways go first.
 */
final class FunctionParts {
    /** What HotSpot compiles at most, less some room for what is only known when the code is written. */
    static final int LIMIT = 7600;

    /** Slots of parameters that a method can have, less some room. */
    private static final int MOST_PARAMETERS = 250;

    private final Dominance dominance;
    private final List<Block> blocks;
    private final int[] sizes;
    private final BitSet rare = new BitSet();
    private final JvmTypes types;

    private FunctionParts(FunctionGraph graph, double scale, JvmTypes types) {
        this.dominance = new Dominance(graph);
        this.blocks = dominance.blocks();
        this.types = types;
        this.sizes = blocks.stream()
                .mapToInt(block -> (int) (estimate(block) * scale))
                .toArray();
        for (Block block : blocks) {
            block.links().stream()
                    .filter(Link::isUnlikely)
                    .map(Link::target)
                    .forEach(target -> dominance.numberOf(target).ifPresent(rare::set));
        }
    }

    /** About how many bytes of code a block takes. */
    static int estimate(Block block) {
        // Most of what links hand over is in its place already.
        return block.operations().stream()
                        .mapToInt(operation -> 3 + 2 * operation.arguments().size())
                        .sum()
                + block.links().stream()
                        .mapToInt(link -> 4 + link.arguments().size() / 4)
                        .sum();
    }

    /** About how many bytes of code a graph takes. */
    static int estimate(FunctionGraph graph) {
        return graph.blocks().stream().mapToInt(FunctionParts::estimate).sum();
    }

    /**
     * The blocks at which parts begin, so that as many parts as can be are small enough.
     *
     * @param size how many bytes of code the whole graph takes
     */
    static Set<Block> of(FunctionGraph graph, int size, JvmTypes types) {
        return new FunctionParts(graph, (double) size / estimate(graph), types).divided();
    }

    private Set<Block> divided() {
        BitSet starts = new BitSet();
        BitSet all = new BitSet();
        all.set(0, blocks.size());
        Deque<BitSet> pending = new ArrayDeque<>(List.of(all));
        while (!pending.isEmpty()) {
            BitSet part = pending.pop();
            // What is rarely done leaves first, then as much as fits into a part.
            for (boolean onlyRare : new boolean[] {true, false}) {
                Optional<BitSet> chosen = size(part) > LIMIT ? best(part, onlyRare) : Optional.empty();
                while (chosen.isPresent()) {
                    // The last first: it may lie inside of another.
                    for (int entry = chosen.get().length() - 1;
                            entry >= 0;
                            entry = chosen.get().previousSetBit(entry - 1)) {
                        BitSet taken = dominance.region(entry);
                        taken.and(part);
                        part.andNot(taken);
                        pending.add(taken);
                        starts.set(entry);
                    }
                    chosen = size(part) > LIMIT ? best(part, onlyRare) : Optional.empty();
                }
            }
        }
        Set<Block> entries = new LinkedHashSet<>();
        starts.stream().forEach(entry -> entries.add(blocks.get(entry)));
        return entries;
    }

    private int size(BitSet some) {
        return some.stream().map(block -> sizes[block]).sum();
    }

    /** The entries of the largest piece of a part that fits into a part of its own. */
    private Optional<BitSet> best(BitSet part, boolean onlyRare) {
        int start = part.nextSetBit(0);
        int least = onlyRare ? 40 : 200;
        int[] regionSizes = dominance.regionSums(block -> part.get(block) ? sizes[block] : 0);
        return part.stream()
                .boxed()
                .filter(block -> block != start
                        && regionSizes[block] >= least
                        && regionSizes[block] <= LIMIT
                        && (!onlyRare || rare.get(block)))
                .sorted(Comparator.comparingInt(block -> -regionSizes[block]))
                .flatMap(block -> withExits(block, part).stream())
                .findFirst();
    }

    /** A block and the blocks that its part must call, if all of them can begin a part. */
    private Optional<BitSet> withExits(int block, BitSet part) {
        int start = part.nextSetBit(0);
        BitSet entries = new BitSet();
        Deque<Integer> pending = new ArrayDeque<>(List.of(block));
        while (!pending.isEmpty()) {
            int entry = pending.pop();
            BitSet region = dominance.region(entry);
            BitSet exits = dominance.exits(region);
            if (entry == start
                    || dominance.reach(exits, entry)
                    || parameterSlots(blocks.get(entry)) > MOST_PARAMETERS) {
                return Optional.empty();
            }
            entries.set(entry);
            List<Integer> further = new ArrayList<>();
            exits.stream().filter(exit -> part.get(exit) && !entries.get(exit)).forEach(further::add);
            pending.addAll(further);
        }
        return Optional.of(entries);
    }

    private int parameterSlots(Block block) {
        return block.inputArguments().stream()
                .map(Variable::type)
                .mapToInt(type -> types.of(type).getSize())
                .sum();
    }
}
