package dev.serpentine.frontend.flow;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.Set;

/**
 * Translates what hands on whatever another one gives, until that one is done: {@code yield from}, and {@code await},
 * which is the same of what the awaited object's {@code __await__} gives.
 */
final class SuspensionTranslator {
    private final Translation translation;

    SuspensionTranslator(Translation translation) {
        this.translation = translation;
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

    /** What an exhausted iterator has returned. */
    Value resultOf(Value iterator, SourcePosition position) {
        return ofModule("result_of", iterator, position);
    }

    /** {@code await}, whose value nobody wants. @return what was waited for, which is done then */
    Value awaitAll(Value awaitable, SourcePosition position) {
        Value iterator = ofModule("awaited", awaitable, position);
        yieldItems(iterator, position);
        return iterator;
    }

    /** {@code await}. */
    Value await(Value awaitable, SourcePosition position) {
        return resultOf(awaitAll(awaitable, position), position);
    }

    /** Awaits what a method gives. */
    Value awaitCall(Value object, String method, SourcePosition position, Value... arguments) {
        Operations operations = translation.operations;
        return await(operations.call(operations.attribute(object, method, position), position, arguments), position);
    }

    private Value ofModule(String function, Value argument, SourcePosition position) {
        return translation.operations.call(
                Constant.untyped(translation
                        .space
                        .generators()
                        .module()
                        .attribute(function)
                        .orElseThrow()),
                position,
                argument);
    }

    private void yieldItems(Value iterator, SourcePosition position) {
        GraphBuilder graph = translation.graph;
        GraphBuilder.LoopHead head = graph.beginLoop(Set.of(), translation.names);
        Label exhausted = new Label();
        Value item = translation.loops.until(
                "StopIteration", exhausted, () -> graph.emit(FlowOpcode.DELEGATE, position, iterator));
        graph.emit(FlowOpcode.YIELD_DELEGATED, position, item);
        translation.loops.again(head, position);
        graph.place(exhausted);
    }
}
