package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Translates tuple, list, set and dict displays, with stars inside. */
final class DisplayTranslator {
    /** Python's compiler computes displays of so many items. */
    private static final int FEWEST_COMPUTED = 3;
    /** Sets of so many items have a table of {@link #LEAST_TABLE} places, however they are made. */
    private static final int MOST_WITHOUT_GROWTH = 4;

    private static final int LEAST_TABLE = 8;
    /** Ints of so many bits are their own hashes, but for -1, whose hash is -2. */
    private static final int BITS_OF_PLAIN_HASH = 60;

    private final Translation translation;

    DisplayTranslator(Translation translation) {
        this.translation = translation;
    }

    Value tuple(List<Expression> items, SourcePosition position) {
        if (items.stream().anyMatch(Expression.Starred.class::isInstance)) {
            return sumOfParts(items, position, translation.expressions::translate);
        }
        return translation.operations.operate(
                FlowOpcode.NEWTUPLE, position, translation.expressions.translateAll(items));
    }

    /** What is passed behind a star, and with it. @param last evaluates the last of the items, if that is no star */
    Value arguments(List<Expression> items, SourcePosition position, Function<Expression, Value> last) {
        return sumOfParts(items, position, last);
    }

    /** With stars inside: a sum of tuples, so that its length is known where theirs are. */
    private Value sumOfParts(List<Expression> items, SourcePosition position, Function<Expression, Value> last) {
        Operations operations = translation.operations;
        Value sum = null;
        int next = 0;
        while (next < items.size()) {
            Value part;
            if (items.get(next) instanceof Expression.Starred starred) {
                part = operations.call(
                        operations.builtin("tuple"),
                        starred.position(),
                        translation.instanceDicts.now(starred.value()));
                next++;
            } else {
                int end = next;
                while (end < items.size() && !(items.get(end) instanceof Expression.Starred)) {
                    end++;
                }
                List<Value> values = new ArrayList<>();
                for (Expression item : items.subList(next, end)) {
                    values.add(item == items.getLast() ? last.apply(item) : translation.expressions.translate(item));
                }
                part = operations.operate(FlowOpcode.NEWTUPLE, position, values);
                next = end;
            }
            sum = sum == null ? part : operations.operate(FlowOpcode.ADD, position, sum, part);
        }
        return sum;
    }

    Value list(List<Expression> items, SourcePosition position) {
        return collect(items, position, FlowOpcode.NEWLIST, FlowOpcode.LIST_APPEND, FlowOpcode.LIST_EXTEND);
    }

    /**
     * A display of constants is made of a frozenset that Python's compiler has made of them, which can be told by the
     * order of the items: making room for all at once takes another table than adding one after the other.
     */
    Value set(List<Expression> items, SourcePosition position) {
        Optional<Value> frozen = items.size() < FEWEST_COMPUTED ? Optional.empty() : frozen(items, position);
        if (frozen.isPresent()) {
            return call("set", frozen.get(), position);
        }
        return collect(items, position, FlowOpcode.NEWSET, FlowOpcode.SET_ADD, FlowOpcode.SET_UPDATE);
    }

    /** What a loop goes through: Python's compiler makes a frozenset of a display of constants there. */
    Value iterable(Expression expression) {
        return (expression instanceof Expression.SetDisplay display
                        ? frozen(display.items(), display.position())
                        : Optional.<Value>empty())
                .or(() -> translation.instanceDicts.iterable(expression))
                .orElseGet(() -> translation.expressions.translate(expression));
    }

    private Value call(String builtin, Value argument, SourcePosition position) {
        return translation.operations.call(translation.operations.builtin(builtin), position, argument);
    }

    /**
     * The frozenset of a display of constants whose hashes Python fixes, where its order may be another than that of a
     * set to which they are added.
     */
    private Optional<Value> frozen(List<Expression> items, SourcePosition position) {
        if (!items.stream().allMatch(DisplayTranslator::isConstant)) {
            return Optional.empty();
        }
        List<HostObject> constants = items.stream()
                .flatMap(item -> Operations.live(translation.expressions.translate(item)).stream())
                .toList();
        if (areApart(constants)) {
            return Optional.empty();
        }
        ConstantFolder folder = translation.space.folder();
        // The compiler makes it of the items of a first one, in the order that they have there.
        return constants.size() == items.size()
                ? folder.call("frozenset", folder.tuple(constants))
                        .map(first -> call("frozenset", call("list", Constant.untyped(first), position), position))
                : Optional.empty();
    }

    /**
     * Whether each of the items has a place of its own in the least table: then they are laid out alike in whatever
     * order they are added.
     */
    private static boolean areApart(List<HostObject> items) {
        return items.size() <= MOST_WITHOUT_GROWTH
                && items.stream()
                        .allMatch(item ->
                                item.kind() == HostKind.INT && item.asInteger().bitLength() <= BITS_OF_PLAIN_HASH)
                && items.stream()
                                .map(item -> Math.floorMod(
                                        item.asInteger().longValue() == -1
                                                ? -2
                                                : item.asInteger().longValue(),
                                        LEAST_TABLE))
                                .distinct()
                                .count()
                        == items.size();
    }

    /** Whether Python's compiler computes it, and hashes of such values never change. */
    private static boolean isConstant(Expression expression) {
        return switch (expression) {
            case Expression.Literal literal ->
                !(literal.value() instanceof Expression.LiteralValue.OfText
                        || literal.value() instanceof Expression.LiteralValue.OfBytes);
            case Expression.Unary unary -> isConstant(unary.operand());
            case Expression.Binary binary -> isConstant(binary.left()) && isConstant(binary.right());
            case Expression.Tuple tuple -> tuple.items().stream().allMatch(DisplayTranslator::isConstant);
            default -> false;
        };
    }

    /** The items before the first star are those of the new object; the rest is added one by one. */
    private Value collect(
            List<Expression> items, SourcePosition position, FlowOpcode create, FlowOpcode add, FlowOpcode extend) {
        List<Value> first = new ArrayList<>();
        int next = 0;
        while (next < items.size() && !(items.get(next) instanceof Expression.Starred)) {
            first.add(translation.expressions.translate(items.get(next)));
            next++;
        }
        Value collection = translation.graph.emit(create, position, first);
        for (Expression item : items.subList(next, items.size())) {
            if (item instanceof Expression.Starred starred) {
                translation.graph.emit(
                        extend, item.position(), collection, translation.instanceDicts.now(starred.value()));
            } else {
                translation.graph.emit(add, item.position(), collection, translation.expressions.translate(item));
            }
        }
        return collection;
    }

    Value dict(List<Expression.Entry> entries, SourcePosition position) {
        List<Value> first = new ArrayList<>();
        int next = 0;
        while (next < entries.size() && entries.get(next).key().isPresent()) {
            first.add(translation.expressions.translate(entries.get(next).key().get()));
            first.add(translation.expressions.translate(entries.get(next).value()));
            next++;
        }
        Value dict = translation.graph.emit(FlowOpcode.NEWDICT, position, first);
        for (Expression.Entry entry : entries.subList(next, entries.size())) {
            if (entry.key().isPresent()) {
                Value key = translation.expressions.translate(entry.key().get());
                Value value = translation.expressions.translate(entry.value());
                translation.graph.emit(FlowOpcode.DICT_STORE, entry.value().position(), dict, key, value);
            } else {
                translation.graph.emit(
                        FlowOpcode.DICT_UPDATE,
                        entry.value().position(),
                        dict,
                        translation.instanceDicts.now(entry.value()));
            }
        }
        return dict;
    }
}
