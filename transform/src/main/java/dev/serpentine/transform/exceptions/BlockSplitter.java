package dev.serpentine.transform.exceptions;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Cuts a block in two. */
public final class BlockSplitter {

    /**
     * What was cut off.
     *
     * @param tail the operations from the cut on, with the block's exit
     * @param arguments what a link from the remaining block to the tail hands over
     */
    public record Cut(Block tail, List<Value> arguments) {}

    private BlockSplitter() {}

    /**
     * Moves the operations from {@code index} on, and the exit, to a new block; the given block is left without an exit
     * to speak of.
     */
    public static Cut cut(Block block, int index) {
        List<Operation> moved = new ArrayList<>(
                block.operations().subList(index, block.operations().size()));
        Map<Variable, Variable> copies = new LinkedHashMap<>();
        Set<Variable> defined = new HashSet<>();
        for (Operation operation : moved) {
            operation.arguments().forEach(argument -> need(argument, defined, copies));
            defined.add(operation.result());
        }
        block.links().forEach(link -> link.caughtException().ifPresent(defined::add));
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> need(condition, defined, copies);
            case BlockExit.Switch(Value selector) -> need(selector, defined, copies);
            case BlockExit.Open _, BlockExit.Final _, BlockExit.Jump _, BlockExit.MayRaise _ -> {}
        }
        for (Link link : block.links()) {
            link.arguments().forEach(argument -> need(argument, defined, copies));
        }
        Block tail = new Block(List.copyOf(copies.values()));
        for (Operation operation : moved) {
            tail.append(operation.withArguments(replaced(operation.arguments(), copies)));
        }
        for (Link link : block.links()) {
            link.arguments().replaceAll(argument -> replaced(argument, copies));
        }
        BlockExit exit = switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> new BlockExit.Branch(replaced(condition, copies));
            case BlockExit.Switch(Value selector) -> new BlockExit.Switch(replaced(selector, copies));
            case BlockExit same -> same;
        };
        tail.close(exit, block.links());
        block.operations().subList(index, block.operations().size()).clear();
        return new Cut(tail, new ArrayList<>(copies.keySet()));
    }

    private static void need(Value value, Set<Variable> defined, Map<Variable, Variable> copies) {
        if (value instanceof Variable variable && !defined.contains(variable)) {
            copies.computeIfAbsent(variable, Variable::copy);
        }
    }

    /** The values with variables replaced by what the map gives for them. */
    static List<Value> replaced(List<Value> values, Map<Variable, ? extends Value> map) {
        List<Value> result = new ArrayList<>(values.size());
        for (Value value : values) {
            result.add(replaced(value, map));
        }
        return result;
    }

    private static Value replaced(Value value, Map<Variable, ? extends Value> map) {
        Value other = value instanceof Variable variable ? map.get(variable) : null;
        return other == null ? value : other;
    }
}
