package dev.serpentine.transform.shape;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.analysis.SameValues;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The index checks of a loop that counts which can be made once, before it: those that every round makes, of the
 * counter, against a length that stays as it is. None of them fails if the counter begins at 0 or above and its limit
 * is at most each length.
 */
final class EntryGuards {
    /**
     * What must hold when the loop is entered.
     *
     * @param container the position of what has the length, among the header's input arguments
     * @param length the operation that reads it
     */
    record Guard(int container, Operation length) {
        private boolean isAs(Guard other) {
            List<Value> mine = length.arguments();
            List<Value> others = other.length.arguments();
            return container == other.container
                    && length.opcode() == other.length.opcode()
                    && mine.subList(1, mine.size()).equals(others.subList(1, others.size()));
        }
    }

    private final Block header;
    private final Set<Block> loop;
    private final Dominance dominance;
    private final SameValues values;
    private final boolean lengthsMayChange;
    private final List<Guard> guards = new ArrayList<>();
    private final Set<Block> checks = new HashSet<>();

    private EntryGuards(Block header, Set<Block> loop, Dominance dominance, SameValues values) {
        this.header = header;
        this.loop = loop;
        this.dominance = dominance;
        this.values = values;
        this.lengthsMayChange =
                loop.stream().anyMatch(block -> block.operations().stream().anyMatch(EntryGuards::mayChangeLength));
    }

    /**
     * Finds them.
     *
     * @param loop the blocks of a loop, the header among them, which ends by comparing the counter with its limit
     * @param counter its position among the header's input arguments
     */
    static EntryGuards of(Block header, Set<Block> loop, int counter, Dominance dominance, SameValues values) {
        EntryGuards found = new EntryGuards(header, loop, dominance, values);
        if (loop.contains(header.links().get(0).target())
                && !loop.contains(header.links().get(1).target())) {
            loop.stream()
                    .filter(block -> block != header && found.isInEveryRound(block))
                    .forEach(block -> found.look(block, header.inputArguments().get(counter)));
        }
        return found;
    }

    private static boolean mayChangeLength(Operation operation) {
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        return opcode.effect() == Effect.CALLS || opcode == LowLevelOpcode.SETFIELD && isSize(operation);
    }

    private static boolean isSize(Operation access) {
        return access.argument(0).type() instanceof PointerType(FieldedType container)
                && container
                        .field((String) ((Constant) access.argument(1)).value())
                        .orElseThrow()
                        .isSize();
    }

    private boolean isInEveryRound(Block block) {
        var region = dominance.region(dominance.numberOf(block).orElseThrow());
        return loop.stream()
                .filter(other -> other.links().stream().anyMatch(link -> link.target() == header))
                .allMatch(last -> region.get(dominance.numberOf(last).orElseThrow()));
    }

    private void look(Block block, Variable counter) {
        if (!(block.exit() instanceof BlockExit.Branch(Value condition))
                || block.operations().isEmpty()
                || !loop.contains(block.links().get(0).target())
                || loop.contains(block.links().get(1).target())) {
            return;
        }
        Operation comparison = block.lastOperation();
        boolean isCheck = comparison.result() == condition
                && (comparison.opcode() == LowLevelOpcode.UINT_LE || comparison.opcode() == LowLevelOpcode.INT_LE);
        if (!isCheck || values.origin(uncast(comparison.argument(1))) != counter) {
            return;
        }
        guard(values.definition(uncast(comparison.argument(0)))).ifPresent(guard -> {
            checks.add(block);
            if (guards.stream().noneMatch(guard::isAs)) {
                guards.add(guard);
            }
        });
    }

    private Optional<Guard> guard(Operation length) {
        boolean isLength = length != null
                && (length.opcode() == LowLevelOpcode.GETARRAYSIZE
                        || length.opcode() == LowLevelOpcode.GETFIELD && isSize(length) && !lengthsMayChange);
        if (isLength) {
            Value container = values.origin(length.argument(0));
            for (int i = 0; i < header.inputArguments().size(); i++) {
                if (values.origin(header.inputArguments().get(i)).equals(container) && staysTheSame(i)) {
                    return Optional.of(new Guard(i, length));
                }
            }
        }
        return Optional.empty();
    }

    private boolean staysTheSame(int position) {
        Value origin = values.origin(header.inputArguments().get(position));
        return loop.stream()
                .flatMap(block -> block.links().stream())
                .filter(link -> link.target() == header)
                .allMatch(link -> values.origin(link.arguments().get(position)).equals(origin));
    }

    /** What a Signed was before it was taken for an Unsigned. */
    private Value uncast(Value value) {
        Operation definition = values.definition(value);
        boolean isCast = value.type() == Primitive.UNSIGNED
                && definition != null
                && definition.opcode() == LowLevelOpcode.CAST_PRIMITIVE;
        return isCast && definition.argument(0).type() == Primitive.SIGNED ? definition.argument(0) : value;
    }

    /** Each once. */
    List<Guard> guards() {
        return guards;
    }

    /** Whether a block ends in a check that a loop behind the guards need not make. */
    boolean makesCheckAt(Block block) {
        return checks.contains(block);
    }
}
