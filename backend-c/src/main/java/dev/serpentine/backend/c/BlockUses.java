package dev.serpentine.backend.c;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where in one block each variable is last read, and which operations are written inside the one that reads their
 * result.
 *
 * <p>A result that only the very next operation or the block's exit condition reads, and whose operation has no effect,
 * needs no C variable: its expression stands where it is read.
 */
final class BlockUses {
    /** The position of the exit: behind every operation. */
    private final int exitPosition;

    private final Map<Variable, Integer> lastRead = new HashMap<>();
    private final Set<Variable> inlined = new HashSet<>();

    BlockUses(Block block) {
        List<Operation> operations = block.operations();
        exitPosition = operations.size();
        Map<Variable, Integer> reads = new HashMap<>();
        for (Operation operation : operations) {
            operation.arguments().forEach(argument -> count(argument, reads));
        }
        Value condition = condition(block);
        count(condition, reads);
        for (Link link : block.links()) {
            for (int i = 0; i < link.arguments().size(); i++) {
                Value argument = link.arguments().get(i);
                count(argument, reads);
                read(argument, exitPosition);
            }
        }
        read(condition, exitPosition);
        // Backwards, so that what an inlined expression reads is read where that expression stands.
        int position = exitPosition;
        boolean nextReadsOnce = condition instanceof Variable;
        List<? extends Value> next = condition == null ? List.of() : List.of(condition);
        for (int i = operations.size() - 1; i >= 0; i--) {
            Operation operation = operations.get(i);
            Variable result = operation.result();
            boolean joins =
                    nextReadsOnce && isQuiet(operation) && reads.getOrDefault(result, 0) == 1 && next.contains(result);
            if (joins) {
                inlined.add(result);
                lastRead.remove(result);
            } else {
                position = i;
            }
            for (Value argument : operation.arguments()) {
                read(argument, position);
            }
            next = operation.arguments();
            nextReadsOnce = true;
        }
    }

    private static Value condition(Block block) {
        return switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> condition;
            case BlockExit.Switch(Value selector) -> selector;
            case BlockExit.Open _, BlockExit.Final _, BlockExit.Jump _, BlockExit.MayRaise _ -> null;
        };
    }

    private static void count(Value value, Map<Variable, Integer> reads) {
        if (value instanceof Variable variable) {
            reads.merge(variable, 1, Integer::sum);
        }
    }

    private void read(Value value, int position) {
        if (value instanceof Variable variable && variable.type() != Primitive.VOID) {
            lastRead.merge(variable, position, Math::max);
        }
    }

    private static boolean isQuiet(Operation operation) {
        Effect effect = ((LowLevelOpcode) operation.opcode()).effect();
        return effect == Effect.NONE || effect == Effect.READS;
    }

    /** Whether the operation that defines the variable is written where the variable is read. */
    boolean isInlined(Variable variable) {
        return inlined.contains(variable);
    }

    /** Whether a C variable must hold it: it is read, and not inlined. */
    boolean needsStorage(Variable variable) {
        return lastRead.containsKey(variable) && !inlined.contains(variable);
    }

    /** Whether anything reads it. */
    boolean isRead(Variable variable) {
        return lastRead.containsKey(variable) || inlined.contains(variable);
    }

    /** The index of the operation that reads it last; the number of operations if it is the exit. */
    int lastRead(Variable variable) {
        return lastRead.get(variable);
    }
}
