package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Replaces input arguments that hold one constant whichever way their block is entered.
 *
 * <p>What a loop hands on to itself counts as the constant until something else is handed to it: the greatest fixed
 * point, not the least.
 */
public final class PropagateLinkConstants implements GraphPass {

    @Override
    public boolean run(FunctionGraph graph) {
        EntryLinks entries = new EntryLinks(graph);
        Map<Variable, Constant> constants = constantInputs(graph, entries.blocks());
        if (constants.isEmpty()) {
            return false;
        }
        for (Block block : entries.blocks()) {
            Substitution substitution = new Substitution();
            for (int index = block.inputArguments().size() - 1; index >= 0; index--) {
                Constant constant = constants.get(block.inputArguments().get(index));
                if (constant != null) {
                    int position = index;
                    substitution.replace(block.inputArguments().remove(position), constant);
                    entries.to(block).forEach(link -> link.arguments().remove(position));
                }
            }
            substitution.apply(block);
        }
        return true;
    }

    private static Map<Variable, Constant> constantInputs(FunctionGraph graph, List<Block> blocks) {
        Map<Variable, Constant> constants = new HashMap<>();
        Set<Variable> varying = new HashSet<>(graph.parameters());
        for (Block block : blocks) {
            block.operations().forEach(operation -> varying.add(operation.result()));
            for (Link link : block.links()) {
                link.caughtException().ifPresent(varying::add);
                if (link.target().exit() instanceof BlockExit.Final) {
                    varying.addAll(link.target().inputArguments());
                }
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Block block : blocks) {
                for (Link link : block.links()) {
                    List<Variable> inputs = link.target().inputArguments();
                    for (int index = 0; index < inputs.size(); index++) {
                        changed |= hand(link.arguments().get(index), inputs.get(index), constants, varying);
                    }
                }
            }
        }
        return constants;
    }

    /** Lets an input hold one more value; returns whether that changed what is known of it. */
    private static boolean hand(Value value, Variable input, Map<Variable, Constant> constants, Set<Variable> varying) {
        if (varying.contains(input)) {
            return false;
        }
        boolean varies = value instanceof Variable variable && varying.contains(variable);
        Constant handed = value instanceof Constant constant ? constant : constants.get(value);
        if (handed == null && !varies) {
            return false;
        }
        Constant known = constants.get(input);
        if (varies || known != null && !known.equals(handed)) {
            constants.remove(input);
            return varying.add(input);
        }
        return constants.put(input, handed) == null;
    }
}
