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
        if (loop.isAsync()) {
            translation.refuse(loop.position(), "async for", "use a plain for");
            return;
        }
        Value iterable = translation.displays.iterable(loop.iterable());
        Set<String> assigned = AssignedNames.in(loop.body(), loop.target());
        overIterable(
                iterable,
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
     * @param assigned the names that the body may bind, the loop's own variables among them
     * @param body translates one round for an item
     * @param orElse translates what follows when the items are exhausted
     */
    void overIterable(
            Value iterable, SourcePosition position, Set<String> assigned, Consumer<Value> body, Runnable orElse) {
        Label end = new Label();
        Optional<List<HostObject>> unrolled = Operations.live(iterable)
                .filter(translation.space::isUnrolling)
                .flatMap(translation.space.folder()::items);
        if (unrolled.isPresent()) {
            unrolled.get().forEach(item -> once(end, () -> body.accept(Constant.untyped(item))));
        } else {
            repeat(iterable, position, assigned, body, end);
        }
        orElse.run();
        translation.graph.jump(end);
        translation.graph.place(end);
    }

    /** {@code yield from}. @return the iterator, which is exhausted then */
    Value yieldAll(Value iterable, SourcePosition position) {
        Value iterator = translation.graph.emit(FlowOpcode.ITER, position, iterable);
        if (translation.owned.isLoopedOver(position)) {
            translation.owned.whileLooping(iterator, position, _ -> yieldItems(iterator, position), new Label());
        } else {
            yieldItems(iterator, position);
        }
        return iterator;
    }

    private void yieldItems(Value iterator, SourcePosition position) {
        GraphBuilder graph = translation.graph;
        GraphBuilder.LoopHead head = graph.beginLoop(Set.of(), translation.names);
        Label exhausted = new Label();
        Value item = untilStopIteration(exhausted, () -> graph.emit(FlowOpcode.DELEGATE, position, iterator));
        graph.emit(FlowOpcode.YIELD_DELEGATED, position, item);
        again(head, position);
        graph.place(exhausted);
    }

    private Value untilStopIteration(Label exhausted, Supplier<Value> next) {
        GraphBuilder graph = translation.graph;
        Enclosing around = graph.enclosing();
        graph.setEnclosing(new Enclosing.Handlers(
                around, List.of(new Enclosing.Clause(translation.space.builtin("StopIteration"), exhausted)), false));
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
        GraphBuilder graph = translation.graph;
        GraphBuilder.LoopHead head = graph.beginLoop(translation.names.slotsOf(assigned), translation.names);
        Label exhausted = new Label();
        Value item = untilStopIteration(exhausted, () -> graph.emit(FlowOpcode.NEXT, position, iterator));
        once(end, () -> body.accept(item));
        again(head, position);
        graph.place(exhausted);
    }

    /** Every round of a loop looks for interrupts. */
    private void again(GraphBuilder.LoopHead head, SourcePosition position) {
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
