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
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Translates calls, and those few callables that mean something to the flow space. */
final class CallTranslator {
    private static final String SPECIAL_METHODS = "rpython.rtyper.special_methods";
    /** Builtins that read or run what is not known before the program runs, and what to write instead. */
    private static final Map<String, String> REFUSED = Map.of(
            "eval", "compute the value in the program itself",
            "exec", "execute it at import time, outside of functions",
            "compile", "compile it at import time, outside of functions",
            "__import__", "import at module level",
            "globals", "look at it at once, as in globals()[name], or copy it: dict(globals())",
            "locals", "write out the variables that are looked at");

    private final Translation translation;
    private final ClassMakingCalls classMaking;

    CallTranslator(Translation translation) {
        this.translation = translation;
        this.classMaking = new ClassMakingCalls(translation);
    }

    Value translate(Expression.Call call) {
        SourcePosition position = call.position();
        Optional<Value> global = translation.globalNames.get(call);
        if (global.isPresent()) {
            return global.get();
        }
        Optional<Supplier<Value>> looking = translation.instanceDicts.method(call);
        if (looking.isPresent()) {
            Evaluated evaluated = evaluate(call.arguments(), call.keywords(), position, Optional.empty());
            return call(looking.get().get(), evaluated, position);
        }
        if (translation.instanceDicts.updateByNames(call)) {
            return translation.operations.none();
        }
        Optional<UnaryOperator<Value>> update = translation.instanceDicts.update(call);
        if (update.isPresent()) {
            return update.get()
                    .apply(call(
                            translation.operations.builtin("dict"),
                            evaluate(
                                    call.arguments(),
                                    call.keywords(),
                                    position,
                                    Optional.of(translation.instanceDicts::operand)),
                            position));
        }
        Optional<Function<List<Value>, Value>> change = translation.instanceDicts.change(call);
        if (change.isPresent()) {
            return change.get()
                    .apply(call.arguments().stream()
                            .map(translation.expressions::translate)
                            .toList());
        }
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
        boolean isJoin = call.function() instanceof Expression.Attribute attribute
                && attribute.name().equals("join");
        if ((isJoin || GeneratorConsumers.isCollecting(builtin)) && firstIsGenerator(call)) {
            // What is called asks for the items, so the other arguments come first; but what it iterates over comes
            // before them.
            Expression.GeneratorExpression generator = (Expression.GeneratorExpression) arguments.getFirst();
            Value iterable = translation.comprehensions.firstIterable(generator);
            Evaluated others =
                    evaluate(arguments.subList(1, arguments.size()), call.keywords(), position, Optional.empty());
            others.positional.addFirst(translation.comprehensions.list(generator, iterable, position));
            return call(callable, others, position);
        }
        Evaluated evaluated =
                evaluate(arguments, call.keywords(), position, translation.instanceDicts.look(call, callable));
        if (builtin.equals("pow") && evaluated.positional.size() == 2 && evaluated.areAllPositional()) {
            return translation.graph.emit(
                    FlowOpcode.POW, position, evaluated.positional.get(0), evaluated.positional.get(1));
        }
        return call(callable, evaluated, position);
    }

    private static boolean firstIsGenerator(Expression.Call call) {
        return !call.arguments().isEmpty() && call.arguments().getFirst() instanceof Expression.GeneratorExpression;
    }

    private Optional<Value> translateSpecial(Expression.Call call, HostObject callable, String builtin) {
        SourcePosition position = call.position();
        if (builtin.equals("super") && call.keywords().isEmpty()) {
            return Optional.of(superObject(call));
        }
        Optional<Value> tested = testOfInnerClass(call, callable);
        if (tested.isPresent()) {
            return tested;
        }
        boolean isLoneGenerator =
                call.arguments().size() == 1 && call.keywords().isEmpty() && firstIsGenerator(call);
        if (isLoneGenerator && (builtin.equals("any") || builtin.equals("all"))) {
            return Optional.of(translation.comprehensions.search(
                    (Expression.GeneratorExpression) call.arguments().getFirst(),
                    call.position(),
                    builtin.equals("any")));
        }
        if (builtin.equals("next")
                && call.keywords().isEmpty()
                && firstIsGenerator(call)
                && call.arguments().size() <= 2
                && call.arguments().stream().noneMatch(Expression.Starred.class::isInstance)) {
            return Optional.of(translation.comprehensions.first(
                    (Expression.GeneratorExpression) call.arguments().getFirst(),
                    position,
                    call.arguments().stream().skip(1).findFirst()));
        }
        if (builtin.equals("getattr")
                && call.arguments().size() == 3
                && call.keywords().isEmpty()
                && call.arguments().stream().noneMatch(Expression.Starred.class::isInstance)) {
            return Optional.of(attributeOrDefault(call, callable));
        }
        if (builtin.equals("vars")
                && call.arguments().isEmpty()
                && call.keywords().isEmpty()) {
            return Optional.of(
                    translation.refuse(position, "vars() of the local variables", "use the names themselves"));
        }
        String advice = REFUSED.get(builtin);
        if (advice != null) {
            return Optional.of(translation.refuse(position, builtin + "() at run time", advice));
        }
        if (callable.type().qualifiedName().equals("typing.NewType")
                && call.arguments().size() == 1
                && call.keywords().isEmpty()
                && !(call.arguments().getFirst() instanceof Expression.Starred)) {
            // Such a type is another name of what it is called with.
            return Optional.of(
                    translation.expressions.translate(call.arguments().getFirst()));
        }
        Optional<Value> made = classMaking.translate(call, callable);
        if (made.isPresent()) {
            return made;
        }
        if (call.arguments().isEmpty() && call.keywords().isEmpty()) {
            Optional<String> asking = HandledState.asking(callable);
            if (asking.isPresent()) {
                return Optional.of(handledException(asking.get(), position));
            }
        }
        if (call.arguments().isEmpty()) {
            return translation.space.translationTests().answer(callable).map(translation.operations::bool);
        }
        return Optional.empty();
    }

