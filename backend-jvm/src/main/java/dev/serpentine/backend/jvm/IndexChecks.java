package dev.serpentine.backend.jvm;

import dev.serpentine.graph.analysis.SameValues;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds index checks, which are unsigned comparisons, or signed ones where the index is known not to be negative, and
 * how they are said so that HotSpot takes them out of loops.
 *
 * <p>Where an index is compared with the length of the very array that is read or written next, the comparison is left
 * out, and the failing access goes where the failed comparison would have gone; what remains is that a Java index has
 * 32 bits, so whether the Python index fits is still asked. Any other check becomes signed comparisons.
 */
final class IndexChecks {
    /**
     * A check at the end of a block, whose comparison is not written as it stands.
     *
     * @param index Signed
     * @param length Signed; {@code null} where the access behind it makes the comparison
     * @param mayBeNegative whether the comparison is unsigned
     * @param failure where a bad index leads
     * @param success where a good one does
     */
    record Check(Value index, Value length, boolean mayBeNegative, Link failure, Link success) {
        /** What the code of the check reads, some of it more than once. */
        List<Value> operands() {
            return length == null ? List.of(index) : List.of(index, length);
        }
    }

    /**
     * A comparison of 64-bit numbers that are 32-bit ones at heart.
     *
     * @param left of type Int32
     * @param right likewise
     */
    record NarrowComparison(LowLevelOpcode opcode, Value left, Value right) {}

    private final Map<Block, NarrowComparison> narrow = new IdentityHashMap<>();
    private final Map<Block, Check> checks = new IdentityHashMap<>();
    private final Set<Operation> dropped = new HashSet<>();
    private final Map<Operation, Link> guarded = new IdentityHashMap<>();
    private final Map<Block, Integer> incoming = new IdentityHashMap<>();
    private final Map<Variable, Integer> reads = new HashMap<>();
    private final SameValues values;

    /** @param blocks of one method, the first where it begins */
    IndexChecks(List<Block> blocks) {
        values = new SameValues(blocks);
        incoming.put(blocks.getFirst(), 1);
        for (Block block : blocks) {
            block.operations().forEach(operation -> operation.arguments().forEach(this::count));
            if (block.exit() instanceof BlockExit.Branch(Value condition)) {
                count(condition);
            }
            for (Link link : block.links()) {
                link.arguments().forEach(this::count);
                incoming.merge(link.target(), 1, Integer::sum);
            }
        }
        blocks.forEach(this::look);
    }

    private void count(Value value) {
        if (value instanceof Variable variable) {
            reads.merge(variable, 1, Integer::sum);
        }
    }

    /** Looks for {@code uint_le(length, index)} or {@code int_le(length, index)} at a block's end. */
    private void look(Block block) {
        if (!(block.exit() instanceof BlockExit.Branch(Value condition))
                || block.operations().isEmpty()) {
            return;
        }
        Operation comparison = block.lastOperation();
        Link success = block.links().get(0);
        Link failure = block.links().get(1);
        lookForNarrow(block, comparison, condition);
        boolean isUnsigned = comparison.opcode() == LowLevelOpcode.UINT_LE;
        boolean compares = isUnsigned || comparison.opcode() == LowLevelOpcode.INT_LE;
        if (comparison.result() != condition
                || !compares
                || reads.get(comparison.result()) != 1
                || !failure.isUnlikely()) {
            return;
        }
        Value length = isUnsigned ? uncast(comparison.argument(0)) : comparison.argument(0);
        Value index = isUnsigned ? uncast(comparison.argument(1)) : comparison.argument(1);
        if (length.type() != Primitive.SIGNED
                || index.type() != Primitive.SIGNED
                || !isKnownIn(block, length)
                || !isKnownIn(block, index)) {
            return;
        }
        if (isMadeByAccess(length, index, success, failure)) {
            checks.put(block, new Check(index, null, isUnsigned, failure, success));
            guarded.put(success.target().operations().getFirst(), failure);
        } else if (isUnsigned || fitsInt(index)) {
            checks.put(block, new Check(index, length, isUnsigned, failure, success));
        } else {
            return;
        }
        // The check reads them in the comparison's place.
        checks.get(block).operands().forEach(this::count);
        drop(comparison, block);
    }

