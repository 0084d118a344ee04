package dev.serpentine.transform.division;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/** The work of {@link DivideLargeLoops} on one graph. */
final class LoopDivision {
    private static final int MOST_PARAMETERS = 100;
    /** So many pieces of one function at most. */
    private static final int ROUNDS = 200;

    private final FunctionGraph graph;
    private final ToIntFunction<Block> size;
    private final int limit;
    private final int least;
    private final String recordPrefix;
    private final List<FunctionValue> parts = new ArrayList<>();

    LoopDivision(FunctionGraph graph, ToIntFunction<Block> size, int limit, int least, String recordPrefix) {
        this.recordPrefix = recordPrefix;
        this.graph = graph;
        this.size = size;
        this.limit = limit;
        this.least = least;
    }

    /** The functions that were made of parts of the graph's loops. */
    List<FunctionValue> parts() {
        return parts;
    }

    /** Divides what is too large, as far as that can be done. */
    void divide() {
        for (int round = 0; round < ROUNDS; round++) {
            Dominance dominance = new Dominance(graph);
            Optional<BitSet> loop = dominance.loops().values().stream()
                    .filter(body -> sum(dominance, body) > limit)
                    .min(Comparator.comparingInt(body -> sum(dominance, body)));
            if (loop.isEmpty() || !takeFrom(dominance, loop.get())) {
                return;
            }
        }
    }

    private int sum(Dominance dominance, BitSet some) {
        return some.stream()
                .map(number -> size.applyAsInt(dominance.blocks().get(number)))
                .sum();
    }

    /** Makes one step towards a smaller loop. */
    private boolean takeFrom(Dominance dominance, BitSet loop) {
        int header = loop.nextSetBit(0);
        int[] sizes = new int[dominance.blocks().size()];
        loop.stream()
                .forEach(number ->
                        sizes[number] = size.applyAsInt(dominance.blocks().get(number)));
        int[] sums = dominance.regionSums(number -> sizes[number]);
        int tooMuch = sum(dominance, loop) - limit;
        Optional<Integer> best = loop.stream()
                .filter(number -> number != header && sums[number] >= least && sums[number] <= limit)
                .filter(number ->
                        dominance.blocks().get(number).inputArguments().size() <= MOST_PARAMETERS)
                .boxed()
                .max(Comparator.comparingInt(number -> sums[number]));
        // One piece that is enough, or a large one, or pieces of a switch, or whatever there is
        boolean isLarge = best.isPresent() && sums[best.get()] >= Math.min(tooMuch, limit / 3);
        if (!isLarge && splitSwitch(dominance, loop, sums)) {
            return true;
        }
        best.ifPresent(number -> outline(dominance, number));
        return best.isPresent();
    }

    private boolean splitSwitch(Dominance dominance, BitSet loop, int[] sums) {
        Map<Block, Integer> entries = new IdentityHashMap<>();
        graph.blocks().forEach(block -> block.links().forEach(link -> entries.merge(link.target(), 1, Integer::sum)));
        ToIntFunction<Link> own =
                link -> dominance.numberOf(link.target()).isPresent() && entries.get(link.target()) == 1
                        ? sums[dominance.numberOf(link.target()).getAsInt()]
                        : 0;
        return loop.stream()
                .mapToObj(dominance.blocks()::get)
                .filter(block -> block.exit() instanceof BlockExit.Switch)
                .filter(block -> block.links().stream().mapToInt(own).sum() > limit / 2)
                .anyMatch(block -> SplitSwitch.lastCases(block, limit * 4 / 5, own));
    }

    private void outline(Dominance dominance, int top) {
        Set<Block> region = new LinkedHashSet<>();
        dominance.region(top).stream().mapToObj(dominance.blocks()::get).forEach(region::add);
        parts.add(new OutlineRegion(graph, dominance.blocks().get(top), region, recordPrefix + parts.size()).run());
    }
}
