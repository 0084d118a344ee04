package dev.serpentine.typer.build;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes each block's variables its own: a variable that is used in a block other than its definition's is handed over,
 * link by link, through input arguments.
 *
 * <p>Each definition must dominate its uses.
 */
public final class HandValuesOver {
    private final List<Block> blocks;
    private final Map<Block, Set<Variable>> defined = new IdentityHashMap<>();
    private final Map<Block, Set<Variable>> needed = new IdentityHashMap<>();
    private final Map<Block, Map<Variable, Variable>> renamed = new IdentityHashMap<>();

    private HandValuesOver(FunctionGraph graph) {
        this.blocks = graph.blocks();
    }

    public static void in(FunctionGraph graph) {
        new HandValuesOver(graph).run();
    }

    private void run() {
        blocks.forEach(this::findOwn);
        spread();
        blocks.forEach(this::addInputs);
        blocks.forEach(this::rewrite);
    }

    private void findOwn(Block block) {
        Set<Variable> own = Collections.newSetFromMap(new IdentityHashMap<>());
        own.addAll(block.inputArguments());
        Set<Variable> missing = new LinkedHashSet<>();
        for (Operation operation : block.operations()) {
            operation.arguments().forEach(value -> use(value, own, missing));
            own.add(operation.result());
        }
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> use(condition, own, missing);
            case BlockExit.Switch(Value selector) -> use(selector, own, missing);
            case BlockExit.Open open -> throw new IllegalStateException("a block without an exit");
            case BlockExit.Final end -> {}
            case BlockExit.Jump jump -> {}
            case BlockExit.MayRaise mayRaise -> {}
        }
        for (Link link : block.links()) {
            for (Value value : link.arguments()) {
                if (link.caughtException().orElse(null) != value) {
                    use(value, own, missing);
                }
            }
        }
        defined.put(block, own);
        needed.put(block, missing);
    }

    private static void use(Value value, Set<Variable> own, Set<Variable> missing) {
        if (value instanceof Variable variable && !own.contains(variable)) {
            missing.add(variable);
        }
    }

    /** What a block needs and does not define, its predecessors must hand over. */
    private void spread() {
        Map<Block, List<Block>> predecessors = new IdentityHashMap<>();
        for (Block block : blocks) {
            for (Link link : block.links()) {
                predecessors
                        .computeIfAbsent(link.target(), key -> new ArrayList<>())
                        .add(block);
            }
        }
        LinkedHashSet<Block> pending = new LinkedHashSet<>(blocks.reversed());
        while (!pending.isEmpty()) {
            Block block = pending.removeFirst();
            for (Block predecessor : predecessors.getOrDefault(block, List.of())) {
                Set<Variable> own = defined.get(predecessor);
                Set<Variable> missing = needed.get(predecessor);
                boolean changed = false;
                for (Variable variable : needed.get(block)) {
                    if (!own.contains(variable) && predecessor != block) {
                        changed |= missing.add(variable);
                    }
                }
                if (changed) {
                    pending.add(predecessor);
                }
            }
        }
    }

    private void addInputs(Block block) {
        Map<Variable, Variable> names = new LinkedHashMap<>();
        for (Variable variable : needed.get(block)) {
            Variable copy = variable.copy();
            names.put(variable, copy);
            block.inputArguments().add(copy);
        }
        renamed.put(block, names);
    }

    private void rewrite(Block block) {
        Map<Variable, Variable> names = renamed.get(block);
        if (!names.isEmpty()) {
            List<Operation> operations = block.operations();
            operations.replaceAll(operation -> operation.withArguments(operation.arguments().stream()
                    .map(value -> rename(value, names))
                    .toList()));
        }
        List<Link> links = block.links();
        for (Link link : links) {
            link.arguments().replaceAll(value -> rename(value, names));
            for (Variable variable : needed.get(link.target())) {
                link.arguments().add(rename(variable, names));
            }
        }
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) ->
                block.close(new BlockExit.Branch(rename(condition, names)), links);
            case BlockExit.Switch(Value selector) -> block.close(new BlockExit.Switch(rename(selector, names)), links);
            case BlockExit.Open open -> {}
            case BlockExit.Final end -> {}
            case BlockExit.Jump jump -> {}
            case BlockExit.MayRaise mayRaise -> {}
        }
    }

    private static Value rename(Value value, Map<Variable, Variable> names) {
        return value instanceof Variable variable ? names.getOrDefault(variable, variable) : value;
    }
}