    private void lookForNarrow(Block block, Operation comparison, Value condition) {
        boolean compares = comparison.opcode() == LowLevelOpcode.INT_GE
                && comparison.result() == condition
                && reads.get(comparison.result()) == 1;
        if (compares
                && uncast(comparison.argument(0)) instanceof Variable left
                && uncast(comparison.argument(1)) instanceof Variable right
                && left.type() == Primitive.INT32
                && right.type() == Primitive.INT32
                && isKnownIn(block, left)
                && isKnownIn(block, right)) {
            narrow.put(block, new NarrowComparison(LowLevelOpcode.INT_GE, left, right));
            count(left);
            count(right);
            drop(comparison, block);
        }
    }

    /** Whether a block can read a value: its own, or a constant. */
    private static boolean isKnownIn(Block block, Value value) {
        return !(value instanceof Variable variable)
                || block.inputArguments().contains(variable)
                || block.operations().stream().anyMatch(operation -> operation.result() == variable);
    }

    private boolean isMadeByAccess(Value length, Value index, Link success, Link failure) {
        Block next = success.target();
        if (!failure.arguments().isEmpty()
                || failure.target().operations().isEmpty()
                || incoming.get(next) != 1
                || next.operations().isEmpty()) {
            return false;
        }
        Operation size = values.definition(length);
        Operation access = next.operations().getFirst();
        boolean isAccess =
                access.opcode() == LowLevelOpcode.GETARRAYITEM || access.opcode() == LowLevelOpcode.SETARRAYITEM;
        return isAccess
                && size != null
                && size.opcode() == LowLevelOpcode.GETARRAYSIZE
                && index instanceof Variable
                && values.origin(size.argument(0)).equals(values.origin(access.argument(0)))
                && indexInTarget(success, access).equals(index);
    }

    /**
     * The value of the link that the access takes as its index; the access's own operand if it is none of the link's.
     */
    private static Value indexInTarget(Link success, Operation access) {
        int position = success.target().inputArguments().indexOf(access.argument(1));
        return position < 0 ? access.argument(1) : success.arguments().get(position);
    }

    private Value uncast(Value value) {
        Operation definition = values.definition(value);
        // Only what this block casts itself can be read in this block.
        boolean isCast = definition != null
                && definition.opcode() == LowLevelOpcode.CAST_PRIMITIVE
                && definition.result() == value;
        return isCast ? definition.argument(0) : value;
    }

    /** Leaves out an operation, and those of its block that only it reads. */
    private void drop(Operation operation, Block block) {
        dropped.add(operation);
        for (Value argument : operation.arguments()) {
            if (argument instanceof Variable variable && reads.merge(variable, -1, Integer::sum) == 0) {
                for (Operation other : block.operations()) {
                    boolean isQuiet = other.opcode() == LowLevelOpcode.CAST_PRIMITIVE
                            || other.opcode() == LowLevelOpcode.GETARRAYSIZE;
                    if (other.result() == variable && isQuiet) {
                        drop(other, block);
                    }
                }
            }
        }
    }

    /** The check that a block ends in; {@code null} for none. */
    Check check(Block block) {
        return checks.get(block);
    }

    /** The comparison of 32-bit numbers that a block ends in; {@code null} for none. */
    NarrowComparison narrow(Block block) {
        return narrow.get(block);
    }

    /** What the end of a block reads besides its links, where it is none that the block says; empty where it is. */
    Optional<List<Value>> operands(Block block) {
        if (checks.containsKey(block)) {
            return Optional.of(checks.get(block).operands());
        }
        NarrowComparison comparison = narrow.get(block);
        return comparison == null ? Optional.empty() : Optional.of(List.of(comparison.left(), comparison.right()));
    }

    /** Whether a Signed value comes from one of 32 bits, so that nothing is lost by narrowing it. */
    boolean fitsInt(Value value) {
        Operation definition = values.definition(value);
        return value instanceof Constant constant && (Long) constant.value() == (int) (long) (Long) constant.value()
                || definition != null
                        && definition.opcode() == LowLevelOpcode.CAST_PRIMITIVE
                        && definition.argument(0).type() == Primitive.INT32;
    }

    /** Whether an operation is not written, since only a check that is left out needs it. */
    boolean isDropped(Operation operation) {
        return dropped.contains(operation);
    }

    /** Where an access leads whose index is out of bounds; {@code null} if that cannot be. */
    Link failure(Operation access) {
        return guarded.get(access);
    }
}
