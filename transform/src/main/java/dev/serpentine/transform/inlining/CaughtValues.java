package dev.serpentine.transform.inlining;

import dev.serpentine.graph.analysis.DirectRaise;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which variables of a graph may hold an exception that the graph caught. */
final class CaughtValues {
    private CaughtValues() {}

    /** Those that came out of something that the graph calls. */
    static Set<Variable> of(FunctionGraph graph) {
        return reachedFrom(new HashSet<>(), graph);
    }

    private static Set<Variable> reachedFrom(Set<Variable> caught, FunctionGraph graph) {
        List<Block> blocks = graph.blocks();
        int before;
        do {
            before = caught.size();
            for (Block block : blocks) {
                for (Operation operation : block.operations()) {
                    if (isCast(operation)
                            && operation.argument(0) instanceof Variable variable
                            && caught.contains(variable)) {
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

    /** What the graph makes and raises itself, and does not let out at once: its own handlers take it. */
    private static Set<Variable> raisedInside(FunctionGraph graph) {
        Set<Variable> raised = new HashSet<>();
        for (Block block : graph.blocks()) {
            Optional<Operation> direct = DirectRaise.of(block, graph);
            for (Operation operation : block.operations().reversed()) {
                if (operation.opcode() == LowLevelOpcode.TRACEBACK_RAISE
                        && direct.filter(found -> found == operation).isEmpty()) {
                    add(operation.argument(0), raised);
                } else if (isCast(operation) && raised.contains(operation.result())) {
                    add(operation.argument(0), raised);
                }
            }
        }
        return raised;
    }

    private static void add(Value value, Set<Variable> into) {
        if (value instanceof Variable variable) {
            into.add(variable);
        }
    }

    private static boolean isCast(Operation operation) {
        return operation.opcode() == LowLevelOpcode.CAST_POINTER || operation.opcode() == LowLevelOpcode.SAME_AS;
    }

    /**
     * Whether a graph does more with what it caught than to look at it or to raise it again: another exception, or who
     * called, may come to know of it.
     */
    static boolean areHandedOn(FunctionGraph graph) {
        Set<Variable> raised = raisedInside(graph);
        Set<Variable> caught = reachedFrom(new HashSet<>(raised), graph);
        raised.removeAll(of(graph));
        return !caught.isEmpty() && graph.blocks().stream().anyMatch(block -> handsOn(block, graph, caught, raised));
    }

    private static boolean handsOn(Block block, FunctionGraph graph, Set<Variable> caught, Set<Variable> raised) {
        return block.operations().stream().anyMatch(operation -> handsOn(operation, caught, raised))
                || block.links().stream()
                        .anyMatch(link -> link.target() == graph.returnBlock()
                                && isIn(link.arguments().getFirst(), caught));
    }

    /** @param raised what is raised for the first time */
    private static boolean handsOn(Operation operation, Set<Variable> caught, Set<Variable> raised) {
        return switch ((LowLevelOpcode) operation.opcode()) {
            case TRACEBACK_RAISE -> isIn(operation.argument(0), caught) && !isIn(operation.argument(0), raised);
            case KEEPALIVE -> false;
            // What is written to the exception itself stays there.
            case SETFIELD -> isIn(operation.argument(2), caught);
            default ->
                switch (((LowLevelOpcode) operation.opcode()).effect()) {
                    case CALLS, WRITES -> operation.arguments().stream().anyMatch(argument -> isIn(argument, caught));
                    case NONE, READS, ALLOCATES -> false;
                };
        };
    }

    private static boolean isIn(Value value, Set<Variable> caught) {
        return value instanceof Variable variable && caught.contains(variable);
    }

    private static void follow(Link link, Set<Variable> caught) {
        for (int i = 0; i < link.arguments().size(); i++) {
            if (link.arguments().get(i) instanceof Variable variable && caught.contains(variable)) {
                caught.add(link.target().inputArguments().get(i));
            }
        }
    }
}
