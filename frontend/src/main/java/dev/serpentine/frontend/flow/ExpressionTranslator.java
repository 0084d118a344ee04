package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.TypeForms;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Expression.LiteralValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Translates expressions to the values that they have. */
final class ExpressionTranslator {
    /** What {@code sys} tells of the Python that runs a program. */
    private static final Set<String> OF_THE_INTERPRETER = Set.of(
            "executable",
            "version",
            "implementation",
            "prefix",
            "exec_prefix",
            "base_prefix",
            "base_exec_prefix",
            "orig_argv",
            "copyright",
            "api_version",
            "int_info");

    private final Translation translation;

    ExpressionTranslator(Translation translation) {
        this.translation = translation;
    }

    Value translate(Expression expression) {
        SourcePosition position = expression.position();
        Operations operations = translation.operations;
        Optional<Expression> writtenOut = translation.localsByName.writtenOut(expression);
        if (writtenOut.isPresent()) {
            return translate(writtenOut.get());
        }
        return switch (expression) {
            case Expression.Literal literal -> literal(literal.value());
            case Expression.Name name -> translation.names.load(name.identifier(), position);
            case Expression.Attribute attribute -> attribute(attribute, translate(attribute.object()));
            case Expression.Subscript subscript -> subscript(subscript);
            case Expression.Slice slice -> operations.slice(bounds(slice), position);
            case Expression.Starred starred ->
                translation.refuse(position, "a starred expression here", "put it into a display or a call");
            case Expression.Unary unary ->
                operations.operate(
                        unaryOpcode(unary.operator()), position, translation.instanceDicts.now(unary.operand()));
            case Expression.Binary binary -> {
                Supplier<Value> left = translation.instanceDicts.shown(binary.left());
                Optional<Value> formatted = binary.operator() == Expression.BinaryOperator.MODULO
                                && binary.right() instanceof Expression.DictDisplay display
                        ? mappedFormat(left.get(), display, position)
                        : Optional.empty();
                if (formatted.isPresent()) {
                    yield formatted.get();
                }
                Value right = translation.instanceDicts.shown(binary.right()).get();
                yield operations.operate(binaryOpcode(binary.operator()), position, left.get(), right);
            }
            case Expression.And and -> translation.conditions.shortCircuit(and.operands(), false);
            case Expression.Or or -> translation.conditions.shortCircuit(or.operands(), true);
            case Expression.Compare compare -> translation.conditions.comparison(compare);
            case Expression.Conditional conditional -> translation.conditions.conditional(conditional, this::translate);
            case Expression.NamedExpression named -> {
                Value value = translate(named.value());
                translation.names.store(named.name(), value, position);
                yield value;
            }
            case Expression.Call call -> translation.calls.translate(call);
            case Expression.Tuple tuple -> translation.displays.tuple(tuple.items(), position);
            case Expression.ListDisplay list -> translation.displays.list(list.items(), position);
            case Expression.SetDisplay set -> translation.displays.set(set.items(), position);
            case Expression.DictDisplay dict -> translation.displays.dict(dict.entries(), position);
            case Expression.ListComprehension comprehension -> translation.comprehensions.list(comprehension);
            case Expression.SetComprehension comprehension -> translation.comprehensions.set(comprehension);
            case Expression.DictComprehension comprehension -> translation.comprehensions.dict(comprehension);
            case Expression.GeneratorExpression generator -> translation.comprehensions.generator(generator);
            case Expression.Lambda lambda -> translation.innerFunctions.make(lambda.function(), position);
            case Expression.FormattedText text -> formattedText(text.pieces(), position);
            case Expression.Replacement replacement -> replacement(replacement);
            case Expression.Yield given ->
                translation.graph.emit(
                        FlowOpcode.YIELD,
                        position,
                        given.value().map(this::translate).orElseGet(translation.operations::none));
            case Expression.YieldFrom all ->
                translation.suspensions.resultOf(
                        translation.suspensions.yieldAll(translate(all.value()), position), position);
            case Expression.Await await -> translation.suspensions.await(translate(await.value()), position);
        };
    }

    List<Value> translateAll(List<Expression> expressions) {
        List<Value> values = new ArrayList<>(expressions.size());
        for (Expression expression : expressions) {
            values.add(translate(expression));
        }
        return values;
    }

