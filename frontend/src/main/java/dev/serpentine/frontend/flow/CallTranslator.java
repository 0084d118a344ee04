package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.GeneratorConsumers;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Translates calls, and those few callables that mean something to the flow space. */
final class CallTranslator {
    /** Builtins that read or run what is not known before the program runs, and what to write instead. */
    private static final Map<String, String> REFUSED = Map.of(
            "eval", "compute the value in the program itself",
            "exec", "execute it at import time, outside of functions",
            "compile", "compile it at import time, outside of functions",
            "__import__", "import at module level",
            "globals", "use the names themselves",
            "locals", "use the names themselves",
            "vars", "name the attributes");

    private final Translation translation;

    CallTranslator(Translation translation) {
        this.translation = translation;
    }

    Value translate(Expression.Call call) {
        SourcePosition position = call.position();
        Value callable = translation.expressions.translate(call.function());
        Optional<HostObject> live = Operations.live(callable);
        String builtin = live.flatMap(translation.space::builtinName).orElse("");
        if (live.isPresent()) {
            Optional<Value> special = translateSpecial(call, live.get(), builtin);
            if (special.isPresent()) {
                return special.get();
            }
        }
        List<Expression> arguments = call.arguments();
        boolean isJoin = call.function() instanceof Expression.Attribute attribute && attribute.name().equals("join");
        if ((isJoin || GeneratorConsumers.isCollecting(builtin)) && firstIsGenerator(call)) {
            List<Value> values = new ArrayList<>();
            Expression.GeneratorExpression generator = (Expression.GeneratorExpression) arguments.getFirst();
            values.add(translation.comprehensions.list(generator, position));
            return finish(callable, values, arguments.subList(1, arguments.size()), call.keywords(), position);
        }
        return finish(callable, new ArrayList<>(), arguments, call.keywords(), position);
    }

    /** A generator first, and behind it only what neither has an effect nor sees one. */
    private static boolean firstIsGenerator(Expression.Call call) {
        return !call.arguments().isEmpty()
                && call.arguments().getFirst() instanceof Expression.GeneratorExpression
                && call.arguments().stream().skip(1).allMatch(CallTranslator::isInert)
                && call.keywords().stream().allMatch(keyword -> keyword.name().isPresent() && isInert(keyword.value()));
    }

    private static boolean isInert(Expression expression) {
        return switch (expression) {
            case Expression.Literal literal -> true;
            case Expression.Name name -> true;
            case Expression.Lambda lambda -> true;
            case Expression.Attribute attribute -> isInert(attribute.object());
            case Expression.Unary unary -> isInert(unary.operand());
            case Expression.ListDisplay list -> list.items().isEmpty();
            default -> false;
        };
    }

    private Optional<Value> translateSpecial(Expression.Call call, HostObject callable, String builtin) {
        SourcePosition position = call.position();
        if (builtin.equals("super") && call.keywords().isEmpty()) {
            return Optional.of(superObject(call));
        }
        boolean isLoneGenerator = call.arguments().size() == 1 && firstIsGenerator(call);
        if (isLoneGenerator && (builtin.equals("any") || builtin.equals("all"))) {
            return Optional.of(translation.comprehensions.search((Expression.GeneratorExpression) call.arguments().getFirst(), call.position(), builtin.equals("any")));
        }
        String advice = REFUSED.get(builtin);
        if (advice != null) {
            return Optional.of(translation.refuse(position, builtin + "() at run time", advice));
        }
        if (call.arguments().isEmpty() && translation.space.isTranslationTest(callable)) {
            return Optional.of(translation.operations.bool(true));
        }
        return Optional.empty();
    }

    /** {@code super()}, or with the two arguments written out. */
    private Value superObject(Expression.Call call) {
        SourcePosition position = call.position();
        if (call.arguments().size() == 2) {
            Value ownClass = translation.expressions.translate(call.arguments().get(0));
            Value object = translation.expressions.translate(call.arguments().get(1));
            if (Operations.live(ownClass).filter(live -> live.kind() == HostKind.CLASS).isPresent()) {
                return translation.graph.emit(FlowOpcode.SUPER, position, ownClass, object);
            }
            return translation.refuse(position, "super() of a class that is not a constant", "write super()");
        }
        var positional = translation.code.syntax().parameters().positional();
        LocalNames.Place place = translation.names.resolve("__class__");
        Optional<HostObject> ownClass = place instanceof LocalNames.Place.Cell cell
                ? Operations.live(cell.cell()).flatMap(live -> live.part(Part.CONTENTS))
                : Optional.empty();
        if (!call.arguments().isEmpty() || positional.isEmpty() || ownClass.isEmpty()) {
            return translation.refuse(position, "super() here", "call it in a method of a class that is defined at module level");
        }
        Value object = translation.names.load(positional.getFirst().name(), position);
        return translation.graph.emit(FlowOpcode.SUPER, position, Constant.untyped(ownClass.get()), object);
    }

    /** Evaluates the arguments in Python's order and calls. */
    private Value finish(Value callable, List<Value> positional, List<Expression> arguments, List<Expression.Keyword> keywords, SourcePosition position) {
        int next = 0;
        while (next < arguments.size() && !(arguments.get(next) instanceof Expression.Starred)) {
            positional.add(translation.expressions.translate(arguments.get(next)));
            next++;
        }
        List<Expression> rest = arguments.subList(next, arguments.size());
        Optional<Value> star = Optional.empty();
        if (!rest.isEmpty()) {
            star = Optional.of(translation.displays.tuple(rest, position));
        }
        List<String> names = new ArrayList<>();
        List<Value> named = new ArrayList<>();
        List<Expression.Entry> mappings = new ArrayList<>();
        for (Expression.Keyword keyword : keywords) {
            if (keyword.name().isPresent()) {
                names.add(keyword.name().get());
                named.add(translation.expressions.translate(keyword.value()));
            } else {
                mappings.add(new Expression.Entry(Optional.empty(), keyword.value()));
            }
        }
        Optional<Value> doubleStar = Optional.empty();
        if (mappings.size() == 1) {
            doubleStar = Optional.of(translation.expressions.translate(mappings.getFirst().value()));
        } else if (!mappings.isEmpty()) {
            doubleStar = Optional.of(translation.displays.dict(mappings, position));
        }
        CallShape shape = new CallShape(positional.size(), names, star.isPresent(), doubleStar.isPresent());
        List<Value> values = new ArrayList<>(positional);
        values.addAll(named);
        star.ifPresent(values::add);
        doubleStar.ifPresent(values::add);
        return translation.operations.call(callable, shape, values, position);
    }
}
