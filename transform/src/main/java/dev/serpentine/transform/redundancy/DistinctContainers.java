package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Which pointers of a graph surely lead to different containers: one to a container that the graph makes, the other to
 * one that it makes elsewhere, or that was there before.
 *
 * <p>A pointer whose definition dominates the operation that makes the container was there before, wherever both may be
 * used: from the last time that the container was made, no way leads there by that definition, since the container
 * would be made again behind it.
 */
final class DistinctContainers {
    /** @param place of the operation in its block; of an input argument, before all of them */
    private record Definition(Operation operation, int block, int place) {
        boolean makesContainer() {
            return operation != null && DistinctContainers.makesContainer(operation);
        }
    }

    private final Dominance dominance;
    private final UnaryOperator<Value> origin;
    private final Map<Value, Definition> definitions = new HashMap<>();

    /** @param origin the value that a value is, where that was only handed over; itself in the global form */
    DistinctContainers(Dominance dominance, UnaryOperator<Value> origin) {
        this.dominance = dominance;
        this.origin = origin;
        List<Block> blocks = dominance.blocks();
        for (int i = 0; i < blocks.size(); i++) {
            for (Variable input : blocks.get(i).inputArguments()) {
                definitions.put(input, new Definition(null, i, -1));
            }
            List<Operation> operations = blocks.get(i).operations();
            for (int j = 0; j < operations.size(); j++) {
                definitions.put(operations.get(j).result(), new Definition(operations.get(j), i, j));
            }
        }
    }

    static boolean makesContainer(Operation operation) {
        return operation.opcode() == LowLevelOpcode.MALLOC || operation.opcode() == LowLevelOpcode.MALLOC_ARRAY;
    }

    boolean areDistinct(Value first, Value second) {
        Value one = withoutCasts(first);
        Value other = withoutCasts(second);
        return !one.equals(other) && (isNewBehind(one, other) || isNewBehind(other, one));
    }

    /** Whether a pointer is to a container that the graph makes, and another to one made elsewhere or there before. */
    private boolean isNewBehind(Value made, Value other) {
        Definition definition = definitions.get(made);
        return definition != null
                && definition.makesContainer()
                && (other instanceof Constant || isNewOrBefore(definitions.get(other), definition));
    }

    private boolean isNewOrBefore(Definition other, Definition made) {
        return other != null
                && (other.makesContainer()
                        || (other.block() == made.block()
                                ? other.place() < made.place()
                                : dominates(other.block(), made.block())));
    }

    /** @param block a block other than {@code dominator} */
    private boolean dominates(int dominator, int block) {
        int above = block;
        // The numbers of dominators are lower than those of what they dominate.
        while (above > dominator) {
            above = dominance.dominatorOf(above);
        }
        return above == dominator;
    }

    private Value withoutCasts(Value pointer) {
        Value value = origin.apply(pointer);
        while (definitions.get(value) instanceof Definition(Operation operation, int block, int place)
                && operation != null
                && operation.opcode() == LowLevelOpcode.CAST_POINTER) {
            value = origin.apply(operation.argument(0));
        }
        return value;
    }
}
