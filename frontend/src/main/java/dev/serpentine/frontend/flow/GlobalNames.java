package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * {@code globals()}, and {@code vars(module)}, as a whole, and where it is asked at once for one name:
 * {@code globals()[name]}, {@code globals().get(name)} and {@code name in globals()}. What may be asked for is inferred
 * with what the function says of the name; so each is a call of a function of {@code special_methods} of a live
 * function that has these global names, and of all of them.
 */
final class GlobalNames {
    private static final String HOME = "rpython.rtyper.special_methods";

    private final Translation translation;

    GlobalNames(Translation translation) {
        this.translation = translation;
    }

    /** {@code globals()[name]}. */
    Optional<Value> item(Expression.Subscript subscript) {
        return subscript.index() instanceof Expression.Slice || !isGlobals(subscript.object())
                ? Optional.empty()
                : Optional.of(ask(
                        "global_of_name",
                        subscript.position(),
                        List.of(translation.expressions.translate(subscript.index()))));
    }

    /** {@code globals().get(name)}, with or without a default. */
    Optional<Value> get(Expression.Call call) {
        if (!(call.function() instanceof Expression.Attribute(Expression object, String method, var at))
                || !method.equals("get")
                || call.arguments().isEmpty()
                || call.arguments().size() > 2
                || !call.keywords().isEmpty()
                || call.arguments().stream().anyMatch(Expression.Starred.class::isInstance)
                || !isGlobals(object)) {
            return Optional.empty();
        }
        List<Value> arguments = new ArrayList<>(translation.expressions.translateAll(call.arguments()));
        if (arguments.size() == 1) {
            arguments.add(translation.operations.none());
        }
        return Optional.of(ask("global_of_name_or", call.position(), arguments));
    }

    /** {@code name in globals()}; whoever asks negates it. */
    Optional<Value> contains(Expression.Compare compare) {
        boolean isIn = compare.operators().size() == 1
                && switch (compare.operators().getFirst()) {
                    case IN, NOT_IN -> true;
                    default -> false;
                };
        return isIn && isGlobals(compare.operands().getFirst())
                ? Optional.of(ask(
                        "is_global_name",
                        compare.position(),
                        List.of(translation.expressions.translate(compare.first()))))
                : Optional.empty();
    }

    /** What {@code globals()} has by then, in a new dict; empty for another expression. */
    Optional<Supplier<Value>> all(Expression expression) {
        return isGlobals(expression)
                ? Optional.of(() -> ask(
                        "dict_of_globals",
                        translation.globals.dict(),
                        translation.globals.allNames(),
                        expression.position(),
                        List.of()))
                : Optional.empty();
    }

    /** What a module has by then, in a new dict. */
    Supplier<Value> all(HostObject module, SourcePosition position) {
        Optional<ModuleGlobals> globals = translation.space.globalsOf(module);
        HostObject dict = globals.map(ModuleGlobals::dict).orElseGet(() -> dictOf(module));
        Set<String> names = globals.map(ModuleGlobals::allNames)
                .orElseGet(() -> dict.entries().stream()
                        .map(entry -> entry.getKey().asText())
                        .collect(Collectors.toCollection(TreeSet::new)));
        return () -> ask("dict_of_globals", dict, names, position, List.of());
    }

    private HostObject dictOf(HostObject module) {
        return switch (translation.host.getAttribute(module, "__dict__")) {
            case Host.Outcome.Returned(HostObject dict) -> dict;
            case Host.Outcome.Raised(HostObject exception) -> throw new IllegalStateException(exception.describe());
        };
    }

    private Value ask(String function, SourcePosition position, List<Value> arguments) {
        return ask(function, translation.globals.dict(), translation.globals.allNames(), position, arguments);
    }

    private Value ask(
            String function, HostObject dict, Set<String> names, SourcePosition position, List<Value> arguments) {
        List<Value> all = new ArrayList<>();
        all.add(Constant.untyped(marker(dict)));
        all.add(Constant.untyped(translation.host.ofTuple(
                names.stream().map(translation.host::ofText).toList())));
        all.addAll(arguments);
        return translation.operations.call(Constant.untyped(special(function)), position, all.toArray(Value[]::new));
    }

    private HostObject marker(HostObject dict) {
        return switch (translation.host.call(special("function_with_globals"), List.of(dict), Map.of())) {
            case Host.Outcome.Returned(HostObject marker) -> marker;
            case Host.Outcome.Raised(HostObject exception) -> throw new IllegalStateException(exception.describe());
        };
    }

    private HostObject special(String name) {
        return translation.host.importModule(HOME).attribute(name).orElseThrow();
    }

    private boolean isGlobals(Expression expression) {
        return expression instanceof Expression.Call call
                && call.function() instanceof Expression.Name name
                && name.identifier().equals("globals")
                && call.arguments().isEmpty()
                && call.keywords().isEmpty()
                && Operations.live(translation.expressions.translate(name))
                        .flatMap(translation.space::builtinName)
                        .filter("globals"::equals)
                        .isPresent();
    }
}
