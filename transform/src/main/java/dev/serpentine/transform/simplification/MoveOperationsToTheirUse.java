package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.transform.pipeline.PassOverEachGraph;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Moves an operation whose result only one way out of its block needs to where that way leads, if nothing else leads
 * there: so it is computed where it is used, which takes fewer variables that live long, and not at all on the other
 * ways.
 *
 * <p>What writes or may raise stays where it is; what reads is not moved past what writes. Nothing is moved into a
 * loop, since two ways lead to where a loop begins.
 */
public final class MoveOperationsToTheirUse implements PassOverEachGraph {
    /** How often the blocks are gone through: an operation may move many blocks far. */
    private static final int MOST_ROUNDS = 20;

    @Override
    public String purpose() {
        return "moves what only one way needs to where that way leads";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changedEver = false;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            if (!runOnce(graph)) {
                break;
            }
            changedEver = true;
        }
        return changedEver;
    }

    private static boolean runOnce(FunctionGraph graph) {
        EntryLinks entries = new EntryLinks(graph);
        boolean changed = false;
        for (Block block : entries.blocks()) {
            boolean isPlain = block.exit() instanceof BlockExit.Jump
                    || block.exit() instanceof BlockExit.Branch
                    || block.exit() instanceof BlockExit.Switch;
            if (isPlain) {
                changed |= moveOut(graph, block, entries);
            }
        }
        return changed;
    }

    private static boolean moveOut(FunctionGraph graph, Block block, EntryLinks entries) {
        boolean changed = false;
        boolean isWritten = false;
        Set<Value> used = new HashSet<>();
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> used.add(condition);
            case BlockExit.Switch(Value selector) -> used.add(selector);
            case BlockExit.Jump _, BlockExit.MayRaise _, BlockExit.Final _, BlockExit.Open _ -> {}
        }
        for (int i = block.operations().size() - 1; i >= 0; i--) {
            Operation operation = block.operations().get(i);
            LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
            Effect effect = opcode.effect();
            boolean isMovable = !opcode.canRaise()
                    && (effect == Effect.NONE || effect == Effect.READS && !isWritten)
                    && !used.contains(operation.result());
            Link way = isMovable ? onlyWay(block, operation.result()) : null;
            if (way != null && mayReceive(graph, block, way, entries) && isWorthIt(operation, way)) {
                block.operations().remove(i);
                receive(operation, way);
                changed = true;
            } else {
                used.addAll(operation.arguments());
                isWritten |= effect == Effect.WRITES || effect == Effect.CALLS;
            }
        }
        return changed;
    }

    /** The one link that hands the variable over, once; null if there is none, or more. */
    private static Link onlyWay(Block block, Variable variable) {
        Link found = null;
        for (Link link : block.links()) {
            for (Value argument : link.arguments()) {
                if (argument == variable) {
                    if (found != null) {
                        return null;
                    }
                    found = link;
                }
            }
        }
        return found;
    }

    private static boolean mayReceive(FunctionGraph graph, Block block, Link way, EntryLinks entries) {
        Block target = way.target();
        return target != block
                && target != graph.startBlock()
                && !(target.exit() instanceof BlockExit.Final)
                && entries.to(target).size() == 1;
    }

    /** At most as many variables are handed over as before. */
    private static boolean isWorthIt(Operation operation, Link way) {
        long further = operation.arguments().stream()
                .filter(argument ->
                        argument instanceof Variable && !way.arguments().contains(argument))
                .distinct()
                .count();
        return further <= 1;
    }

    /** Computes the operation first where the link leads, on what is handed over there. */
    private static void receive(Operation operation, Link way) {
        Block target = way.target();
        int position = way.arguments().indexOf(operation.result());
        Variable received = target.inputArguments().remove(position);
        way.arguments().remove(position);
        List<Value> operands = new ArrayList<>();
        for (Value argument : operation.arguments()) {
            operands.add(argument instanceof Variable variable ? handedOver(variable, way) : argument);
        }
        target.operations().addFirst(new Operation(operation.opcode(), operands, received, operation.position()));
    }

    private static Variable handedOver(Variable variable, Link way) {
        int known = way.arguments().indexOf(variable);
        if (known >= 0) {
            return way.target().inputArguments().get(known);
        }
        Variable copy = variable.copy();
        way.arguments().add(variable);
        way.target().inputArguments().add(copy);
        return copy;
    }
}
