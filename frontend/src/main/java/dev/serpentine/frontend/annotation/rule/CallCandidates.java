package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.rule.ArgumentRules.Callee;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.host.TypeForms;
import dev.serpentine.frontend.signature.SignatureTable;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a call of something goes to where it may be one of several things: the function that it is, or one of system
 * code that does what a builtin, a class or a method of a built-in type does.
 */
final class CallCandidates {
    private final Inference inference;
    private final CallResolution resolver;
    private final ArgumentRules argumentRules;
    private final Forwarders forwarders;
    private final UnboundMethods unboundMethods;

    CallCandidates(
            Inference inference,
            CallResolution resolver,
            ArgumentRules argumentRules,
            Forwarders forwarders,
            UnboundMethods unboundMethods) {
        this.inference = inference;
        this.resolver = resolver;
        this.argumentRules = argumentRules;
        this.forwarders = forwarders;
        this.unboundMethods = unboundMethods;
    }

    /** One of several, which raises when the program runs where it takes other arguments. */
    Candidate amongOthers(Step step, Description description, Arguments arguments) {
        try {
            return candidate(step, description, arguments);
        } catch (RuleError error) {
            if (error.kind() != MessageKind.WRONG_ARGUMENTS) {
                throw error;
            }
            return resolver.raising(
                    step,
                    description,
                    Optional.empty(),
                    error.raised().map(OperandError::text).orElse(error.getMessage()));
        }
    }

    /**
     * What a call of something goes to.
     *
     * @throws RuleError where it cannot be called, or not with these arguments
     */
    Candidate candidate(Step step, Description description, Arguments arguments) {
        return switch (description) {
            case FunctionDescription function -> {
                if (function.hostObject()
                        .filter(object -> object.qualifiedName().startsWith("importlib.")
                                || object.qualifiedName().startsWith("_frozen_importlib."))
                        .isPresent()) {
                    throw new RuleError(
                            0, MessageKind.NOT_SUPPORTED, "importing at run time", "import at the top of the module");
                }
                Optional<HostObject> replacement = function.hostObject().flatMap(inference.systemCode()::replacement);
                yield replacement.isPresent()
                        ? new Candidate(
                                description,
                                inference.descriptions().ofFunction(replacement.get()),
                                Optional.empty(),
                                arguments,
                                false)
                        : new Candidate(function, function, Optional.empty(), arguments, false);
            }
            case MethodDescription method -> methodCandidate(method, arguments);
            case BuiltinDescription builtin
            when isStatic(builtin) ->
                candidate(
                        step,
                        inference
                                .descriptions()
                                .of(builtin.hostObject()
                                        .get()
                                        .part(HostObject.Part.FUNCTION)
                                        .orElseThrow()),
                        arguments);
            case BuiltinDescription builtin
            when !builtin.isCallable(inference.host()) ->
                resolver.raising(
                        step,
                        builtin,
                        Optional.empty(),
                        "'" + builtin.type(inference.host()).name() + "' object is not callable");
            case BuiltinDescription builtin
            when origin(builtin).isPresent() -> {
                Candidate called = candidate(step, origin(builtin).get(), arguments);
                yield new Candidate(builtin, called.function(), called.home(), called.arguments(), called.isMethod());
            }
            case BuiltinDescription builtin when isPartial(builtin) -> partial(step, builtin, arguments);
            case BuiltinDescription builtin
            when ownCall(builtin).isPresent() -> {
                Candidate called = candidate(
                        step, inference.descriptions().of(ownCall(builtin).get()), arguments);
                yield new Candidate(builtin, called.function(), called.home(), called.arguments(), called.isMethod());
            }
            case BuiltinDescription builtin ->
                new Candidate(
                        builtin,
                        inference.descriptions().ofFunction(function(builtin, arguments)),
                        Optional.empty(),
                        arguments,
                        false);
            case ClassDescription ofClass ->
                new Candidate(
                        ofClass,
                        inference
                                .descriptions()
                                .ofFunction(
                                        forwarders.ofClass(ofClass.hostObject().orElseThrow())),
                        Optional.empty(),
                        arguments,
                        false);
            case BuiltinMethodDescription method ->
                new Candidate(
                        method,
                        inference.descriptions().ofFunction(functionAmongOthers(method, arguments)),
                        Optional.empty(),
                        arguments.withFirst(new Passed(selfSource(method), method.readSelf())),
                        false);
            default -> throw CallResolution.notCallable(step.argument(0));
        };
    }

    /** The function that a builtin is where it is one of several things that are called. */
    private HostObject function(BuiltinDescription builtin, Arguments arguments) {
        HostObject object = builtin.hostObject().get();
        Optional<HostObject> starred = SignatureTable.of(builtin.qualifiedName())
                .flatMap(signature -> argumentRules.functionAmongOthers(signature, new Callee.Live(object), arguments));
        if (starred.isPresent()) {
            return starred.get();
        }
        arguments.ofKnownNames();
        if (BuiltinFunction.of(builtin.qualifiedName()).isPresent()) {
            return forwarder(object, arguments);
        }
        return unboundMethods
                .functionAmongOthers(builtin, arguments)
                .or(() -> isAmongKinds(arguments)
                        ? Optional.empty()
                        : inference.systemCode().replacement(object).or(() -> unboundMethods.function(builtin)))
                .filter(found -> found.kind() == HostKind.FUNCTION)
                .orElseGet(() -> forwarder(object, arguments));
    }

