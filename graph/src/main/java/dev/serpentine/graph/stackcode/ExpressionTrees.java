package dev.serpentine.graph.stackcode;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The expression trees of a block: an operation whose result is read once, in the same block, is computed where it is
 * read, if nothing that would then come before it instead of behind it makes a difference. Operands are computed from
 * left to right, directly before what reads them.
 *
 * <p>What protects the last operation of a block that {@linkplain BlockExit.MayRaise may raise} protects all of its
 * tree; so nothing else that may raise is part of it.
 */
public final class ExpressionTrees {
    /** How far an operation may be moved; bounds the time that large blocks take. */
    private static final int FARTHEST = 150;

    private final List<Operation> operations;
    private final int exitPosition;
    private final Map<Variable, Integer> definitions = new HashMap<>();
    private final Map<Variable, Integer> readCounts = new HashMap<>();
    private final Map<Variable, Integer> lastReads = new HashMap<>();
    private final BitSet nested = new BitSet();
    /** The operations of the tree that grows just now. */
    private BitSet tree = new BitSet();

    public ExpressionTrees(Block block) {
        operations = block.operations();
        exitPosition = operations.size();
        for (int i = 0; i < operations.size(); i++) {
            definitions.put(operations.get(i).result(), i);
            operations.get(i).arguments().forEach(this::count);
        }
        List<Value> atExit = operandsOfExit(block);
        atExit.forEach(this::count);
        if (!(block.exit() instanceof BlockExit.Jump)) {
            block.links()
                    .forEach(link -> link.arguments().forEach(argument -> {
                        count(argument);
                        read(argument, exitPosition);
                    }));
        }
        if (block.exit() instanceof BlockExit.Final) {
            block.inputArguments().forEach(argument -> read(argument, exitPosition));
        }
        boolean isProtected = block.exit() instanceof BlockExit.MayRaise;
        grow(atExit, exitPosition, false);
        for (int i = operations.size() - 1; i >= 0; i--) {
            if (!nested.get(i)) {
                tree = new BitSet();
                grow(operations.get(i).arguments(), i, isProtected && i == operations.size() - 1);
            }
        }
    }

    private static List<Value> operandsOfExit(Block block) {
        return switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> List.of(condition);
            case BlockExit.Switch(Value selector) -> List.of(selector);
            case BlockExit.Jump _ -> block.links().getFirst().arguments();
            case BlockExit.Open _, BlockExit.Final _, BlockExit.MayRaise _ -> List.of();
        };
    }

    private void count(Value value) {
        if (value instanceof Variable variable) {
            readCounts.merge(variable, 1, Integer::sum);
        }
    }

    private void read(Value value, int position) {
        if (value instanceof Variable variable && variable.type() != Primitive.VOID) {
            lastReads.merge(variable, position, Math::max);
        }
    }

    /**
     * Lets the tree at {@code root} grow by what these operands can be computed from there, the last to be computed
     * first.
     */
    private void grow(List<Value> operands, int root, boolean isProtected) {
        for (Value operand : operands.reversed()) {
            Integer defined = operand instanceof Variable variable && readCounts.get(variable) == 1
                    ? definitions.get(variable)
                    : null;
            if (defined != null && mayMove(defined, root, isProtected)) {
                nested.set(defined);
                tree.set(defined);
                grow(operations.get(defined).arguments(), root, isProtected);
            } else {
                read(operand, root);
            }
        }
    }

    private boolean mayMove(int moved, int root, boolean isProtected) {
        Operation operation = operations.get(moved);
        if (operation.result().type() == Primitive.VOID
                || root - moved > FARTHEST
                || isProtected && operation.opcode().canRaise()) {
            return false;
        }
        for (int i = moved + 1; i < root && i < exitPosition; i++) {
            if (!nested.get(i) && areOrdered(operation, operations.get(i))) {
                return false;
            }
        }
        for (int i = tree.nextSetBit(0); i >= 0 && i < moved; i = tree.nextSetBit(i + 1)) {
            if (areOrdered(operations.get(i), operation)) {
                return false;
            }
        }
        return true;
    }

    /** Whether it makes a difference which of two operations comes first, other than by their operands. */
    private static boolean areOrdered(Operation first, Operation second) {
        Influence one = Influence.of(first);
        Influence other = Influence.of(second);
        return switch (one) {
            case NOTHING -> false;
            case READS -> other == Influence.ANYTHING;
            case RAISES -> other == Influence.ANYTHING || other == Influence.RAISES;
            case ANYTHING -> other != Influence.NOTHING;
        };
    }

    /** What an operation has to do with the others around it. */
    private enum Influence {
        NOTHING,
        READS,
        RAISES,
        ANYTHING;

        static Influence of(Operation operation) {
            LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
            return switch (opcode.effect()) {
                case NONE, ALLOCATES -> opcode.canRaise() ? RAISES : NOTHING;
                case READS -> READS;
                case WRITES, CALLS -> ANYTHING;
            };
        }
    }

    /** Whether an operation is computed where its result is read. */
    public boolean isNested(Operation operation) {
        Integer index = definitions.get(operation.result());
        return index != null && nested.get(index);
    }

    /**
     * The operation that a variable of the block is the result of, if that is computed where the variable is read;
     * {@code null} if it is not.
     */
    public Operation nestedDefinition(Variable variable) {
        Integer index = definitions.get(variable);
        return index != null && nested.get(index) ? operations.get(index) : null;
    }

    /**
     * Where a variable that must be kept is read last: the index of an operation that is not nested, the number of
     * operations for the exit; nothing for one that need not be kept.
     */
    public OptionalInt lastRead(Variable variable) {
        Integer position = lastReads.get(variable);
        return position == null ? OptionalInt.empty() : OptionalInt.of(position);
    }

    /** Whether anything reads the variable. */
    public boolean isRead(Variable variable) {
        return readCounts.containsKey(variable);
    }
}
