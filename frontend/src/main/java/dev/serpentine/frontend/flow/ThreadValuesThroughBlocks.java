package dev.serpentine.frontend.flow;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives each block variables of its own: turns SSA form, in which a block may use the variables of blocks before it,
 * into the form in which whatever a block needs comes in by its links. Renames variables as suggested on the way.
 */
final class ThreadValuesThroughBlocks {
    private final FunctionGraph graph;
    private final Map<Variable, String> names;
    private final List<Block> blocks;
    private final Map<Variable, Integer> numbers = new IdentityHashMap<>();
    private final List<Variable> variables = new ArrayList<>();
    private final Map<Block, BitSet> needed = new IdentityHashMap<>();
    private final Map<Variable, Variable> renamed = new IdentityHashMap<>();

    private ThreadValuesThroughBlocks(FunctionGraph graph, Map<Variable, String> names) {
        this.graph = graph;
        this.names = names;
        this.blocks = graph.blocks();
    }

    static void in(FunctionGraph graph, Map<Variable, String> names) {
        ThreadValuesThroughBlocks pass = new ThreadValuesThroughBlocks(graph, names);
        pass.findNeeded();
        if (!pass.needed.get(graph.startBlock()).isEmpty()) {
            throw new IllegalStateException(
                    "in " + graph + " something is used that is not defined on every way there");
        }
        pass.rewrite();
    }

    private int number(Variable variable) {
        Integer known = numbers.get(variable);
        if (known == null) {
            known = variables.size();
            numbers.put(variable, known);
            variables.add(variable);
        }
        return known;
    }

    /**
     * What each block needs from before it: what it uses itself, and what the blocks behind it need, but for what it
     * defines.
     */
    private void findNeeded() {
        Map<Block, BitSet> defined = new IdentityHashMap<>();
        for (Block block : blocks) {
            BitSet used = new BitSet();
            BitSet own = new BitSet();
            block.inputArguments().forEach(argument -> own.set(number(argument)));
            for (Operation operation : block.operations()) {
                operation.arguments().forEach(value -> use(value, used));
                own.set(number(operation.result()));
            }
            if (block.exit() instanceof BlockExit.Branch(Value condition)) {
                use(condition, used);
            }
            for (Link link : block.links()) {
                link.arguments().forEach(value -> use(value, used));
                link.caughtException().ifPresent(caught -> own.set(number(caught)));
            }
            used.andNot(own);
            needed.put(block, used);
            defined.put(block, own);
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Block block : blocks.reversed()) {
                BitSet before = needed.get(block);
                BitSet wider = (BitSet) before.clone();
                block.links().forEach(link -> wider.or(needed.get(link.target())));
                wider.andNot(defined.get(block));
                if (!wider.equals(before)) {
                    needed.put(block, wider);
                    changed = true;
                }
            }
        }
    }

    private void use(Value value, BitSet used) {
        if (value instanceof Variable variable) {
            used.set(number(variable));
        }
    }

    private void rewrite() {
        for (Block block : blocks) {
            Map<Variable, Variable> own = new IdentityHashMap<>();
            block.inputArguments().replaceAll(argument -> define(argument, own));
            needed.get(block).stream().forEach(number -> {
                Variable copy = withName(variables.get(number)).copy();
                own.put(variables.get(number), copy);
                block.inputArguments().add(copy);
            });
            List<Operation> operations = block.operations();
            for (int i = 0; i < operations.size(); i++) {
                Operation operation = operations.get(i);
                List<Value> arguments = new ArrayList<>(operation.arguments().size());
                operation.arguments().forEach(value -> arguments.add(here(value, own)));
                operations.set(
                        i,
                        new Operation(
                                operation.opcode(), arguments, define(operation.result(), own), operation.position()));
            }
            List<Link> links = new ArrayList<>();
            for (Link link : block.links()) {
                links.add(rewrite(link, own));
            }
            BlockExit exit = block.exit() instanceof BlockExit.Branch(Value condition)
                    ? new BlockExit.Branch(here(condition, own))
                    : block.exit();
            block.close(exit, links);
        }
    }

    private Link rewrite(Link link, Map<Variable, Variable> own) {
        link.arguments().replaceAll(value -> here(value, own));
        needed.get(link.target()).stream().forEach(number -> link.arguments().add(own.get(variables.get(number))));
        return link;
    }

    private Variable define(Variable variable, Map<Variable, Variable> own) {
        Variable result = withName(variable);
        own.put(variable, result);
        return result;
    }

    private Variable withName(Variable variable) {
        String name = names.get(variable);
        if (name == null || name.equals(variable.name())) {
            return variable;
        }
        return renamed.computeIfAbsent(variable, unnamed -> Variable.untyped(name));
    }

    /** What a block calls a value; the exception that a link catches keeps its variable. */
    private static Value here(Value value, Map<Variable, Variable> own) {
        return value instanceof Variable variable ? own.getOrDefault(variable, variable) : value;
    }
}
