package dev.serpentine.transform.shape;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.pipeline.PassOverEachGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes several blocks of one that is longer than a method should be, so that there is a place where a backend can
 * divide the method.
 */
public final class SplitLongBlocks implements PassOverEachGraph {
    private static final int LONGEST = 300;

    @Override
    public String purpose() {
        return "makes several blocks of long ones, where a backend may divide a method";
    }

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changed = false;
        for (Block block : graph.blocks()) {
            Block rest = block;
            while (rest.operations().size() > LONGEST + 1) {
                rest = splitAt(LONGEST, rest);
                changed = true;
            }
        }
        return changed;
    }

    /** Moves what stands behind so many operations to a new block, with new variables for all that it reads. */
    private static Block splitAt(int count, Block block) {
        List<Operation> moved = new ArrayList<>(
                block.operations().subList(count, block.operations().size()));
        block.operations().subList(count, block.operations().size()).clear();
        Set<Variable> defined = new LinkedHashSet<>();
        moved.forEach(operation -> defined.add(operation.result()));
        block.links().forEach(link -> link.caughtException().ifPresent(defined::add));
        Set<Variable> read = new LinkedHashSet<>();
        moved.forEach(operation -> operation.arguments().forEach(argument -> addRead(argument, defined, read)));
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> addRead(condition, defined, read);
            case BlockExit.Switch(Value selector) -> addRead(selector, defined, read);
            case BlockExit.Open _, BlockExit.Final _, BlockExit.Jump _, BlockExit.MayRaise _ -> {}
        }
        block.links().forEach(link -> link.arguments().forEach(argument -> addRead(argument, defined, read)));
        Map<Value, Value> renamed = new HashMap<>();
        List<Variable> inputs = new ArrayList<>();
        for (Variable variable : read) {
            Variable input = variable.copy();
            inputs.add(input);
            renamed.put(variable, input);
        }
        Block rest = new Block(inputs);
        for (Operation operation : moved) {
            rest.append(operation.withArguments(operation.arguments().stream()
                    .map(argument -> renamed.getOrDefault(argument, argument))
                    .toList()));
        }
        BlockExit exit = switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> new BlockExit.Branch(renamed.getOrDefault(condition, condition));
            case BlockExit.Switch(Value selector) -> new BlockExit.Switch(renamed.getOrDefault(selector, selector));
            case BlockExit.Open _, BlockExit.Final _, BlockExit.Jump _, BlockExit.MayRaise _ -> block.exit();
        };
        rest.close(
                exit, block.links().stream().map(link -> renamed(link, renamed)).toList());
        block.jump(Link.to(rest, List.copyOf(read)));
        return rest;
    }

    private static void addRead(Value value, Set<Variable> defined, Set<Variable> read) {
        if (value instanceof Variable variable && variable.type() != Primitive.VOID && !defined.contains(variable)) {
            read.add(variable);
        }
    }

    private static Link renamed(Link link, Map<Value, Value> renamed) {
        List<Value> arguments = link.arguments().stream()
                .map(argument -> renamed.getOrDefault(argument, argument))
                .toList();
        if (link.linkCase() instanceof LinkCase.Caught(var exceptionClass)) {
            return Link.catching(exceptionClass, link.caughtException().orElseThrow(), link.target(), arguments);
        }
        return link.isUnlikely()
                ? Link.unlikelyWhen(link.linkCase(), link.target(), arguments)
                : Link.when(link.linkCase(), link.target(), arguments);
    }
}
