package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * {@code vars(x)} and {@code x.__dict__}, which are the attributes of an instance themselves, and {@code globals()}. A
 * translated program gets a new dict of what they are now; so it gets one only where nobody can tell: where it is
 * looked at at once, after all that is evaluated before. A loop over one reads each attribute when it comes to it.
 */
final class InstanceDicts {
    /** Builtins that look at what they are given, and keep nothing of it. */
    private static final Set<String> LOOKING = Set.of(
            "dict", "list", "tuple", "set", "frozenset", "sorted", "len", "bool", "min", "max", "sum", "any", "all");
    /** Those that go through what they are given later on, as a loop would. */
    private static final Set<String> GOING_THROUGH = Set.of("zip", "map", "filter", "enumerate", "iter");
    /** Those that tell of what type it is. */
    private static final Set<String> SHOWING = Set.of("print", "repr", "str", "isinstance", "type", "format");

    /** Functions of the library that do as those. */
    private static final Set<String> LOOKING_FUNCTIONS = Set.of(
            "json.dumps", "json.dump", "pprint.pprint", "pprint.pformat", "pprint.pp", "copy.copy", "copy.deepcopy");

    private static final Set<String> LOOKING_METHODS = Set.of("get", "copy", "keys", "values", "items");
    /** Methods that change one entry, with the number of their arguments, and the function that stands for each. */
    private static final Map<String, String> CHANGING_METHODS =
            Map.of("setdefault/2", "default_in_dict", "pop/1", "pop_from_dict", "pop/2", "pop_from_dict_or");

    private static final Set<String> VIEWS = Set.of("keys", "values", "items");
    private static final String DICT = "dict";
    /** The form in which only an instance has a dict. */
    private static final String TEXT = "text";

    private static final String HOME = "rpython.rtyper.special_methods";

    private final Translation translation;

    InstanceDicts(Translation translation) {
        this.translation = translation;
    }

    /** How what is called looks at its arguments at once; empty where it may keep them. */
    Optional<Look> look(Expression.Call call, Value callable) {
        if (call.function() instanceof Expression.Attribute attribute
                && attribute.name().equals("format_map")) {
            return Optional.of(this::operand);
        }
        if (call.function() instanceof Expression.Attribute attribute
                && attribute.name().equals("update")) {
            return Optional.of(this::ofModule);
        }
        Optional<HostObject> live = Operations.live(callable);
        if (live.filter(this::isLookingFunction).isPresent()) {
            return Optional.of(this::operand);
        }
        Optional<String> builtin = live.flatMap(translation.space::builtinName);
        return builtin.filter(LOOKING::contains)
                .<Look>map(_ -> this::operand)
                .or(() -> builtin.filter(GOING_THROUGH::contains).map(_ -> this::goneThrough))
                .or(() -> builtin.filter(SHOWING::contains).map(_ -> this::shown));
    }

    private boolean isLookingFunction(HostObject callable) {
        return callable.kind() == HostKind.FUNCTION
                && translation.host.getAttribute(callable, "__module__")
                        instanceof Host.Outcome.Returned(HostObject module)
                && module.kind() == HostKind.STR
                && LOOKING_FUNCTIONS.contains(module.asText() + "." + callable.name());
    }

    /**
     * Evaluates a further argument of what looks at its arguments at once. @return where that is {@code vars}, a
     * function that gives a new dict
     */
    Value looking(Expression expression) {
        Value value = translation.expressions.translate(expression);
        return Operations.live(value)
                        .flatMap(translation.space::builtinName)
                        .filter("vars"::equals)
                        .isPresent()
                ? special("copied_attributes")
                : value;
    }

    /** Evaluates an operand as {@link #operand} or {@link #shown} does. */
    interface Look {
        Supplier<Value> at(Expression expression);
    }

    /**
     * Evaluates an operand that is looked at at once. @return gives its value when that is looked at, which for an
     * instance's attributes is what they are by then
     */
    Supplier<Value> operand(Expression expression) {
        return taken(expression).orElseGet(() -> known(translation.expressions.translate(expression)));
    }

    /** The same of an operand of which the text is asked, or the type. */
    Supplier<Value> shown(Expression expression) {
        Optional<Expression> viewed = viewed(expression);
        return viewed.isPresent()
                ? operand(expression)
                : source(expression)
                        .map(source -> source.as(source.isInstance() ? TEXT : DICT))
                        .orElseGet(() -> known(translation.expressions.translate(expression)));
    }

    private Supplier<Value> goneThrough(Expression expression) {
        return known(iterable(expression).orElseGet(() -> translation.expressions.translate(expression)));
    }

    /** What a module has is given to what takes it over; what an instance has is not, as that might keep it. */
    private Supplier<Value> ofModule(Expression expression) {
        return source(expression)
                .map(source -> source.isModule() ? source.as(DICT) : known(source.asWritten()))
                .orElseGet(() -> known(translation.expressions.translate(expression)));
    }

