package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** What a graph does with a value, wherever links lead it. */
public final class UsesOfValues {
    private UsesOfValues() {}

    /** Whether nothing is done with a value, from the block on that makes it, but to call it. */
    public static boolean isOnlyCalled(Value value, Block block) {
        return isOnlyCalled(value, block, _ -> true, new HashSet<>());
    }

    /** Whether the same holds of what an operation gives, and all calls are parts of the expression that it is. */
    public static boolean isOnlyCalledInPlace(Operation operation, Block block) {
        return isOnlyCalled(
                operation.result(), block, call -> call.position().equals(operation.position()), new HashSet<>());
    }

    /** Whether the same holds and all calls are in the block itself, so that nothing is decided before them. */
    public static boolean isOnlyCalledAtOnce(Value value, Block block) {
        return isOnlyCalledBy(block, value, _ -> true)
                && block.links().stream().noneMatch(link -> link.arguments().contains(value));
    }

    private static boolean isOnlyCalled(Value value, Block block, Predicate<Operation> isMeant, Set<Value> seen) {
        if (!seen.add(value)) {
            return true;
        }
        if (!isOnlyCalledBy(block, value, isMeant)) {
            return false;
        }
        for (Link link : block.links()) {
            for (int i = 0; i < link.arguments().size(); i++) {
                if (link.arguments().get(i).equals(value)
                        && (link.target().links().isEmpty()
                                || !isOnlyCalled(
                                        link.target().inputArguments().get(i), link.target(), isMeant, seen))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isOnlyCalledBy(Block block, Value value, Predicate<Operation> isMeant) {
        if (block.exit() instanceof BlockExit.Branch(Value condition) && condition.equals(value)) {
            return false;
        }
        for (Operation operation : block.operations()) {
            for (int i = 0; i < operation.arguments().size(); i++) {
                if (operation.argument(i).equals(value)
                        && (i > 0 || operation.opcode() != FlowOpcode.CALL || !isMeant.test(operation))) {
                    return false;
                }
            }
        }
        return true;
    }
}
