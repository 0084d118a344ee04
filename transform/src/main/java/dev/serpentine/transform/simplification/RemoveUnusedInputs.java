package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Removes input arguments, and what links hand to them, that are only ever handed on.
 *
 * <p>A variable is needed if an operation or an exit uses it, or if it is handed to a needed input argument: the least
 * such set, found backwards along the links.
 */
public final class RemoveUnusedInputs implements GraphPass {

    @Override
    public boolean run(FunctionGraph graph) {
        EntryLinks entries = new EntryLinks(graph);
        Set<Variable> needed = neededVariables(graph, entries);
        boolean changed = false;
        for (Block block : entries.blocks()) {
            if (block == graph.startBlock() || block.exit() instanceof BlockExit.Final) {
                continue;
            }
            for (int index = block.inputArguments().size() - 1; index >= 0; index--) {
                if (!needed.contains(block.inputArguments().get(index))) {
                    int position = index;
                    block.inputArguments().remove(index);
                    entries.to(block).forEach(link -> link.arguments().remove(position));
                    changed = true;
                }
            }
        }
        return changed;
    }

    private static Set<Variable> neededVariables(FunctionGraph graph, EntryLinks entries) {
        Set<Variable> needed = new HashSet<>();
        List<Variable> pending = new ArrayList<>();
        Map<Variable, List<Value>> sources = new HashMap<>();
        for (Block block : entries.blocks()) {
            for (Operation operation : block.operations()) {
                operation.arguments().forEach(value -> need(value, needed, pending));
            }
            switch (block.exit()) {
                case BlockExit.Branch(Value condition) -> need(condition, needed, pending);
                case BlockExit.Switch(Value selector) -> need(selector, needed, pending);
                case BlockExit.Final last -> block.inputArguments().forEach(value -> need(value, needed, pending));
                case BlockExit.Jump jump -> {}
                case BlockExit.MayRaise mayRaise -> {}
                case BlockExit.Open open -> throw new IllegalStateException("a block of a finished graph is open");
            }
            for (Link link : block.links()) {
                List<Variable> inputs = link.target().inputArguments();
                for (int i = 0; i < inputs.size(); i++) {
                    sources.computeIfAbsent(inputs.get(i), input -> new ArrayList<>())
                            .add(link.arguments().get(i));
                }
            }
        }
        graph.parameters().forEach(value -> need(value, needed, pending));
        while (!pending.isEmpty()) {
            for (Value source : sources.getOrDefault(pending.removeLast(), List.of())) {
                need(source, needed, pending);
            }
        }
        return needed;
    }

    private static void need(Value value, Set<Variable> needed, List<Variable> pending) {
        if (value instanceof Variable variable && needed.add(variable)) {
            pending.add(variable);
        }
    }
}