    Value now(Expression expression) {
        return operand(expression).get();
    }

    /** What a loop goes through, where that is the attributes of an instance. */
    Optional<Value> iterable(Expression expression) {
        Optional<Expression> viewed = viewed(expression);
        String view =
                viewed.isPresent() ? ((Expression.Attribute) ((Expression.Call) expression).function()).name() : "keys";
        return source(viewed.orElse(expression))
                .map(source -> source.isInstance()
                        ? source.as("each_of_" + view).get()
                        : viewed.isPresent()
                                ? call(source.as(DICT).get(), expression)
                                : source.as(DICT).get());
    }

    /** {@code vars(x).get(…)} and the like. @return the method, to be had when the call's arguments are evaluated */
    Optional<Supplier<Value>> method(Expression.Call call) {
        if (!(call.function() instanceof Expression.Attribute attribute)
                || !LOOKING_METHODS.contains(attribute.name())
                || VIEWS.contains(attribute.name()) && !call.arguments().isEmpty()) {
            return Optional.empty();
        }
        return VIEWS.contains(attribute.name())
                ? Optional.empty()
                : source(attribute.object())
                        .map(source -> () -> translation.operations.attribute(
                                source.as(DICT).get(), attribute.name(), attribute.position()));
    }

    /** {@code vars(x)[name] = value}. @return whether it is that */
    boolean assign(Expression.Subscript target, Value value) {
        Optional<Source> source =
                target.index() instanceof Expression.Slice ? Optional.empty() : source(target.object());
        source.ifPresent(found -> {
            if (found.isClass()) {
                translation.refuse(target.position(), "assigning to the __dict__ of a class", "use setattr()");
            }
            if (found.isModule()) {
                translation.refuse(
                        target.position(),
                        "assigning to what a module has by a name in a dict",
                        "declare the name global, or assign it as an attribute of the module");
                return;
            }
            Value name = translation.expressions.translate(target.index());
            if (found.isInstance()) {
                translation.operations.call(special("set_in_dict"), target.position(), found.object, name, value);
            } else {
                translation.graph.emit(
                        FlowOpcode.SETITEM, target.position(), found.as(DICT).get(), name, value);
            }
        });
        return source.isPresent();
    }

    /** {@code vars(x).update(…)}. @return takes what {@code dict(…)} makes of the same arguments */
    Optional<UnaryOperator<Value>> update(Expression.Call call) {
        return call.function() instanceof Expression.Attribute attribute
                        && attribute.name().equals("update")
                ? source(attribute.object())
                        .filter(source -> source.isInstance() && !source.isClass())
                        .map(source -> given -> translation.operations.call(
                                special("update_in_dict"), call.position(), source.object, given))
                : Optional.empty();
    }

    /**
     * {@code vars(x).update(a=…, b=…)}, with names alone: each is an entry of its own, so that values of several kinds
     * need not meet in a dict.
     *
     * @return whether it is that
     */
    boolean updateByNames(Expression.Call call) {
        if (!(call.function() instanceof Expression.Attribute attribute)
                || !attribute.name().equals("update")
                || !call.arguments().isEmpty()
                || call.keywords().isEmpty()
                || call.keywords().stream().anyMatch(keyword -> keyword.name().isEmpty())) {
            return false;
        }
        Optional<Source> source = source(attribute.object()).filter(found -> found.isInstance() && !found.isClass());
        source.ifPresent(found -> {
            Map<String, Value> values = new LinkedHashMap<>();
            call.keywords()
                    .forEach(keyword ->
                            values.put(keyword.name().get(), translation.expressions.translate(keyword.value())));
            values.forEach((name, value) -> translation.operations.call(
                    special("set_in_dict"), call.position(), found.object, translation.operations.text(name), value));
        });
        return source.isPresent();
    }

    /** {@code vars(x).setdefault(name, value)} and {@code pop}. @return takes what its arguments are */
    Optional<Function<List<Value>, Value>> change(Expression.Call call) {
        if (!(call.function() instanceof Expression.Attribute attribute)
                || !call.keywords().isEmpty()
                || call.arguments().stream().anyMatch(Expression.Starred.class::isInstance)) {
            return Optional.empty();
        }
        String function =
                CHANGING_METHODS.get(attribute.name() + "/" + call.arguments().size());
        return function == null
                ? Optional.empty()
                : source(attribute.object())
                        .filter(source -> source.isInstance() && !source.isClass())
                        .map(source -> arguments -> {
                            List<Value> all = new ArrayList<>(List.of(source.object));
                            all.addAll(arguments);
                            return translation.operations.call(
                                    special(function), call.position(), all.toArray(Value[]::new));
                        });
    }