    /** What {@code sys.exception()} or {@code sys.exc_info()} gives; where a handler stands around it, that knows. */
    private Value handledException(String asking, SourcePosition position) {
        Optional<Value> known = asking.equals("exception") ? translation.exceptions.handled() : Optional.empty();
        return known.orElseGet(() -> translation.operations.call(
                Constant.untyped(translation.space.handledState().answering(asking)), position));
    }

    /** {@code isinstance(object, C)} of a class within this function that a function stands for. */
    private Optional<Value> testOfInnerClass(Expression.Call call, HostObject callable) {
        return call.arguments().size() == 2 && call.arguments().get(1) instanceof Expression.Name(String name, var at)
                ? translation
                        .innerClasses
                        .standsFor(name)
                        .flatMap(made -> CapturedVariables.test(call, name)
                                .map(object -> translation.operations.call(
                                        Constant.untyped(callable),
                                        call.position(),
                                        translation.expressions.translate(object),
                                        Constant.untyped(made))))
                : Optional.empty();
    }

    /** {@code getattr(object, name, value)}: what the object has, if it has it. */
    private Value attributeOrDefault(Expression.Call call, HostObject getattr) {
        SourcePosition position = call.position();
        List<Value> values = call.arguments().stream()
                .map(translation.expressions::translate)
                .toList();
        Constant mayHave = Constant.untyped(translation
                .host
                .importModule(SPECIAL_METHODS)
                .attribute("may_have_attribute")
                .orElseThrow());
        Value has = translation.operations.call(mayHave, position, values.get(0), values.get(1));
        Label found = new Label();
        Label end = new Label();
        translation.graph.branch(has, found, null, end, values.get(2));
        translation.graph.place(found);
        translation.graph.jump(
                end,
                translation.operations.call(
                        Constant.untyped(getattr), position, values.get(0), values.get(1), values.get(2)));
        return translation.conditions.placeValue(end);
    }

    /** {@code super()}, or with the two arguments written out. */
    private Value superObject(Expression.Call call) {
        SourcePosition position = call.position();
        if (call.arguments().size() == 2) {
            Value ownClass = translation.expressions.translate(call.arguments().get(0));
            Value object = translation.expressions.translate(call.arguments().get(1));
            if (Operations.live(ownClass)
                    .filter(live -> live.kind() == HostKind.CLASS)
                    .isPresent()) {
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
            return translation.refuse(
                    position, "super() here", "call it in a method of a class that is defined at module level");
        }
        Value object = translation.names.load(positional.getFirst().name(), position);
        return translation.graph.emit(FlowOpcode.SUPER, position, Constant.untyped(ownClass.get()), object);
    }

    /** The values of a call's arguments. */
    private record Evaluated(
            List<Value> positional,
            List<String> names,
            List<Value> named,
            Optional<Value> star,
            List<Integer> places,
            List<Value> mappings) {
        boolean areAllPositional() {
            return named.isEmpty() && star.isEmpty() && mappings.isEmpty();
        }
    }

    /** Evaluates arguments in Python's order. @param looks whether what is called looks at them at once */
    private Evaluated evaluate(
            List<Expression> arguments,
            List<Expression.Keyword> keywords,
            SourcePosition position,
            Optional<InstanceDicts.Look> look) {
        List<Supplier<Value>> given = new ArrayList<>();
        int next = 0;
        while (next < arguments.size() && !(arguments.get(next) instanceof Expression.Starred)) {
            given.add(argument(arguments.get(next), look));
            next++;
        }
        List<Expression> rest = arguments.subList(next, arguments.size());
        Optional<Value> star = Optional.empty();
        if (!rest.isEmpty()) {
            // What is evaluated behind it might change what it looks at.
            boolean endsLooking = look.isPresent()
                    && keywords.stream().allMatch(keyword -> keyword.value() instanceof Expression.Literal);
            star = Optional.of(translation.displays.arguments(
                    rest,
                    position,
                    last -> endsLooking ? look.get().at(last).get() : translation.expressions.translate(last)));
        }
        List<String> names = new ArrayList<>();
        List<Value> named = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        List<Value> mappings = new ArrayList<>();
        for (Expression.Keyword keyword : keywords) {
            if (keyword.name().isPresent()) {
                names.add(keyword.name().get());
                named.add(
                        look.isPresent()
                                ? translation.instanceDicts.looking(keyword.value())
                                : translation.expressions.translate(keyword.value()));
            } else {
                places.add(names.size());
                mappings.add(translation.instanceDicts.now(keyword.value()));
            }
        }
        List<Value> positional = new ArrayList<>();
        given.forEach(value -> positional.add(value.get()));
        return new Evaluated(positional, names, named, star, places, mappings);
    }

    private Supplier<Value> argument(Expression argument, Optional<InstanceDicts.Look> look) {
        if (look.isPresent()) {
            return look.get().at(argument);
        }
        Value value = translation.expressions.translate(argument);
        return () -> value;
    }

    private Value call(Value callable, Evaluated arguments, SourcePosition position) {
        CallShape shape = new CallShape(
                arguments.positional.size(), arguments.names, arguments.star.isPresent(), arguments.places);
        List<Value> values = new ArrayList<>(arguments.positional);
        values.addAll(arguments.named);
        arguments.star.ifPresent(values::add);
        values.addAll(arguments.mappings);
        return translation.operations.call(callable, shape, values, position);
    }
}