    private HostObject forwarder(HostObject builtin, Arguments arguments) {
        return forwarders.ofBuiltin(
                builtin,
                arguments.positional().size(),
                List.copyOf(arguments.keywords().keySet()));
    }

    /** Whether arguments are of several kinds, of which the builtin need not know all. */
    private boolean isAmongKinds(Arguments arguments) {
        return inference.union().formsUnions()
                && arguments.starList().isEmpty()
                && arguments.mappings().isEmpty()
                && arguments.keywords().isEmpty();
    }

    /** As the function that calls the method, which knows what it takes, where that can be. */
    private HostObject functionAmongOthers(BuiltinMethodDescription method, Arguments arguments) {
        return isAmongKinds(arguments) ? forwarder(method, arguments) : function(method, arguments);
    }

    HostObject function(BuiltinMethodDescription method, Arguments arguments) {
        Callee callee = new Callee.Method(method.name(), new Passed(selfSource(method), method.readSelf()));
        Optional<HostObject> starred = SignatureTable.of(method.family(), method.name())
                .flatMap(signature -> argumentRules.functionAmongOthers(signature, callee, arguments));
        if (starred.isPresent()) {
            return starred.get();
        }
        arguments.ofKnownNames();
        return inference
                .systemCode()
                .method(method.family(), method.name())
                .filter(found -> !Forwarders.isOperator(method.name()) && takesByName(found, arguments))
                .orElseGet(() -> forwarder(method, arguments));
    }

    /** Whether a function of system code has parameters for all that is passed by name: a dict may take any name. */
    private boolean takesByName(HostObject function, Arguments arguments) {
        FunctionSyntax.Parameters parameters =
                inference.descriptions().ofFunction(function).syntax().parameters();
        return parameters.variableKeyword().isPresent()
                || Stream.concat(parameters.positional().stream(), parameters.keywordOnly().stream())
                        .map(FunctionSyntax.Parameter::name)
                        .collect(Collectors.toSet())
                        .containsAll(arguments.keywords().keySet());
    }

    private HostObject forwarder(BuiltinMethodDescription method, Arguments arguments) {
        return forwarders.ofMethod(
                method.name(),
                arguments.positional().size(),
                List.copyOf(arguments.keywords().keySet()));
    }

    static ArgumentSource selfSource(BuiltinMethodDescription method) {
        return method.hostObject()
                .flatMap(object -> object.part(Part.SELF))
                .<ArgumentSource>map(ArgumentSource.Prebuilt::new)
                .orElse(ArgumentSource.Self.SELF);
    }

    private Candidate methodCandidate(MethodDescription method, Arguments arguments) {
        method.noteReader();
        Passed self = method.prebuiltSelf()
                .map(object -> Passed.prebuilt(inference, object))
                .orElseGet(() -> new Passed(
                        ArgumentSource.Self.SELF, new SomeInstance(method.selfClass(), false, Optional.empty())));
        return new Candidate(method, method.function(), method.home(), arguments.withFirst(self), true);
    }

    /** Whether it is what a class has for a static method, which can be called as the function can. */
    static boolean isStatic(BuiltinDescription builtin) {
        return builtin.hostObject().get().kind() == HostKind.STATICMETHOD;
    }

    /** What is called by an alias of it, {@code list[int]}. */
    Optional<Description> origin(BuiltinDescription builtin) {
        return builtin.hostObject()
                .flatMap(object -> TypeForms.origin(object, inference.host()))
                .map(inference.descriptions()::of);
    }

    /** The method that calling a live instance calls, where its class has one in Python. */
    private Optional<HostObject> ownCall(BuiltinDescription builtin) {
        return builtin.hostObject()
                .filter(object -> object.kind() == HostKind.INSTANCE)
                .filter(object -> object.type().mro().stream()
                        .flatMap(each -> each.attribute("__call__").stream())
                        .findFirst()
                        .filter(method -> method.kind() == HostKind.FUNCTION)
                        .isPresent())
                .map(object -> part(object, "__call__"));
    }

    static boolean isPartial(BuiltinDescription builtin) {
        return builtin.qualifiedName().equals("functools.partial")
                && builtin.hostObject().get().kind() == HostKind.INSTANCE;
    }

    /**
     * A call of a live {@code functools.partial}: of its function, with its arguments first and its keywords where none
     * are passed.
     */
    private Candidate partial(Step step, BuiltinDescription builtin, Arguments arguments) {
        List<Passed> positional = new ArrayList<>();
        part(builtin, "args").items().forEach(item -> positional.add(Passed.prebuilt(inference, item)));
        positional.addAll(arguments.positional());
        Map<String, Passed> keywords = new LinkedHashMap<>();
        part(builtin, "keywords")
                .entries()
                .forEach(entry -> keywords.put(entry.getKey().asText(), Passed.prebuilt(inference, entry.getValue())));
        keywords.putAll(arguments.keywords());
        Candidate called = candidate(
                step,
                inference.descriptions().of(part(builtin, "func")),
                new Arguments(positional, keywords, arguments.starList(), arguments.mappings()));
        return new Candidate(builtin, called.function(), called.home(), called.arguments(), called.isMethod());
    }

    private HostObject part(BuiltinDescription builtin, String name) {
        return part(builtin.hostObject().get(), name);
    }

    private HostObject part(HostObject object, String name) {
        return ((Host.Outcome.Returned) inference.host().getAttribute(object, name)).value();
    }
}