    /** {@code del vars(x)[name]}. @return whether it is that */
    boolean delete(Expression.Subscript target) {
        Optional<Source> source = target.index() instanceof Expression.Slice
                ? Optional.empty()
                : source(target.object()).filter(found -> found.isInstance() && !found.isClass());
        source.ifPresent(found -> translation.operations.call(
                special("delete_from_dict"),
                target.position(),
                found.object,
                translation.expressions.translate(target.index())));
        return source.isPresent();
    }

    private Constant special(String name) {
        return Constant.untyped(
                translation.host.importModule(HOME).attribute(name).orElseThrow());
    }

    private Optional<Supplier<Value>> taken(Expression expression) {
        Optional<Expression> viewed = viewed(expression);
        return source(viewed.orElse(expression))
                .map(source -> viewed.isPresent() ? () -> call(source.as(DICT).get(), expression) : source.as(DICT));
    }

    /** Calls the method of which an expression is a call without arguments. */
    private Value call(Value dict, Expression call) {
        Expression.Attribute attribute = (Expression.Attribute) ((Expression.Call) call).function();
        return translation.operations.call(
                translation.operations.attribute(dict, attribute.name(), attribute.position()), call.position());
    }

    /** What an expression is a view of. */
    private static Optional<Expression> viewed(Expression expression) {
        return expression
                                instanceof
                                Expression.Call(
                                        Expression.Attribute(Expression object, String name, var at),
                                        List<Expression> arguments,
                                        var keywords,
                                        var position)
                        && VIEWS.contains(name)
                        && arguments.isEmpty()
                        && keywords.isEmpty()
                ? Optional.of(object)
                : Optional.empty();
    }

    /** Evaluates whose attributes an expression asks for; empty, and nothing is evaluated, where it does not. */
    private Optional<Source> source(Expression expression) {
        return switch (expression) {
            case Expression.Attribute attribute
            when attribute.name().equals("__dict__") -> Optional.of(sourceOf(attribute.object(), attribute));
            case Expression.Call call
            when isVars(call) -> Optional.of(sourceOf(call.arguments().getFirst(), call));
            case Expression.Call call ->
                translation
                        .globalNames
                        .all(call)
                        .map(names -> new Source(translation.operations.none(), call, Optional.of(names)));
            default -> Optional.empty();
        };
    }

    private Source sourceOf(Expression object, Expression asking) {
        Value evaluated = translation.expressions.translate(object);
        return new Source(
                evaluated,
                asking,
                Operations.live(evaluated)
                        .filter(live -> live.kind() == HostKind.MODULE)
                        .map(module -> translation.globalNames.all(module, asking.position())));
    }

    private boolean isVars(Expression.Call call) {
        return call.function() instanceof Expression.Name name
                && name.identifier().equals("vars")
                && call.arguments().size() == 1
                && call.keywords().isEmpty()
                && !(call.arguments().getFirst() instanceof Expression.Starred)
                && Operations.live(translation.expressions.translate(name))
                        .flatMap(translation.space::builtinName)
                        .filter("vars"::equals)
                        .isPresent();
    }

    private static Supplier<Value> known(Value value) {
        return () -> value;
    }

    /** An object whose attributes are asked for. */
    private final class Source {
        private final Value object;
        private final Expression asking;
        /** Gives a dict of what a module has, where that is asked for. */
        private final Optional<Supplier<Value>> ofModule;

        Source(Value object, Expression asking, Optional<Supplier<Value>> ofModule) {
            this.object = object;
            this.asking = asking;
            this.ofModule = ofModule;
        }

        boolean isModule() {
            return ofModule.isPresent();
        }

        /** Not so for a module or function that is known. */
        boolean isInstance() {
            return isClass()
                    || !isModule()
                            && Operations.live(object)
                                    .map(HostObject::kind)
                                    .filter(kind -> kind != HostKind.INSTANCE)
                                    .isEmpty();
        }

        boolean isClass() {
            return Operations.live(object)
                    .filter(live -> live.kind() == HostKind.CLASS)
                    .isPresent();
        }

        Supplier<Value> as(String form) {
            if (ofModule.isPresent()) {
                return ofModule.get();
            }
            SourcePosition position = asking.position();
            if (isInstance()) {
                Constant function = special("attributes_of");
                String asked = asking instanceof Expression.Call ? "vars" : "__dict__";
                return () -> translation.operations.call(
                        function,
                        position,
                        object,
                        translation.operations.text(form),
                        translation.operations.text(asked));
            }
            return known(asWritten());
        }

        /** What is asked for where nobody looks at it at once. */
        Value asWritten() {
            SourcePosition position = asking.position();
            return asking instanceof Expression.Attribute attribute
                    ? translation.operations.attribute(object, attribute.name(), position)
                    : translation.operations.call(translation.operations.builtin("vars"), position, object);
        }
    }
}
