package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Translates loops. */
final class LoopTranslator {
    private final Translation translation;

    LoopTranslator(Translation translation) {
        this.translation = translation;
    }

    void whileLoop(Statement.While loop) {
        GraphBuilder graph = translation.graph;
        List<Syntax> repeated = new ArrayList<>(loop.body());
        repeated.add(loop.test());
        GraphBuilder.LoopHead head =
                graph.beginLoop(translation.names.slotsOf(AssignedNames.in(repeated)), translation.names);
        Label body = new Label();
        Label exhausted = new Label();
        Label end = new Label();
        translation.conditions.branch(loop.test(), body, exhausted);
        graph.place(body);
        once(end, () -> translation.statements.translateAll(loop.body()));
        again(head, loop.position());
        graph.place(exhausted);
        translation.statements.translateAll(loop.orElse());
        graph.jump(end);
        graph.place(end);
    }

    void forLoop(Statement.For loop) {
        Value iterable = translation.displays.iterable(loop.iterable());
        Set<String> assigned = AssignedNames.in(loop.body(), loop.target());
        overIterable(
                iterable,
                loop.isAsync(),
                loop.iterable().position(),
                assigned,
                item -> {
                    translation.assignments.assign(loop.target(), item);
                    translation.statements.translateAll(loop.body());
                },
                () -> translation.statements.translateAll(loop.orElse()));
    }

    /**
     * A loop over an iterable; unrolled where it is marked so.
     *
     * @param isAsync whether each item is awaited
     * @param assigned the names that the body may bind, the loop's own variables among them
     * @param body translates one round for an item
     * @param orElse translates what follows when the items are exhausted
     */
    void overIterable(
            Value iterable,
            boolean isAsync,
            SourcePosition position,
            Set<String> assigned,
            Consumer<Value> body,
            Runnable orElse) {
        Label end = new Label();
        Optional<List<HostObject>> unrolled = Operations.live(iterable)
                .filter(translation.space::isUnrolling)
                .flatMap(translation.space.folder()::items);
        if (isAsync) {
            Value iterator = translation.operations.call(
                    translation.operations.attribute(iterable, "__aiter__", position), position);
            repeatUntil(
                    "StopAsyncIteration",
                    () -> translation.suspensions.awaitCall(iterator, "__anext__", position),
                    position,
                    assigned,
                    body,
                    end);
        } else if (unrolled.isPresent()) {
            unrolled.get().forEach(item -> once(end, () -> body.accept(Constant.untyped(item))));
        } else {
            repeat(iterable, position, assigned, body, end);
        }
        orElse.run();
        translation.graph.jump(end);
        translation.graph.place(end);
    }

    /** What {@code next} gives, unless it raises that exception. */
    Value until(String exception, Label exhausted, Supplier<Value> next) {
        GraphBuilder graph = translation.graph;
        Enclosing around = graph.enclosing();
        graph.setEnclosing(new Enclosing.Handlers(
                around, List.of(new Enclosing.Clause(translation.space.builtin(exception), exhausted)), false));
        Value item = next.get();
        graph.setEnclosing(around);
        return item;
    }

    /** Goes on where the items are exhausted. */
    private void repeat(
            Value iterable, SourcePosition position, Set<String> assigned, Consumer<Value> body, Label end) {
        Value iterator = translation.graph.emit(FlowOpcode.ITER, position, iterable);
        if (translation.owned.isLoopedOver(position)) {
            translation.owned.whileLooping(
                    iterator, position, left -> repeatOver(iterator, position, assigned, body, left), end);
        } else {
            repeatOver(iterator, position, assigned, body, end);
        }
    }

    private void repeatOver(
            Value iterator, SourcePosition position, Set<String> assigned, Consumer<Value> body, Label end) {
        repeatUntil(
                "StopIteration",
                () -> translation.graph.emit(FlowOpcode.NEXT, position, iterator),
                position,
                assigned,
                body,
                end);
    }

    private void repeatUntil(
            String exception,
            Supplier<Value> next,
            SourcePosition position,
            Set<String> assigned,
            Consumer<Value> body,
            Label end) {
        GraphBuilder graph = translation.graph;
        GraphBuilder.LoopHead head = graph.beginLoop(translation.names.slotsOf(assigned), translation.names);
        Label exhausted = new Label();
        Value item = until(exception, exhausted, next);
        once(end, () -> body.accept(item));
        again(head, position);
        graph.place(exhausted);
    }

    /** Every round of a loop looks for interrupts. */
    void again(GraphBuilder.LoopHead head, SourcePosition position) {
        translation.operations.poll(position);
        translation.graph.repeatLoop(head);
    }

    /** One round of a loop, which {@code continue} ends and {@code break} leaves. */
    private void once(Label end, Runnable body) {
        GraphBuilder graph = translation.graph;
        if (!graph.isReachable()) {
            return;
        }
        Label next = new Label();
        Enclosing around = graph.enclosing();
        graph.setEnclosing(new Enclosing.Loop(around, end, next));
        body.run();
        graph.setEnclosing(around);
        graph.jump(next);
        graph.place(next);
    }
}
