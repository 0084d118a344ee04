package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.analysis.SameValues;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.typer.build.HandValuesOver;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Graphs in the ordinary static single assignment form, in which a variable may be used wherever its definition
 * dominates, and a block has input arguments only for what differs by the way that leads to it.
 */
final class GlobalForm {
    private GlobalForm() {}

    /** Brings a graph into the form. Its blocks and their order stay. */
    static void enter(FunctionGraph graph, Dominance dominance) {
        SameValues values = new SameValues(dominance.blocks());
        Map<Block, BitSet> dropped = new HashMap<>();
        for (Block block : dominance.blocks()) {
            BitSet places = new BitSet();
            List<Variable> inputs = block.inputArguments();
            for (int i = 0; i < inputs.size(); i++) {
                places.set(i, values.origin(inputs.get(i)) != inputs.get(i));
            }
            dropped.put(block, places);
        }
        for (Block block : dominance.blocks()) {
            block.operations()
                    .replaceAll(operation -> operation.withArguments(
                            operation.arguments().stream().map(values::origin).toList()));
            for (Link link : block.links()) {
                link.arguments().replaceAll(values::origin);
                drop(link.arguments(), dropped.getOrDefault(link.target(), new BitSet()));
            }
            switch (block.exit()) {
                case BlockExit.Branch(var condition) ->
                    block.close(new BlockExit.Branch(values.origin(condition)), block.links());
                case BlockExit.Switch(var selector) ->
                    block.close(new BlockExit.Switch(values.origin(selector)), block.links());
                case BlockExit.Jump jump -> {}
                case BlockExit.MayRaise mayRaise -> {}
                case BlockExit.Final end -> {}
                case BlockExit.Open open -> throw new IllegalStateException("a block of a finished graph is open");
            }
        }
        dropped.forEach((block, places) -> drop(block.inputArguments(), places));
    }

    private static void drop(List<?> list, BitSet places) {
        for (int i = list.size() - 1; i >= 0; i--) {
            if (places.get(i)) {
                list.remove(i);
            }
        }
    }

    /** Gives each block of a graph in the form variables of its own again. */
    static void leave(FunctionGraph graph) {
        HandValuesOver.in(graph);
    }
}
