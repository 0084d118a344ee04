package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.flow.ClosingPlace.Action;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Counts who holds a generator whose body can tell that it is closed, at the {@link ClosingPlaces} of one function, so
 * that the last one who lets it go closes it: a loop, an operation that works on it, a local variable, an iterator that
 * takes its items. What else keeps it never lets it go.
 */
final class OwnedGenerators {
    private final Translation translation;
    private final GraphBuilder graph;
    private final ClosingPlaces places;
    private final Set<Value> owned = Collections.newSetFromMap(new IdentityHashMap<>());

    OwnedGenerators(Translation translation) {
        this.translation = translation;
        this.graph = translation.graph;
        this.places = translation.space.closingPlaces();
    }

    private Constant ofModule(String name) {
        return Constant.untyped(
                translation.space.generators().module().attribute(name).orElseThrow());
    }

    private void call(String name, SourcePosition position, Value... arguments) {
        List<Value> operands =
                new ArrayList<>(List.of(ofModule(name), Constant.untyped(CallShape.positional(arguments.length))));
        operands.addAll(List.of(arguments));
        graph.add(FlowOpcode.CALL, position, operands, false);
    }

    /** Whether a value may be such a generator, which a variable that takes it then holds. */
    boolean isOwned(Value value) {
        return owned.contains(value);
    }

    void markOwned(Value value) {
        owned.add(value);
    }

    boolean concerns(FlowOpcode opcode, SourcePosition position) {
        return !places.at(opcode, position).isEmpty();
    }

    /** An operation at such a place. */
    Value emit(FlowOpcode opcode, SourcePosition position, List<? extends Value> arguments, boolean mayRaise) {
        Set<Action> actions = places.at(opcode, position);
        List<? extends Value> operands = operandsOf(opcode, arguments);
        Value result;
        if (actions.contains(Action.KEEPS)) {
            operands.forEach(operand -> call("hold", position, operand));
            result = graph.add(opcode, position, arguments, mayRaise);
        } else if (actions.contains(Action.USES)) {
            result = use(opcode, position, arguments, operands, mayRaise);
        } else {
            result = graph.add(opcode, position, arguments, mayRaise);
        }
        if (actions.contains(Action.GIVES)) {
            markOwned(result);
        }
        return result;
    }

    /** The operands that may be generators. */
    private static List<? extends Value> operandsOf(FlowOpcode opcode, List<? extends Value> arguments) {
        List<? extends Value> operands = switch (opcode) {
            case CALL -> arguments.subList(2, arguments.size());
            case SETATTR -> arguments.subList(2, 3);
            default -> arguments;
        };
        return operands.stream().filter(Variable.class::isInstance).toList();
    }

    private Value use(
            FlowOpcode opcode,
            SourcePosition position,
            List<? extends Value> arguments,
            List<? extends Value> operands,
            boolean mayRaise) {
        operands.forEach(operand -> call("hold", position, operand));
        Enclosing around = graph.enclosing();
        Enclosing.Finally guard = new Enclosing.Finally(around);
        graph.setEnclosing(guard);
        Value result = graph.add(opcode, position, arguments, mayRaise);
        graph.setEnclosing(around);
        operands.forEach(operand -> call("let_go", position, operand, result));
        raiseOn(guard.exceptionLabel(), position, () -> operands.forEach(operand -> letGo(operand, position)));
        return result;
    }

    private void letGo(Value value, SourcePosition position) {
        call("let_go", position, value, translation.operations.none());
    }

    /**
     * Does something for an exception that comes to a label, and raises it again; goes on afterwards where the graph is
     * now.
     */
    private void raiseOn(Label label, SourcePosition position, Runnable action) {
        if (label.isUsed()) {
            Label end = new Label();
            graph.jump(end);
            Value exception = graph.place(label);
            action.run();
            graph.raise(exception, position);
            graph.place(end);
        }
    }

    /** Lets go of a value that nobody takes. */
    void drop(Value value, SourcePosition position) {
        if (isOwned(value)) {
            call("hold", position, value);
            letGo(value, position);
        }
    }

    /** Whether loops over an iterator must let it go. */
    boolean isLoopedOver(SourcePosition position) {
        return places.at(FlowOpcode.ITER, position).contains(Action.LOOPS);
    }

    /**
     * Holds an iterator as long as a loop works on it.
     *
     * @param loop translates it; {@code break} jumps to the label that it is given
     * @param end where to go behind a {@code break}
     */
    void whileLooping(Value iterator, SourcePosition position, Consumer<Label> loop, Label end) {
        call("hold", position, iterator);
        Label left = new Label();
        Enclosing around = graph.enclosing();
        Enclosing.Finally guard = new Enclosing.Finally(around);
        graph.setEnclosing(guard);
        loop.accept(left);
        graph.setEnclosing(around);
        letGo(iterator, position);
        raiseOn(guard.exceptionLabel(), position, () -> letGo(iterator, position));
        Label exhausted = new Label();
        graph.jump(exhausted);
        leave(left, iterator, position, _ -> graph.jump(end));
        leave(guard.returnLabel(), iterator, position, graph::leaveWithReturn);
        leave(guard.breakLabel(), iterator, position, _ -> graph.leaveWithBreak());
        leave(guard.continueLabel(), iterator, position, _ -> graph.leaveWithContinue());
        graph.place(exhausted);
    }

    private void leave(Label label, Value iterator, SourcePosition position, Consumer<Value> goOn) {
        if (label.isUsed()) {
            Value carried = graph.place(label);
            letGo(iterator, position);
            goOn.accept(carried);
        }
    }

    // Local variables

    /** What holds for a local variable. */
    Value newHolder(SourcePosition position) {
        return graph.add(
                FlowOpcode.CALL,
                position,
                List.of(ofModule("Holder"), Constant.untyped(CallShape.positional(0))),
                false);
    }

    /** A variable takes a value, and lets go of the one before. */
    void assign(Value holder, Value value, SourcePosition position) {
        call("put", position, holder, value);
    }

    /** A parameter of a generator was held for it until its body began. */
    void takeOver(Value parameter, SourcePosition position) {
        call("take_over", position, parameter);
    }

    /** A variable's function ends. @param result what it returns, which its caller has to look after */
    void end(Value holder, Value result, SourcePosition position) {
        call("end", position, holder, result);
    }
}
