package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The function that stands for a class whose instances have cells of the function around it: it takes what the class's
 * {@code __init__} takes, and its free names are the variables.
 *
 * @param made the class
 * @param initializer of the class, if it has one
 */
record InnerClassMaker(HostObject made, Optional<HostObject> initializer) {

    /** Of a class that {@code object} makes instances of, and that has no {@code **keywords}. */
    static Optional<InnerClassMaker> of(HostObject made, Host host) {
        Optional<InnerClassMaker> none = Optional.empty();
        Optional<HostObject> initializer = Optional.empty();
        for (HostObject above : made.mro()) {
            boolean isObject = above.qualifiedName().equals("builtins.object");
            if (!isObject && (!isWritten(above) || above.attribute("__new__").isPresent())) {
                return none;
            }
            if (initializer.isEmpty() && !isObject) {
                initializer = above.attribute("__init__");
            }
        }
        boolean isUsual = initializer
                .map(init -> init.kind() == HostKind.FUNCTION
                        && host.syntaxOf(init)
                                .filter(syntax -> syntax.parameters()
                                                .variableKeyword()
                                                .isEmpty()
                                        && !syntax.parameters().positional().isEmpty())
                                .isPresent())
                .orElse(true);
        return isUsual && made.type().qualifiedName().equals("builtins.type")
                ? Optional.of(new InnerClassMaker(made, initializer))
                : none;
    }

    private static boolean isWritten(HostObject above) {
        String name = above.qualifiedName();
        return !name.startsWith("builtins.") && !name.startsWith("collections.") && !name.startsWith("_collections.");
    }

    /** Its syntax, but for the body. @param variables the free names */
    FunctionSyntax syntax(List<String> variables, String name, SourcePosition position, Host host) {
        FunctionSyntax.Parameters parameters = initializer
                .flatMap(host::syntaxOf)
                .map(FunctionSyntax::parameters)
                .map(InnerClassMaker::withoutSelf)
                .orElse(new FunctionSyntax.Parameters(
                        List.of(), 0, List.of(), Optional.empty(), List.of(), List.of(), Optional.empty()));
        Set<String> locals = new HashSet<>();
        parameters.positional().forEach(each -> locals.add(each.name()));
        parameters.variablePositional().ifPresent(each -> locals.add(each.name()));
        parameters.keywordOnly().forEach(each -> locals.add(each.name()));
        return new FunctionSyntax(
                name,
                parameters,
                List.of(),
                List.of(),
                locals,
                Set.of(),
                List.copyOf(variables),
                Set.of(),
                Set.of(),
                false,
                false,
                position);
    }

    private static FunctionSyntax.Parameters withoutSelf(FunctionSyntax.Parameters all) {
        return new FunctionSyntax.Parameters(
                all.positional().subList(1, all.positional().size()),
                Math.max(0, all.positionalOnly() - 1),
                all.positionalDefaults(),
                all.variablePositional(),
                all.keywordOnly(),
                all.keywordDefaults(),
                all.variableKeyword());
    }

    /** The values of the defaults, by what Python has them in: {@code __defaults__}, {@code __kwdefaults__}. */
    List<Value> defaults(Host host) {
        return initializer
                .map(init -> host.getAttribute(init, "__defaults__"))
                .flatMap(outcome ->
                        outcome instanceof Host.Outcome.Returned(HostObject found) && found.kind() == HostKind.TUPLE
                                ? Optional.of(found.items())
                                : Optional.empty())
                .orElse(List.of())
                .stream()
                .<Value>map(Constant::untyped)
                .toList();
    }

    /** The default of a keyword-only parameter. */
    Value keywordDefault(Host host, String name) {
        if (host.getAttribute(initializer.orElseThrow(), "__kwdefaults__")
                instanceof Host.Outcome.Returned(HostObject found)) {
            for (Map.Entry<HostObject, HostObject> entry : found.entries()) {
                if (entry.getKey().asText().equals(name)) {
                    return Constant.untyped(entry.getValue());
                }
            }
        }
        throw new IllegalStateException("no default of " + name);
    }

    /** Fills the graph of the function: makes an instance, gives it the cells, and initialises it. */
    void translate(Translation translation, Map<String, Value> cells, Map<String, ? extends Value> parameters) {
        SourcePosition position = translation.code.syntax().position();
        Host host = translation.host;
        HostObject allocate = ((Host.Outcome.Returned) host.getAttribute(host.builtin("object"), "__new__")).value();
        Value instance = translation.operations.call(Constant.untyped(allocate), position, Constant.untyped(made));
        Constant store = Constant.untyped(CapturedVariables.special(host, "store_attribute"));
        cells.forEach((variable, cell) -> translation.operations.call(
                store, position, instance, translation.operations.text(CapturedVariables.attribute(variable)), cell));
        if (initializer.isPresent()) {
            FunctionSyntax.Parameters taken = translation.code.syntax().parameters();
            List<Value> values = new ArrayList<>();
            List<String> keywords = new ArrayList<>();
            taken.positional().forEach(each -> values.add(parameters.get(each.name())));
            for (FunctionSyntax.Parameter each : taken.keywordOnly()) {
                keywords.add(each.name());
                values.add(parameters.get(each.name()));
            }
            taken.variablePositional().ifPresent(each -> values.add(parameters.get(each.name())));
            translation.operations.call(
                    translation.operations.attribute(instance, "__init__", position),
                    new CallShape(
                            taken.positional().size(),
                            keywords,
                            taken.variablePositional().isPresent(),
                            List.of()),
                    values,
                    position);
        }
        translation.graph.leaveWithReturn(instance);
    }
}
