package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Which input arguments of a block always hold the same value as an earlier one of that block, whichever way the block
 * is entered.
 *
 * <p>Found as the coarsest partition: at first all inputs of a block count as equal, then those are told apart that
 * some link hands different values to, until nothing changes; so equality that goes round a loop is found too (after
 * the partitioning of Alpern, Wegman and Zadeck, 1988).
 */
public final class EqualInputs {
    /** For each input argument, the first of its block that is equal; it stands for them. */
    private final Map<Variable, Variable> representatives = new HashMap<>();

    private final UnaryOperator<Value> origin;

    private EqualInputs(UnaryOperator<Value> origin) {
        this.origin = origin;
    }

    /**
     * @param origin of a value, the value of the same block that it counts as equal to: the value itself, or what a
     *     cast was made of
     */
    public static EqualInputs of(FunctionGraph graph, UnaryOperator<Value> origin) {
        EqualInputs result = new EqualInputs(origin);
        result.refine(new EntryLinks(graph), graph);
        return result;
    }

    /** The first input argument of the block that always equals this one: itself if none before does. */
    public Variable representative(Variable input) {
        return representatives.getOrDefault(input, input);
    }

    private void refine(EntryLinks entries, FunctionGraph graph) {
        List<Block> blocks = new ArrayList<>();
        for (Block block : entries.blocks()) {
            List<Variable> inputs = block.inputArguments();
            if (inputs.size() > 1 && block != graph.startBlock() && !(block.exit() instanceof BlockExit.Final)) {
                blocks.add(block);
                inputs.forEach(input -> representatives.put(input, inputs.getFirst()));
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Block block : blocks) {
                changed |= tellApart(block, entries.to(block));
            }
        }
    }

    private boolean tellApart(Block block, List<Link> links) {
        Map<List<Object>, Variable> firsts = new HashMap<>();
        boolean changed = false;
        for (int index = 0; index < block.inputArguments().size(); index++) {
            Variable input = block.inputArguments().get(index);
            List<Object> key = new ArrayList<>();
            key.add(representatives.get(input));
            for (Link link : links) {
                Value value = origin.apply(link.arguments().get(index));
                key.add(value instanceof Variable variable ? representative(variable) : value);
            }
            Variable first = firsts.computeIfAbsent(key, absent -> input);
            if (first != representatives.get(input)) {
                representatives.put(input, first);
                changed = true;
            }
        }
        return changed;
    }
}
