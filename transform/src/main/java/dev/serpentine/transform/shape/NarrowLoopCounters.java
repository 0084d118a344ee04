package dev.serpentine.transform.shape;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.transform.pipeline.PassOverEachGraph;

/**
 * Lets innermost loops that count and index arrays count with 32 bits, for platforms whose arrays are indexed so:
 * HotSpot unrolls such loops and takes index checks out of them, but not where a counter has 64.
 *
 * <p>Such a loop gets a copy, which is entered where the counter's start and its limit fit into 32 bits; then so does
 * every number between them. The copy makes no index checks that can be made {@linkplain EntryGuards before it}. The
 * loop itself stays for where one of all this does not hold.
 */
public final class NarrowLoopCounters implements PassOverEachGraph {

    @Override
    public String purpose() {
        return "lets innermost loops over arrays count with 32 bits, and checks their indexes before them";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public boolean run(FunctionGraph graph) {
        return LoopNarrowing.in(graph);
    }
}
