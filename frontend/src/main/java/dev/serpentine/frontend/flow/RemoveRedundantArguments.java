package dev.serpentine.frontend.flow;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Removes input arguments that are the same value on every way into their block, and those that nothing uses. Works on
 * graphs in SSA form, where a block may use variables of blocks before it.
 */
final class RemoveRedundantArguments {
    private final FunctionGraph graph;
    private final List<Block> blocks;
    private final Map<Block, List<Link>> incoming = new IdentityHashMap<>();
    private final Map<Variable, Value> replacements = new IdentityHashMap<>();

    private RemoveRedundantArguments(FunctionGraph graph) {
        this.graph = graph;
        this.blocks = graph.blocks();
        blocks.forEach(block -> incoming.put(block, new ArrayList<>()));
        blocks.forEach(block ->
                block.links().forEach(link -> incoming.get(link.target()).add(link)));
    }

    static void from(FunctionGraph graph) {
        RemoveRedundantArguments pass = new RemoveRedundantArguments(graph);
        while (pass.replaceConstantOnes()) {}
        pass.rewrite();
        pass.removeUnused();
    }

    private boolean isFixed(Block block) {
        return block == graph.startBlock() || block == graph.returnBlock() || block == graph.raiseBlock();
    }

    private Value resolve(Value value) {
        Value resolved = value;
        while (resolved instanceof Variable variable && replacements.containsKey(variable)) {
            resolved = replacements.get(variable);
        }
        return resolved;
    }

    /** Finds arguments with one value only, and takes them away. */
    private boolean replaceConstantOnes() {
        boolean changed = false;
        for (Block block : blocks) {
            if (isFixed(block)) {
                continue;
            }
            for (int i = block.inputArguments().size() - 1; i >= 0; i--) {
                Variable argument = block.inputArguments().get(i);
                Value only = onlyValue(argument, incoming.get(block), i);
                if (only != null) {
                    replacements.put(argument, only);
                    remove(block, i);
                    changed = true;
                }
            }
        }
        return changed;
    }

    private Value onlyValue(Variable argument, List<Link> links, int index) {
        Value only = null;
        for (Link link : links) {
            Value value = resolve(link.arguments().get(index));
            if (value == argument) {
                continue;
            }
            if (link.caughtException().orElse(null) == value || only != null && !only.equals(value)) {
                return null;
            }
            only = value;
        }
        return only;
    }

    private void remove(Block block, int index) {
        block.inputArguments().remove(index);
        incoming.get(block).forEach(link -> link.arguments().remove(index));
    }

    private void rewrite() {
        if (replacements.isEmpty()) {
            return;
        }
        for (Block block : blocks) {
            List<Operation> operations = block.operations();
            for (int i = 0; i < operations.size(); i++) {
                Operation operation = operations.get(i);
                operations.set(
                        i,
                        operation.withArguments(operation.arguments().stream()
                                .map(this::resolve)
                                .toList()));
            }
            block.links().forEach(link -> link.arguments().replaceAll(this::resolve));
            if (block.exit() instanceof BlockExit.Branch(Value condition)) {
                block.close(new BlockExit.Branch(resolve(condition)), block.links());
            }
        }
    }

    private void removeUnused() {
        Set<Variable> used = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Variable> pending = new ArrayDeque<>();
        Map<Variable, Block> owners = new IdentityHashMap<>();
        for (Block block : blocks) {
            block.inputArguments().forEach(argument -> owners.put(argument, block));
            block.operations().forEach(operation -> operation.arguments().forEach(value -> use(value, used, pending)));
            if (block.exit() instanceof BlockExit.Branch(Value condition)) {
                use(condition, used, pending);
            }
            if (isFixed(block)) {
                block.inputArguments().forEach(argument -> use(argument, used, pending));
            }
        }
        while (!pending.isEmpty()) {
            Variable variable = pending.pop();
            Block owner = owners.get(variable);
            if (owner != null) {
                int index = owner.inputArguments().indexOf(variable);
                incoming.get(owner).forEach(link -> use(link.arguments().get(index), used, pending));
            }
        }
        for (Block block : blocks) {
            for (int i = block.inputArguments().size() - 1; i >= 0; i--) {
                if (!used.contains(block.inputArguments().get(i))) {
                    remove(block, i);
                }
            }
        }
    }

    private static void use(Value value, Set<Variable> used, Deque<Variable> pending) {
        if (value instanceof Variable variable && used.add(variable)) {
            pending.push(variable);
        }
    }
}
