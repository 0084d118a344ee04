package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Drops operations whose result nobody uses and that do nothing else. */
public final class RemoveDeadOperations implements GraphPass {

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changed = false;
        for (Block block : graph.blocks()) {
            changed |= clean(block);
        }
        return changed;
    }

    private static boolean clean(Block block) {
        Set<Variable> used = new HashSet<>();
        for (Link link : block.links()) {
            use(used, link.arguments());
        }
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> use(used, List.of(condition));
            case BlockExit.Switch(Value selector) -> use(used, List.of(selector));
            case BlockExit.Jump jump -> {}
            case BlockExit.Final last -> {}
            case BlockExit.MayRaise mayRaise -> {}
            case BlockExit.Open open -> throw new IllegalStateException("a block of a finished graph is open");
        }
        boolean changed = false;
        List<Operation> operations = block.operations();
        for (int i = operations.size() - 1; i >= 0; i--) {
            Operation operation = operations.get(i);
            if (used.contains(operation.result()) || !isDroppable((LowLevelOpcode) operation.opcode())) {
                use(used, operation.arguments());
            } else {
                operations.remove(i);
                changed = true;
            }
        }
        return changed;
    }

    private static boolean isDroppable(LowLevelOpcode opcode) {
        return switch (opcode.effect()) {
            case NONE, READS, ALLOCATES -> !opcode.canRaise();
            case WRITES, CALLS -> false;
        };
    }

    private static void use(Set<Variable> used, List<? extends Value> values) {
        for (Value value : values) {
            if (value instanceof Variable variable) {
                used.add(variable);
            }
        }
    }
}
