package dev.serpentine.transform.inlining;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which variables of a graph may hold an exception that the graph caught. */
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
                    boolean hands = operation.opcode() == LowLevelOpcode.CAST_POINTER
                            || operation.opcode() == LowLevelOpcode.SAME_AS;
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

    /**
     * Whether a graph does more with what it caught than to look at it or to raise it again: another exception may come
     * to know of it.
     */
    static boolean areHandedOn(FunctionGraph graph) {
        Set<Variable> caught = of(graph);
        return !caught.isEmpty()
                && graph.blocks().stream()
                        .flatMap(block -> block.operations().stream())
                        .anyMatch(operation -> switch (((LowLevelOpcode) operation.opcode()).effect()) {
                            case CALLS, WRITES ->
                                operation.arguments().stream()
                                        .anyMatch(argument ->
                                                argument instanceof Variable variable && caught.contains(variable));
                            case NONE, READS, ALLOCATES -> false;
                        });
    }

    private static void follow(Link link, Set<Variable> caught) {
        for (int i = 0; i < link.arguments().size(); i++) {
            if (link.arguments().get(i) instanceof Variable variable && caught.contains(variable)) {
                caught.add(link.target().inputArguments().get(i));
            }
        }
    }
}
