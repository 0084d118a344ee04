package dev.serpentine.transform.division;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the values within a region are that are only handed on: a value that came in at its first block, or a constant.
 */
final class HandedValues {
    private final Map<Variable, Value> known = new HashMap<>();
    private final Set<Variable> inputs = new HashSet<>();

    /**
     * Follows the values of a region.
     *
     * @param entry the region's first block
     * @param parameters stand for what comes in there, from outside
     */
    HandedValues(Block entry, List<Variable> parameters, Set<Block> region) {
        region.forEach(block -> inputs.addAll(block.inputArguments()));
        for (int i = 0; i < parameters.size(); i++) {
            known.put(entry.inputArguments().get(i), parameters.get(i));
        }
        for (boolean changed = true; changed; ) {
            changed = false;
            for (Block block : region) {
                for (Link link : block.links()) {
                    if (region.contains(link.target())) {
                        changed |= merge(link);
                    }
                }
            }
        }
    }

    private boolean merge(Link link) {
        boolean changed = false;
        for (int i = 0; i < link.arguments().size(); i++) {
            Variable input = link.target().inputArguments().get(i);
            Value handed = link.arguments().get(i);
            Value value =
                    handed instanceof Variable variable && inputs.contains(variable) ? known.get(variable) : handed;
            Value before = known.get(input);
            // A block that was not reached yet says nothing; two different values make one of their own.
            Value after = value == null ? before : before == null || before.equals(value) ? value : input;
            if (after != null && !after.equals(before)) {
                known.put(input, after);
                changed = true;
            }
        }
        return changed;
    }

    /** What a value is: a parameter or a constant where it is always that, itself otherwise. */
    Value of(Value value) {
        return value instanceof Variable variable ? known.getOrDefault(variable, variable) : value;
    }
}
