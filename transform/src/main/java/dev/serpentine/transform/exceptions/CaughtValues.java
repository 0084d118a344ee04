package dev.serpentine.transform.exceptions;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which variables of a graph may hold an exception that the graph caught; raising one of these continues its traceback. */
final class CaughtValues {
    private CaughtValues() {}

    static Set<Variable> of(FunctionGraph graph) {
        Set<Variable> caught = new HashSet<>();
        List<Block> blocks = graph.blocks();
        int before;
        do {
            before = caught.size();
            for (Block block : blocks) {
                for (Operation operation : block.operations()) {
                    boolean hands = operation.opcode() == LowLevelOpcode.CAST_POINTER || operation.opcode() == LowLevelOpcode.SAME_AS;
                    if (hands && operation.argument(0) instanceof Variable variable && caught.contains(variable)) {
                        caught.add(operation.result());
                    }
                }
                for (Link link : block.links()) {
                    link.caughtException().ifPresent(caught::add);
                    follow(link, caught);
                }
            }
        } while (caught.size() > before);
        return caught;
    }

    /** The block inputs of a graph that are handed on, by links, to some that may hold what was caught; these included. */
    static Set<Variable> sources(FunctionGraph graph, Set<Variable> caught) {
        Set<Variable> sources = new HashSet<>(caught);
        List<Block> blocks = graph.blocks();
        int before;
        do {
            before = sources.size();
            for (Block block : blocks) {
                for (Link link : block.links()) {
                    for (int i = 0; i < link.arguments().size(); i++) {
                        if (sources.contains(link.target().inputArguments().get(i)) && link.arguments().get(i) instanceof Variable variable && block.inputArguments().contains(variable)) {
                            sources.add(variable);
                        }
                    }
                }
            }
        } while (sources.size() > before);
        return sources;
    }

    private static void follow(Link link, Set<Variable> caught) {
        for (int i = 0; i < link.arguments().size(); i++) {
            if (link.arguments().get(i) instanceof Variable variable && caught.contains(variable)) {
                caught.add(link.target().inputArguments().get(i));
            }
        }
    }
}