    private Value literal(LiteralValue literal) {
        return switch (literal) {
            case LiteralValue.OfInteger(var value) -> Constant.untyped(translation.host.ofInteger(value));
            case LiteralValue.OfFloat(double value) -> Constant.untyped(translation.host.ofFloat(value));
            case LiteralValue.OfImaginary(double value) ->
                Constant.untyped(translation
                        .space
                        .folder()
                        .call("complex", translation.host.ofFloat(0), translation.host.ofFloat(value))
                        .orElseThrow());
            case LiteralValue.OfText(String value) -> translation.operations.text(value);
            case LiteralValue.OfBytes(byte[] value) -> Constant.untyped(translation.host.ofBytes(value));
            case LiteralValue.OfBoolean(boolean value) -> translation.operations.bool(value);
            case LiteralValue.Singleton singleton ->
                switch (singleton) {
                    case NONE -> translation.operations.none();
                    case ELLIPSIS -> translation.operations.builtin("Ellipsis");
                };
        };
    }

    private Value attribute(Expression.Attribute attribute, Value object) {
        boolean isOfInterpreter = OF_THE_INTERPRETER.contains(attribute.name())
                && Operations.live(object)
                        .filter(live ->
                                live.kind() == HostKind.MODULE && live.name().equals("sys"))
                        .isPresent();
        return isOfInterpreter
                ? translation.refuse(
                        attribute.position(),
                        "sys." + attribute.name(),
                        "no Python runs the program: what it needs to know of one, tell it by an argument")
                : translation.operations.attribute(object, attribute.name(), attribute.position());
    }

    private Value subscript(Expression.Subscript subscript) {
        Optional<Value> global = translation.globalNames.item(subscript);
        if (global.isPresent()) {
            return global.get();
        }
        Supplier<Value> looked = translation.instanceDicts.operand(subscript.object());
        if (subscript.index() instanceof Expression.Slice slice) {
            Value object = looked.get();
            List<Value> bounds = bounds(slice);
            return translation
                    .operations
                    .foldSlice(object, bounds)
                    .orElseGet(() -> translation.operations.operate(
                            FlowOpcode.GETITEM,
                            subscript.position(),
                            object,
                            translation.operations.slice(bounds, slice.position())));
        }
        Value index = translate(
                holdsList(subscript.index()) && saysType(looked.get())
                        ? withTuples(subscript.index())
                        : subscript.index());
        return translation.operations.operate(FlowOpcode.GETITEM, subscript.position(), looked.get(), index);
    }

    private static boolean holdsList(Expression index) {
        return switch (index) {
            case Expression.ListDisplay _ -> true;
            case Expression.Tuple tuple -> tuple.items().stream().anyMatch(ExpressionTranslator::holdsList);
            default -> false;
        };
    }

    private boolean saysType(Value object) {
        return Operations.live(object)
                .filter(live -> TypeForms.isGeneric(live, translation.host))
                .isPresent();
    }

    /** The arguments of a type with tuples for lists, which mean the same there: {@code Callable[[int], str]}. */
    private static Expression withTuples(Expression index) {
        return switch (index) {
            case Expression.ListDisplay(var items, var position) -> new Expression.Tuple(withTuples(items), position);
            case Expression.Tuple(var items, var position) -> new Expression.Tuple(withTuples(items), position);
            default -> index;
        };
    }

    private static List<Expression> withTuples(List<Expression> items) {
        return items.stream().map(ExpressionTranslator::withTuples).toList();
    }

    private List<Value> bounds(Expression.Slice slice) {
        List<Value> bounds = new ArrayList<>();
        for (Optional<Expression> bound : List.of(slice.lower(), slice.upper(), slice.step())) {
            bounds.add(bound.map(this::translate).orElseGet(translation.operations::none));
        }
        return bounds;
    }

