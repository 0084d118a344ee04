package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.ClassMakers;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.SourceVersion;

/**
 * Calls of the library's functions that make classes and types ({@code namedtuple("Point", "x y")},
 * {@code Enum("Color", "RED GREEN")}, {@code TypeVar("T")}), where they stand in code that the program runs. Such a
 * call is done once, before the program starts, where all its arguments are known then.
 */
final class ClassMakingCalls {
    private static final String MODULE = "module";

    private final Translation translation;

    ClassMakingCalls(Translation translation) {
        this.translation = translation;
    }

    /** What a call of a known callable makes; empty where it makes no class, or its arguments are not known. */
    Optional<Value> translate(Expression.Call call, HostObject callable) {
        if (MetaclassEffects.isClassOfClasses(callable) && call.arguments().size() == 3) {
            return ofType(call, callable);
        }
        if (!ClassMakers.isMaker(call) || !makesClasses(callable)) {
            return Optional.empty();
        }
        Optional<List<HostObject>> arguments = all(call.arguments(), this::known);
        Optional<Map<String, HostObject>> keywords = keywords(call);
        if (arguments.isEmpty() || keywords.isEmpty()) {
            return Optional.empty();
        }
        Map<String, HostObject> named = keywords.get();
        if (isEnumeration(callable) || callable.qualifiedName().equals("collections.namedtuple")) {
            translation.globals.get("__name__").ifPresent(name -> named.putIfAbsent(MODULE, name));
        }
        // What Python refuses, the program is to be told where it stands.
        return translation.space.makeClass(call, callable, arguments.get(), named)
                        instanceof Host.Outcome.Returned(HostObject made)
                ? Optional.of(Constant.untyped(made))
                : Optional.empty();
    }

    private Optional<Map<String, HostObject>> keywords(Expression.Call call) {
        Map<String, HostObject> named = new LinkedHashMap<>();
        for (var keyword : call.keywords()) {
            Optional<HostObject> value = keyword.name().isPresent() ? known(keyword.value()) : Optional.empty();
            if (value.isEmpty()) {
                return Optional.empty();
            }
            named.put(keyword.name().get(), value.get());
        }
        return Optional.of(named);
    }

    /** {@code type(name, bases, {…}, …)}; what it raises, the program raises there. */
    private Optional<Value> ofType(Expression.Call call, HostObject maker) {
        Optional<HostObject> name = known(call.arguments().getFirst()).filter(text -> text.kind() == HostKind.STR);
        Optional<HostObject> bases = known(call.arguments().get(1)).filter(tuple -> tuple.kind() == HostKind.TUPLE);
        Optional<Map<String, HostObject>> members = members(call.arguments().get(2));
        Optional<Map<String, HostObject>> keywords = keywords(call);
        if (name.isEmpty() || bases.isEmpty() || members.isEmpty() || keywords.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (translation.space.makeClass(
                        call,
                        maker,
                        name.get(),
                        bases.get(),
                        members.get(),
                        keywords.get(),
                        translation.code.globals())) {
                    case Host.Outcome.Returned(HostObject made)
                    when MetaclassEffects.areSeen(made, translation.host) ->
                        translation.refuse(
                                call.position(),
                                "a class that is made within a function," + MetaclassEffects.WHY,
                                MetaclassEffects.ADVICE);
                    case Host.Outcome.Returned(HostObject made) -> {
                        translation.innerClasses.callHooks(made, call.position());
                        yield Constant.untyped(made);
                    }
                    case Host.Outcome.Raised(HostObject exception) -> {
                        translation.graph.raise(Constant.untyped(exception), call.position());
                        yield translation.operations.none();
                    }
                });
    }

    /** The items of a dict display whose keys are texts that name attributes. */
    private Optional<Map<String, HostObject>> members(Expression expression) {
        if (!(expression instanceof Expression.DictDisplay display)
                || display.entries().stream()
                        .anyMatch(entry -> entry.key().isEmpty()
                                || !isKnownName(entry.key().get()))) {
            return Optional.empty();
        }
        Map<String, HostObject> members = new LinkedHashMap<>();
        for (Expression.Entry entry : display.entries()) {
            Optional<HostObject> value = known(entry.value());
            if (value.isEmpty()) {
                return Optional.empty();
            }
            members.put(known(entry.key().get()).get().asText(), value.get());
        }
        return Optional.of(members);
    }

    private boolean isKnownName(Expression key) {
        return known(key)
                .filter(name -> name.kind() == HostKind.STR && SourceVersion.isIdentifier(name.asText()))
                .isPresent();
    }

    private static boolean makesClasses(HostObject callable) {
        return ClassMakers.QUALIFIED_NAMES.contains(callable.qualifiedName()) || isEnumeration(callable);
    }

    /** An enumeration without members: when it is called with names, it makes one that has them. */
    private static boolean isEnumeration(HostObject callable) {
        return callable.kind() == HostKind.CLASS
                && callable.type().qualifiedName().startsWith("enum.")
                && callable.attribute("_member_names_")
                        .filter(names -> names.items().isEmpty())
                        .isPresent();
    }

    private static <T> Optional<List<HostObject>> all(List<T> parts, Function<T, Optional<HostObject>> known) {
        List<HostObject> values = new ArrayList<>();
        for (T part : parts) {
            Optional<HostObject> value = known.apply(part);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.add(value.get());
        }
        return Optional.of(values);
    }

    /** What an expression is that does nothing when it is evaluated. */
    private Optional<HostObject> known(Expression expression) {
        return switch (expression) {
            case Expression.ListDisplay list -> all(list.items(), this::known).map(translation.host::ofTuple);
            case Expression.Tuple tuple -> all(tuple.items(), this::known).map(translation.host::ofTuple);
            case Expression.Literal literal -> live(literal);
            case Expression.Name name -> live(name);
            case Expression.Attribute attribute when known(attribute.object()).isPresent() -> live(attribute);
            case Expression.Subscript subscript
            when known(subscript.object()).isPresent()
                    && known(subscript.index()).isPresent() -> live(subscript);
            default -> Optional.empty();
        };
    }

    private Optional<HostObject> live(Expression expression) {
        return Operations.live(translation.expressions.translate(expression));
    }
}
