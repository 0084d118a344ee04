package dev.serpentine.frontend.flow;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Says what the variables of one function of the program hold, where the program can tell when objects end: the graph's
 * own variables do not live as long as Python's.
 *
 * <p>Each has a number; those of lower numbers end first when the function ends. Exceptions that are handled come
 * before all variables.
 */
final class HeldLocals {
    /** Python has what inner functions share behind all other variables. */
    private static final int FIRST_SHARED = 1 << 20;

    private final Translation translation;
    private final boolean areSaid;
    /** By slot: in the order in which the variables get values first, as Python has them. */
    private final Map<Integer, Integer> numbers = new HashMap<>();

    private int handled;
    private int cells;

    HeldLocals(Translation translation) {
        this.translation = translation;
        this.areSaid = translation.space.observedEnds().exist()
                && SourcePosition.isOfProgram(
                        translation.code.syntax().position().file());
    }

    /**
     * A variable gets a value, and lets go of what it held.
     *
     * @param isShared whether inner functions have it, too, and it is no parameter
     */
    void hold(int slot, boolean isShared, Value value, SourcePosition position) {
        say(numbers.computeIfAbsent(slot, _ -> (isShared ? FIRST_SHARED : 0) + numbers.size()), value, position);
    }

    /** A cell that holds a variable which inner functions assign; they may hold it longer. */
    void holdCell(Value cell, SourcePosition position) {
        say(FIRST_SHARED + cells++, cell, position);
    }

    /** A variable has no value any more. */
    void letGo(int slot, SourcePosition position) {
        Integer number = numbers.get(slot);
        if (number != null) {
            say(number, translation.operations.none(), position);
        }
    }

    /**
     * Whatever handles an exception holds it until it is over.
     *
     * @param body handles it; is given what lets go of it on the other ways out
     */
    void whileHandling(Value exception, SourcePosition position, Consumer<Runnable> body) {
        handled++;
        int number = -handled;
        Runnable leave = () -> say(number, translation.operations.none(), position);
        say(number, exception, position);
        body.accept(leave);
        leave.run();
        handled--;
    }

    private void say(int number, Value value, SourcePosition position) {
        if (areSaid) {
            List<Value> operands = List.of(
                    translation.space.observedEnds().holdLocal(),
                    Constant.untyped(CallShape.positional(2)),
                    Constant.untyped(translation.host.ofInteger(BigInteger.valueOf(number))),
                    value);
            translation.graph.add(FlowOpcode.CALL, position, operands, false);
        }
    }
}
