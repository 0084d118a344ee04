package dev.serpentine.transform.division;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Makes loops smaller that are more code than a platform compiles as one function: parts of such a loop become
 * functions that it calls.
 *
 * <p>What comes back to the loop is divided, as large pieces first as are allowed, and a piece never cuts through a
 * loop inside of it. A large switch is divided by its cases. A function that is only long, whose loops are small
 * enough, stays as it is.
 */
public final class DivideLargeLoops implements ProgramPass {
    private final ToIntFunction<Block> size;
    private final int limit;
    private final int least;

    /**
     * For one platform.
     *
     * @param size how much code a block is
     * @param limit how much code a loop shall be at most
     * @param least how much code is worth a call
     */
    public DivideLargeLoops(ToIntFunction<Block> size, int limit, int least) {
        this.size = size;
        this.limit = limit;
        this.least = least;
    }

    @Override
    public String purpose() {
        return "makes functions of parts of loops that are larger than the platform compiles";
    }

    @Override
    public Program apply(Program program) {
        List<FunctionGraph> graphs = new ArrayList<>();
        Map<FunctionGraph, FunctionValue> functions = new LinkedHashMap<>(program.functions());
        for (FunctionGraph graph : program.graphs()) {
            graphs.add(graph);
            LoopDivision division = new LoopDivision(graph, size, limit, least, "division" + graphs.size() + ".state");
            if (graph.blocks().stream().mapToInt(size).sum() > limit) {
                division.divide();
            }
            for (FunctionValue part : division.parts()) {
                FunctionGraph made = ((FunctionValue.OfGraph) part.code()).graph();
                graphs.add(made);
                functions.put(made, part);
            }
        }
        return program.withGraphs(graphs, functions);
    }
}