    /** {@code "%(a)s %(b)d" % {"a": x, "b": y}}, where the display has all that the format asks for. */
    private Optional<Value> mappedFormat(Value left, Expression.DictDisplay display, SourcePosition position) {
        Optional<MappedFormat> format = Operations.live(left)
                .filter(object -> object.kind() == HostKind.STR)
                .flatMap(object -> MappedFormat.of(object.asText()));
        Optional<List<String>> keys = MappedFormat.keys(display);
        if (format.isEmpty()
                || keys.isEmpty()
                || !keys.get().containsAll(format.get().names())) {
            return Optional.empty();
        }
        List<Value> values = translateAll(
                display.entries().stream().map(Expression.Entry::value).toList());
        List<Value> wanted = format.get().names().stream()
                .map(name -> values.get(keys.get().lastIndexOf(name)))
                .toList();
        Value tuple = translation.operations.operate(FlowOpcode.NEWTUPLE, display.position(), wanted);
        return Optional.of(translation.operations.operate(
                FlowOpcode.MOD,
                position,
                translation.operations.text(format.get().format()),
                tuple));
    }

    private Value formattedText(List<Expression> pieces, SourcePosition position) {
        List<Value> texts = new ArrayList<>();
        StringBuilder known = new StringBuilder();
        for (Expression piece : pieces) {
            Value text = translate(piece);
            Optional<String> live = Operations.live(text).map(object -> object.asText());
            if (live.isPresent()) {
                known.append(live.get());
            } else {
                flush(known, texts);
                texts.add(text);
            }
        }
        if (texts.isEmpty()) {
            return translation.operations.text(known.toString());
        }
        flush(known, texts);
        return texts.size() == 1
                ? texts.getFirst()
                : translation.graph.emit(FlowOpcode.JOIN_TEXT, position, texts, false);
    }

    private void flush(StringBuilder known, List<Value> texts) {
        if (!known.isEmpty()) {
            texts.add(translation.operations.text(known.toString()));
            known.setLength(0);
        }
    }

    private Value replacement(Expression.Replacement replacement) {
        if (replacement.value() instanceof Expression.Conditional conditional) {
            // Each way is formatted by itself: what they give may have different types.
            return translation.conditions.conditional(
                    conditional,
                    way -> replacement(new Expression.Replacement(
                            way, replacement.conversion(), replacement.specification(), replacement.position())));
        }
        Supplier<Value> looked = translation.instanceDicts.shown(replacement.value());
        String conversion = replacement.conversion().map(String::valueOf).orElse("");
        Value specification =
                replacement.specification().map(this::translate).orElseGet(() -> translation.operations.text(""));
        Value value = looked.get();
        if (Operations.live(value).isPresent()
                && Operations.live(specification).isPresent()
                && translation.graph.isReachable()) {
            var folded = translation
                    .space
                    .folder()
                    .format(
                            Operations.live(value).get(),
                            conversion,
                            Operations.live(specification).get());
            if (folded.isPresent()) {
                return Constant.untyped(folded.get());
            }
        }
        if (!translation.graph.isReachable()) {
            return translation.operations.text("");
        }
        return translation.graph.emit(
                FlowOpcode.FORMAT,
                replacement.position(),
                value,
                translation.operations.text(conversion),
                specification);
    }

    private static FlowOpcode unaryOpcode(Expression.UnaryOperator operator) {
        return switch (operator) {
            case NOT -> FlowOpcode.NOT;
            case NEGATE -> FlowOpcode.NEG;
            case PLUS -> FlowOpcode.POS;
            case INVERT -> FlowOpcode.INVERT;
        };
    }

    private static FlowOpcode binaryOpcode(Expression.BinaryOperator operator) {
        return switch (operator) {
            case ADD -> FlowOpcode.ADD;
            case SUBTRACT -> FlowOpcode.SUB;
            case MULTIPLY -> FlowOpcode.MUL;
            case MATRIX_MULTIPLY -> FlowOpcode.MATMUL;
            case DIVIDE -> FlowOpcode.TRUEDIV;
            case FLOOR_DIVIDE -> FlowOpcode.FLOORDIV;
            case MODULO -> FlowOpcode.MOD;
            case POWER -> FlowOpcode.POW;
            case LEFT_SHIFT -> FlowOpcode.LSHIFT;
            case RIGHT_SHIFT -> FlowOpcode.RSHIFT;
            case AND -> FlowOpcode.AND;
            case OR -> FlowOpcode.OR;
            case XOR -> FlowOpcode.XOR;
        };
    }

    /** The operation of an augmented assignment. */
    static FlowOpcode inPlaceOpcode(Expression.BinaryOperator operator) {
        return FlowOpcode.valueOf("INPLACE_" + binaryOpcode(operator).name());
    }
}
