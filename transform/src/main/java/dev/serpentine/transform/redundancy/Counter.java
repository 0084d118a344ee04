package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.SameValues;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.Optional;
import java.util.Set;

/**
 * What counts the rounds of a loop: begins somewhere, grows by 1 from round to round, and is below its limit, or at
 * most that, in each round. The limit is the same for all rounds.
 *
 * @param position among the header's input arguments
 * @param variable that input argument
 * @param limit what the header compares it with
 * @param isLimitReached whether there is a round in which it is the limit
 */
record Counter(int position, Variable variable, Value limit, boolean isLimitReached) {

    /** What the test at the header of a loop tells. */
    static Optional<Counter> of(Loop loop, SameValues values) {
        if (!(loop.header().exit() instanceof BlockExit.Branch(Value condition))
                || !(values.definition(condition) instanceof Operation test)
                || !loop.header().operations().contains(test)) {
            return Optional.empty();
        }
        boolean staysIfTrue = loop.contains(loop.header().links().getLast().target());
        boolean staysIfFalse = loop.contains(loop.header().links().getFirst().target());
        if (staysIfTrue == staysIfFalse) {
            return Optional.empty();
        }
        return switch ((LowLevelOpcode) test.opcode()) {
            case INT_LT -> staysIfTrue ? counter(loop, values, test, 0, false) : counter(loop, values, test, 1, true);
            case INT_LE -> staysIfTrue ? counter(loop, values, test, 0, true) : counter(loop, values, test, 1, false);
            case INT_GT -> staysIfTrue ? counter(loop, values, test, 1, false) : counter(loop, values, test, 0, true);
            case INT_GE -> staysIfTrue ? counter(loop, values, test, 1, true) : counter(loop, values, test, 0, false);
            default -> Optional.empty();
        };
    }

    private static Optional<Counter> counter(
            Loop loop, SameValues values, Operation test, int operand, boolean isLimitReached) {
        int position = loop.header().inputArguments().indexOf(values.origin(test.argument(operand)));
        if (position < 0) {
            return Optional.empty();
        }
        Variable variable = loop.header().inputArguments().get(position);
        return grows(loop, values, position, Set.of(LowLevelOpcode.INT_ADD, LowLevelOpcode.INT_ADD_OVF))
                ? Optional.of(
                        new Counter(position, variable, values.origin(test.argument(1 - operand)), isLimitReached))
                : Optional.empty();
    }

    /** Whether an input argument of the header grows by 1 from round to round, and nothing tests whether it can. */
    static boolean counts(Loop loop, SameValues values, int position) {
        return grows(loop, values, position, Set.of(LowLevelOpcode.INT_ADD));
    }

    private static boolean grows(Loop loop, SameValues values, int position, Set<LowLevelOpcode> additions) {
        Variable variable = loop.header().inputArguments().get(position);
        return loop.blocks().stream()
                .flatMap(block -> block.links().stream())
                .filter(link -> link.target() == loop.header())
                .allMatch(link -> isNext(link, position, variable, values, additions));
    }

    private static boolean isNext(
            Link link, int position, Variable variable, SameValues values, Set<LowLevelOpcode> additions) {
        return values.definition(link.arguments().get(position)) instanceof Operation addition
                && addition.opcode() instanceof LowLevelOpcode opcode
                && additions.contains(opcode)
                && values.origin(addition.argument(0)) == variable
                && addition.argument(1) instanceof Constant(Long step, var type)
                && step == 1;
    }
}
