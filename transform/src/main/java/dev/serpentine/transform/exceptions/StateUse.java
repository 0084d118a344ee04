package dev.serpentine.transform.exceptions;

import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.List;
import java.util.Optional;

/**
 * What operations of explicit exceptions do to the one exception state, for passes that come afterwards. What is
 * written there is the null constant, or an exception.
 */
public final class StateUse {
    private StateUse() {}

    /** Whether an operation reads which exception is on its way. */
    public static boolean isRead(Operation operation) {
        return operation.opcode() == LowLevelOpcode.GETFIELD && isState(operation);
    }

    /** Whether an operation has an exception on its way. */
    public static boolean isSet(Operation operation) {
        return isWrite(operation) && !isNull(operation.argument(2));
    }

    /** Whether an operation ends an exception's way. */
    public static boolean isCleared(Operation operation) {
        return isWrite(operation) && isNull(operation.argument(2));
    }

    private static boolean isWrite(Operation operation) {
        return operation.opcode() == LowLevelOpcode.SETFIELD && isState(operation);
    }

    private static boolean isNull(Value value) {
        return value instanceof Constant constant && constant.value() == null;
    }

    private static boolean isState(Operation operation) {
        return operation.argument(0) instanceof Constant state
                && state.value() instanceof StructValue struct
                && !struct.type().isGarbageCollected()
                && struct.type().name().equals(ExceptionState.NAME)
                && operation.argument(1).equals(Constant.voidOf(ExceptionState.FIELD));
    }

    /**
     * That a block ends with a test whether there is an exception.
     *
     * @param read the index of the operation that reads the state
     * @param raised the link for when there is one
     * @param normal the link for when there is none
     */
    public record Test(int read, Link raised, Link normal) {}

    /** How a block tests the state at its end, if it does. */
    public static Optional<Test> testOf(Block block) {
        if (!(block.exit() instanceof BlockExit.Branch(Value condition))) {
            return Optional.empty();
        }
        List<Operation> operations = block.operations();
        int test = indexOf(condition, operations);
        if (test < 0) {
            return Optional.empty();
        }
        boolean trueIfRaised = operations.get(test).opcode() == LowLevelOpcode.PTR_NONZERO;
        if (!trueIfRaised && operations.get(test).opcode() != LowLevelOpcode.PTR_IS_ZERO) {
            return Optional.empty();
        }
        int read = indexOf(operations.get(test).argument(0), operations);
        if (read < 0 || !isRead(operations.get(read))) {
            return Optional.empty();
        }
        Link first = block.links().get(0);
        Link second = block.links().get(1);
        boolean firstIsTrue = first.linkCase().equals(new LinkCase.Truth(true));
        return Optional.of(firstIsTrue == trueIfRaised ? new Test(read, first, second) : new Test(read, second, first));
    }

    private static int indexOf(Value result, List<Operation> operations) {
        for (int i = operations.size() - 1; i >= 0; i--) {
            if (operations.get(i).result() == result) {
                return i;
            }
        }
        return -1;
    }
}
