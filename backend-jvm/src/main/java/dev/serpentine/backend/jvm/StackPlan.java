package dev.serpentine.backend.jvm;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Decides which results of one block stay on the operand stack until they are read, and so need no local variable.
 *
 * <p>Nothing moves: every operation is computed where it stands. A result that is read once, inside of its block, stays
 * where the stack then has it in the order in which its reader wants its operands; those after it come from local
 * variables and constants.
 */
final class StackPlan {
    private final Set<Variable> stacked = new HashSet<>();
    private final Set<Variable> narrowed = new HashSet<>();
    private final Set<Variable> unwrapped = new HashSet<>();
    private final Set<Operation> swapped = new HashSet<>();
    private final Map<Variable, Integer> lastRead = new HashMap<>();
    private final List<Operation> operations;

    /** @param checks which of the block's operations are not written */
    StackPlan(Block block, IndexChecks checks) {
        this.operations = block.operations().stream()
                .filter(operation -> !checks.isDropped(operation))
                .toList();
        Map<Variable, Integer> reads = new HashMap<>();
        int exit = block.operations().size();
        for (int i = 0; i < exit; i++) {
            if (!checks.isDropped(block.operations().get(i))) {
                for (Value argument : block.operations().get(i).arguments()) {
                    read(argument, i, reads);
                }
            }
        }
        Value condition = checks.operands(block).isEmpty() ? condition(block) : null;
        read(condition, exit, reads);
        Set<Variable> handedOver = new HashSet<>();
        for (Value operand : checks.operands(block).orElse(List.of())) {
            read(operand, exit, reads);
            if (operand instanceof Variable variable) {
                handedOver.add(variable);
            }
        }
        for (Link link : block.links()) {
            for (Value argument : link.arguments()) {
                read(argument, exit, reads);
                if (argument instanceof Variable variable) {
                    handedOver.add(variable);
                }
            }
        }
        for (Operation operation : operations) {
            Variable result = operation.result();
            if (reads.getOrDefault(result, 0) == 1 && !handedOver.contains(result) && result.type() != Primitive.VOID) {
                stacked.add(result);
            }
        }
        while (!isConsistent(condition)) {
            // Each round takes at least one result off the stack.
            swapped.clear();
        }
        stacked.forEach(lastRead::remove);
        for (Operation operation : operations) {
            for (int i = 0; i < operation.arguments().size(); i++) {
                if (operation.argument(i) instanceof Variable variable
                        && stacked.contains(variable)
                        && wantsInt(operation, i)) {
                    narrowed.add(variable);
                }
                if (operation.argument(i) instanceof Variable variable
                        && stacked.contains(variable)
                        && OperationWriter.takesItems(operation, i)) {
                    unwrapped.add(variable);
                }
            }
        }
    }

    /** The operations that are written. */
    List<Operation> operations() {
        return operations;
    }

    private void read(Value value, int position, Map<Variable, Integer> reads) {
        if (value instanceof Variable variable && variable.type() != Primitive.VOID) {
            reads.merge(variable, 1, Integer::sum);
            lastRead.merge(variable, position, Math::max);
        }
    }

    private static Value condition(Block block) {
        return switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> condition;
            case BlockExit.Switch(Value selector) -> selector;
            case BlockExit.Open _, BlockExit.Final _, BlockExit.Jump _, BlockExit.MayRaise _ -> null;
        };
    }

    /**
     * Plays the block through; where a stacked result is not where its reader wants it, takes it off the stack and says
     * no.
     */
    private boolean isConsistent(Value condition) {
        List<Variable> stack = new ArrayList<>();
        for (Operation operation : operations) {
            List<Value> operands = loaded(operation);
            if (isCommutative(operation) && !isStacked(operands.get(0)) && isStacked(operands.get(1))) {
                swapped.add(operation);
                operands = operands.reversed();
            }
            int count = matching(stack, operands);
            boolean fits = true;
            for (int i = count; i < operands.size(); i++) {
                fits &= !(operands.get(i) instanceof Variable variable && stacked.remove(variable));
            }
            if (!fits) {
                return false;
            }
            stack.subList(stack.size() - count, stack.size()).clear();
            if (stacked.contains(operation.result())) {
                stack.add(operation.result());
            }
        }
        if (isStacked(condition)) {
            if (stack.size() != 1) {
                stacked.remove(condition);
                return false;
            }
            return true;
        }
        return stack.isEmpty() || !stacked.removeAll(stack);
    }

    private boolean isStacked(Value value) {
        return value instanceof Variable variable && stacked.contains(variable);
    }

    /** How many of the first operands are the top of the stack, in order. */
    private int matching(List<Variable> stack, List<Value> operands) {
        for (int count = Math.min(stack.size(), operands.size()); count > 0; count--) {
            if (stack.subList(stack.size() - count, stack.size()).equals(operands.subList(0, count))) {
                return count;
            }
        }
        return 0;
    }

    /** The operands that are values at run time. */
    static List<Value> loaded(Operation operation) {
        int start = operation.opcode() == LowLevelOpcode.DIRECT_CALL ? 1 : 0;
        List<Value> operands = new ArrayList<>();
        for (Value argument :
                operation.arguments().subList(start, operation.arguments().size())) {
            if (argument.type() != Primitive.VOID) {
                operands.add(argument);
            }
        }
        return operands;
    }

    private static boolean isCommutative(Operation operation) {
        return switch ((LowLevelOpcode) operation.opcode()) {
            case INT_ADD,
                    INT_MUL,
                    INT_AND,
                    INT_OR,
                    INT_XOR,
                    INT_ADD_OVF,
                    INT_MUL_OVF,
                    INT_EQ,
                    INT_NE,
                    FLOAT_ADD,
                    FLOAT_MUL,
                    FLOAT_EQ,
                    FLOAT_NE,
                    PTR_EQ,
                    PTR_NE -> true;
            default -> false;
        };
    }

    /** Whether an operation takes an operand that is Signed as a Java int: an index, a length, a shift count. */
    static boolean wantsInt(Operation operation, int argument) {
        return switch ((LowLevelOpcode) operation.opcode()) {
            case GETARRAYITEM, SETARRAYITEM, MALLOC_ARRAY, INT_LSHIFT, INT_RSHIFT, UINT_RSHIFT -> argument == 1;
            case ARRAY_COPY -> argument == 1 || argument == 3 || argument == 4;
            default -> false;
        };
    }

    /** Whether a result stays on the stack. */
    boolean isOnStack(Variable variable) {
        return stacked.contains(variable);
    }

    /** Whether a result on the stack is turned into an int at once. */
    boolean isNarrowed(Variable variable) {
        return narrowed.contains(variable);
    }

    /** Whether the items of a result on the stack take its place at once. */
    boolean isUnwrapped(Variable variable) {
        return unwrapped.contains(variable);
    }

    /** Whether the two operands are taken in the other order. */
    boolean isSwapped(Operation operation) {
        return swapped.contains(operation);
    }

    /** Whether anything reads a variable. */
    boolean isRead(Variable variable) {
        return stacked.contains(variable) || lastRead.containsKey(variable);
    }

    /**
     * The index of the operation that reads a variable last, the number of operations for the exit; nothing if it needs
     * no local variable.
     */
    OptionalInt lastRead(Variable variable) {
        Integer position = lastRead.get(variable);
        return position == null ? OptionalInt.empty() : OptionalInt.of(position);
    }
}
