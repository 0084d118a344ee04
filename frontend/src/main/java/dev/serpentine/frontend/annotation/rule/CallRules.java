package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.call.SpecialisationKeys;
import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.definition.ClassLookup;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Iterators;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ConstructionTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Constructors;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.live.ExtendedValues;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.rule.ArgumentRules.Callee;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.CoreMethod;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.signature.SignatureTable;
import dev.serpentine.graph.type.FunctionType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Calls: finds what is called among functions, methods, classes, builtins and system code. */
final class CallRules {
    /** What a class of system code has for construction with keywords of any name. */
    private static final String INITIALIZER_WITH_KEYWORDS = "_init_with_keywords_";
    /** What a stand-in does to each new instance, whatever {@code __init__} of the program does then. */
    private static final String MADE = "_made_";

    private final Inference inference;
    private final CallResolution resolver;
    private final SpecialMethods specialMethods;
    private final AttributeAccess attributes;
    private final ContainerRules containers;
    private final BuiltinRules builtins;
    private final Constructors constructors;
    private final Forwarders forwarders;
    private final ArgumentRules argumentRules;
    private final MemoCalls memo;
    private final UnboundMethods unboundMethods;
    private final DecliningCalls declining;

    CallRules(
            Inference inference,
            CallResolution resolver,
            AttributeAccess attributes,
            SpecialMethods specialMethods,
            ComparisonRules comparisons,
            ContainerRules containers,
            IterationRules iteration,
            TextRules text,
            ArgumentRules argumentRules,
            Forwarders forwarders) {
        this.inference = inference;
        this.resolver = resolver;
        this.specialMethods = specialMethods;
        this.attributes = attributes;
        this.containers = containers;
        this.constructors = new Constructors(inference.host());
        this.forwarders = forwarders;
        this.declining = new DecliningCalls(inference, resolver);
        this.unboundMethods = new UnboundMethods(inference, resolver, forwarders);
        this.builtins = new BuiltinRules(
                inference,
                resolver,
                attributes,
                specialMethods,
                comparisons,
                containers,
                iteration,
                text,
                this,
                forwarders);
        this.argumentRules = argumentRules;
        this.memo = new MemoCalls(inference);
    }

    SomeValue call(Step step) {
        return declining.result(step, callOnce(step));
    }

    /** The same, of which NotImplemented is no result. */
    private SomeValue callOnce(Step step) {
        SomeValue callee = Lattice.withoutNone(step.argument(0));
        if (callee instanceof SomeInstance) {
            return specialMethods.call(step, Arguments.ofCall(step)).orElseGet(() -> notCallableYet(step, callee));
        }
        if (callee instanceof SomeClassOf classOf) {
            return constructAnyOf(step, (InferredClass) classOf.definition(), Arguments.ofCall(step));
        }
        if (callee instanceof SomePointer pointer && pointer.type().target() instanceof FunctionType function) {
            step.raisesAnything();
            return LowLevelRules.ofType(function.result());
        }
        if (!(callee instanceof SomeCallable callable)) {
            throw CallResolution.notCallable(step.argument(0));
        }
        if (MemoCalls.isMemo(callable)) {
            Optional<HostObject> atRunTime = memo.atRunTime(step, callable);
            if (atRunTime.isEmpty()) {
                return memo.call(step, callable);
            }
            Description called = callable.descriptions().iterator().next();
            FunctionDescription function = inference.descriptions().ofFunction(atRunTime.get());
            return resolver.call(
                    step,
                    List.of(new Candidate(called, function, Optional.empty(), Arguments.ofCall(step), false)),
                    false);
        }
        if (callable.descriptions().size() == 1
                && callable.descriptions().iterator().next() instanceof BuiltinDescription builtin) {
            return callBuiltin(step, builtin);
        }
        if (callable.descriptions().size() == 1
                && callable.descriptions().iterator().next() instanceof BuiltinMethodDescription method) {
            return callBuiltinMethod(step, method);
        }
        Optional<SomeValue> guarded = ofLibrary(step, callable);
        if (guarded.isPresent()) {
            return guarded.get();
        }
        if (callable.descriptions().stream().allMatch(ClassDescription.class::isInstance)) {
            return construct(step, callable, Arguments.ofCall(step));
        }
        Arguments arguments = Arguments.ofCall(step);
        List<Candidate> candidates = new ArrayList<>();
        for (Description description : callable.descriptions()) {
            candidates.add(candidate(step, description, arguments));
        }
        return resolver.call(step, candidates, false);
    }

    /** A class of the library, or a function of it written in Python, that the table of signatures knows. */
    private Optional<SomeValue> ofLibrary(Step step, SomeCallable callable) {
        Optional<HostObject> object =
                callable.constant().filter(each -> each.kind() == HostKind.CLASS || each.kind() == HostKind.FUNCTION);
        return object.flatMap(each -> SignatureTable.of(each.qualifiedName()))
                .flatMap(signature -> argumentRules.call(
                        step,
                        callable.descriptions().iterator().next(),
                        signature,
                        new Callee.Live(object.get()),
                        Arguments.ofCall(step)));
    }

    private static SomeValue notCallableYet(Step step, SomeValue callee) {
        if (SpecialMethods.isNotMadeYet(callee)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        throw CallResolution.notCallable(step.argument(0));
    }

    private Candidate candidate(Step step, Description description, Arguments arguments) {
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
            case BuiltinDescription builtin when isPartial(builtin) -> partial(step, builtin, arguments);
            case BuiltinDescription builtin ->
                new Candidate(
                        builtin,
                        inference.descriptions().ofFunction(function(builtin, arguments.ofKnownNames())),
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
                        inference.descriptions().ofFunction(function(method, arguments.ofKnownNames())),
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
                .flatMap(signature -> argumentRules.starred(signature, new Callee.Live(object), arguments));
        if (starred.isPresent()) {
            return starred.get();
        }
        if (BuiltinFunction.of(builtin.qualifiedName()).isPresent()) {
            return forwarders.ofBuiltin(object, arguments.positional().size());
        }
        return inference
                .systemCode()
                .replacement(object)
                .or(() -> unboundMethods.function(builtin))
                .filter(found -> found.kind() == HostKind.FUNCTION)
                .orElseGet(() ->
                        forwarders.ofBuiltin(object, arguments.positional().size()));
    }

    private HostObject function(BuiltinMethodDescription method, Arguments arguments) {
        Callee callee = new Callee.Method(method.name(), new Passed(selfSource(method), method.readSelf()));
        Optional<HostObject> starred = SignatureTable.of(method.family(), method.name())
                .flatMap(signature -> argumentRules.starred(signature, callee, arguments));
        if (starred.isPresent()) {
            return starred.get();
        }
        return inference
                .systemCode()
                .method(method.family(), method.name())
                .orElseGet(() -> forwarders.ofMethod(
                        method.name(), arguments.positional().size()));
    }

    private static ArgumentSource selfSource(BuiltinMethodDescription method) {
        return method.hostObject()
                .flatMap(object -> object.part(Part.SELF))
                .<ArgumentSource>map(ArgumentSource.Prebuilt::new)
                .orElse(ArgumentSource.Self.SELF);
    }

    private Candidate methodCandidate(MethodDescription method, Arguments arguments) {
        method.noteReader();
        Passed self = method.prebuiltSelf()
                .map(object -> new Passed(
                        new ArgumentSource.Prebuilt(object),
                        inference.bindings().ofConstant(object)))
                .orElseGet(() -> new Passed(
                        ArgumentSource.Self.SELF, new SomeInstance(method.selfClass(), false, Optional.empty())));
        return new Candidate(method, method.function(), method.home(), arguments.withFirst(self), true);
    }

    private SomeValue callBuiltinMethod(Step step, BuiltinMethodDescription method) {
        SomeValue self = method.readSelf();
        if (self instanceof SomeInstance instance) {
            return callInheritedBuiltin(step, method, (InferredClass) instance.definition());
        }
        Arguments given = Arguments.ofCall(step);
        Optional<SomeValue> guarded = SignatureTable.of(method.family(), method.name())
                .flatMap(signature -> argumentRules.call(
                        step,
                        method,
                        signature,
                        new Callee.Method(method.name(), new Passed(selfSource(method), self)),
                        given));
        if (guarded.isPresent()) {
            return guarded.get();
        }
        if (!given.mappings().isEmpty()) {
            return callByMapping(step, method, self, given);
        }
        Optional<CoreMethod> core = CoreMethod.of(method.family(), method.name());
        if (core.isPresent()) {
            return CoreMethodRules.call(step, core.get(), self);
        }
        Passed receiver = new Passed(selfSource(method), Lattice.withoutConstant(self));
        Optional<HostObject> ofConstant = given.starList().isPresent()
                ? Optional.empty()
                : self.constant()
                        .flatMap(known -> forwarders.ofConstant(
                                method.family(),
                                method.name(),
                                known,
                                given.positional().size(),
                                List.copyOf(given.keywords().keySet())));
        if (ofConstant.isPresent()) {
            List<Passed> all = new ArrayList<>(given.positional());
            all.addAll(given.keywords().values());
            return resolver.call(
                    step,
                    List.of(new Candidate(
                            method,
                            inference.descriptions().ofFunction(ofConstant.get()),
                            Optional.empty(),
                            Arguments.positional(all).withFirst(receiver),
                            false)),
                    false);
        }
        HostObject function =
                withKeywords(given, method.family(), method.name()).orElseGet(() -> function(method, given));
        Arguments arguments = given;
        Optional<HostObject> forAnyKeywords = arguments.keywords().isEmpty()
                ? Optional.empty()
                : inference.systemCode().method(method.family(), method.name() + "_with_keywords");
        if (forAnyKeywords.isPresent()) {
            function = forAnyKeywords.get();
            arguments = withKeywordsBehind(arguments);
        }
        arguments = arguments.withFirst(receiver);
        return resolver.call(
                step,
                List.of(new Candidate(
                        method, inference.descriptions().ofFunction(function), Optional.empty(), arguments, false)),
                false);
    }

    /**
     * A call with keywords of which only the run tells the names: what takes any keywords may take a mapping itself.
     */
    private SomeValue callByMapping(Step step, BuiltinMethodDescription method, SomeValue self, Arguments given) {
        Passed receiver = new Passed(selfSource(method), Lattice.withoutConstant(self));
        Optional<HostObject> ofMapping = inference.systemCode().method(method.family(), method.name() + "_mapping");
        if (ofMapping.isPresent()
                && given.positional().isEmpty()
                && given.keywords().isEmpty()
                && given.starList().isEmpty()
                && given.mappings().size() == 1) {
            HostObject function = self.constant()
                    .flatMap(known ->
                            forwarders.ofConstant(method.family(), method.name() + "_mapping", known, 1, List.of()))
                    .orElse(ofMapping.get());
            return callReplacement(
                    step,
                    method,
                    function,
                    Arguments.positional(List.of(
                            receiver,
                            Passed.operand(step, given.mappings().getFirst().operand()))));
        }
        return callReplacement(
                step,
                method,
                withKeywords(given, method.family(), method.name())
                        .orElseGet(() -> function(method, given.ofKnownNames())),
                given.withFirst(receiver));
    }

    /**
     * For system code that takes keywords of any name: a tuple of the names, then what is positional, then the
     * keywords' values.
     */
    private Arguments withKeywordsBehind(Arguments arguments) {
        List<Passed> all = new ArrayList<>();
        all.add(prebuilt(inference
                .host()
                .ofTuple(arguments.keywords().keySet().stream()
                        .map(inference.host()::ofText)
                        .toList())));
        all.addAll(arguments.positional());
        all.addAll(arguments.keywords().values());
        return Arguments.positional(all);
    }

    /**
     * What a method does with keywords, as {@code d.update(a=1)}, may be a function of its own; and what it does with
     * keywords behind other arguments.
     */
    private Optional<HostObject> withKeywords(Arguments arguments, String family, String name) {
        return arguments.hasKeywords()
                ? inference
                        .systemCode()
                        .method(family, name + (arguments.positional().isEmpty() ? "_keywords" : "_and_keywords"))
                : Optional.empty();
    }

    /** {@code super().__init__(...)} and the like that ends at a class of Python's own. */
    private SomeValue callInheritedBuiltin(Step step, BuiltinMethodDescription method, InferredClass definition) {
        Arguments arguments = Arguments.ofCall(step);
        Optional<Candidate> candidate = ExceptionRules.candidate(
                inference, resolver, definition, method.name(), ArgumentSource.Self.SELF, arguments);
        if (inference.hierarchy().isException(definition.hostClass()) && candidate.isPresent()) {
            return resolver.call(step, List.of(candidate.get()), false);
        }
        if (method.name().equals("__init__") && arguments.isEmpty()) {
            step.raisesOnly();
            return SomeNone.NONE;
        }
        Optional<HostObject> ofObject = inference.systemCode().method("object", method.name());
        if (ofObject.isPresent()) {
            return callReplacement(
                    step,
                    method,
                    ofObject.get(),
                    arguments.withFirst(new Passed(ArgumentSource.Self.SELF, method.readSelf())));
        }
        throw new RuleError(0, MessageKind.NOT_SUPPORTED, method.describe(), "write it in Python");
    }

    private SomeValue callBuiltin(Step step, BuiltinDescription builtin) {
        HostObject object = builtin.hostObject().get();
        Optional<SomeValue> guarded = SignatureTable.of(builtin.qualifiedName())
                .flatMap(signature ->
                        argumentRules.call(step, builtin, signature, new Callee.Live(object), Arguments.ofCall(step)));
        if (guarded.isPresent()) {
            return guarded.get();
        }
        Arguments arguments = Arguments.ofCall(step);
        Optional<SomeValue> core = arguments.mappings().isEmpty() ? builtins.call(step, builtin) : Optional.empty();
        if (core.isPresent()) {
            return core.get();
        }
        Optional<SomeValue> unbound =
                arguments.mappings().isEmpty() ? unboundMethods.call(step, builtin, arguments) : Optional.empty();
        if (unbound.isPresent()) {
            return unbound.get();
        }
        Optional<HostObject> replacement = inference.systemCode().replacement(object);
        if (replacement.isPresent()) {
            return callReplacement(step, builtin, object, replacement.get(), arguments);
        }
        if (isPartial(builtin)) {
            return resolver.call(step, List.of(partial(step, builtin, arguments)), false);
        }
        arguments.ofKnownNames();
        if (object.kind() == HostKind.INSTANCE) {
            throw CallResolution.notCallable(step.argument(0));
        }
        throw new RuleError(
                0,
                MessageKind.NOT_SUPPORTED,
                "calling " + builtin.describe() + argumentTypes(step),
                builtin.qualifiedName().equals("builtins.complex")
                        ? "keep the real and the imaginary part in two floats"
                        : "it has no translation yet for these arguments");
    }

    private static boolean isPartial(BuiltinDescription builtin) {
        return builtin.qualifiedName().equals("functools.partial")
                && builtin.hostObject().get().kind() == HostKind.INSTANCE;
    }

    /**
     * A call of a live {@code functools.partial}: of its function, with its arguments first and its keywords where none
     * are passed.
     */
    private Candidate partial(Step step, BuiltinDescription builtin, Arguments arguments) {
        List<Passed> positional = new ArrayList<>();
        part(builtin, "args").items().forEach(item -> positional.add(prebuilt(item)));
        positional.addAll(arguments.positional());
        Map<String, Passed> keywords = new LinkedHashMap<>();
        part(builtin, "keywords")
                .entries()
                .forEach(entry -> keywords.put(entry.getKey().asText(), prebuilt(entry.getValue())));
        keywords.putAll(arguments.keywords());
        Candidate called = candidate(
                step,
                inference.descriptions().of(part(builtin, "func")),
                new Arguments(positional, keywords, arguments.starList(), arguments.mappings()));
        return new Candidate(builtin, called.function(), called.home(), called.arguments(), called.isMethod());
    }

    private HostObject part(BuiltinDescription builtin, String name) {
        return ((Host.Outcome.Returned)
                        inference.host().getAttribute(builtin.hostObject().get(), name))
                .value();
    }

    private Passed prebuilt(HostObject object) {
        return new Passed(
                new ArgumentSource.Prebuilt(object), inference.bindings().ofConstant(object));
    }

    private static String argumentTypes(Step step) {
        List<String> types =
                step.argumentsFrom(2).stream().map(Lattice::describe).toList();
        return "(" + String.join(", ", types) + ")";
    }

    /** A call of what stands for a live object of the library; with keywords it may be a function of its own. */
    private SomeValue callReplacement(
            Step step, Description description, HostObject called, HostObject replacement, Arguments arguments) {
        Optional<HostObject> ofKeywords = withKeywords(arguments, called.name(), "__init__");
        if (ofKeywords.isPresent() || replacement.kind() == HostKind.CLASS) {
            return callReplacement(step, description, ofKeywords.orElse(replacement), arguments);
        }
        arguments.ofKnownNames();
        Optional<HostObject> forAnyKeywords = arguments.keywords().isEmpty()
                ? Optional.empty()
                : inference.systemCode().method(called.qualifiedName(), "__call___with_keywords");
        return forAnyKeywords.isPresent()
                ? callReplacement(step, description, forAnyKeywords.get(), withKeywordsBehind(arguments))
                : callReplacement(step, description, replacement, arguments);
    }

    private SomeValue callReplacement(Step step, Description description, HostObject replacement, Arguments arguments) {
        if (replacement.kind() == HostKind.CLASS) {
            return constructOne(step, description, replacement, arguments);
        }
        return resolver.call(
                step,
                List.of(new Candidate(
                        description,
                        inference.descriptions().ofFunction(replacement),
                        Optional.empty(),
                        arguments,
                        false)),
                false);
    }

    // Making instances

    SomeValue construct(Step step, SomeCallable callable, Arguments arguments) {
        Optional<HostObject> enumeration = Enumerations.enumeration(callable);
        if (enumeration.isPresent()) {
            return specialMethods.enumerations().withValue(step, enumeration.get(), arguments);
        }
        Optional<SomeValue> byFunctions = constructByFunctions(step, callable, arguments);
        if (byFunctions.isPresent()) {
            return byFunctions.get();
        }
        Optional<HostObject> madeInstead = callable.constant().flatMap(Constructors::madeInstead);
        Optional<HostObject> replacementOfMade = madeInstead.flatMap(inference.systemCode()::replacement);
        if (replacementOfMade.isPresent()) {
            return callReplacement(
                    step,
                    callable.descriptions().iterator().next(),
                    madeInstead.get(),
                    replacementOfMade.get(),
                    arguments);
        }
        List<Made> all = new ArrayList<>();
        for (Description description : callable.descriptions()) {
            if (waitsForItems(
                    step,
                    description.hostObject().orElseThrow(() -> CallResolution.notCallable(callable)),
                    arguments)) {
                return SomeImpossible.IMPOSSIBLE;
            }
            if (!(description instanceof ClassDescription ofClass)) {
                throw CallResolution.notCallable(callable);
            }
            HostObject hostClass = ofClass.hostObject().get();
            Optional<HostObject> replacement = inference.systemCode().replacement(hostClass);
            if (replacement.isPresent() && callable.descriptions().size() == 1) {
                return callReplacement(step, description, hostClass, replacement.get(), arguments);
            }
            all.add(make(
                    step,
                    description,
                    hostClass,
                    arguments,
                    callable.descriptions().size() > 1));
        }
        return made(step, all);
    }

    /**
     * A call of classes of which some need more than making an instance and {@code __init__}: then of a function for
     * each.
     */
    private Optional<SomeValue> constructByFunctions(Step step, SomeCallable callable, Arguments arguments) {
        callable.descriptions().stream()
                .filter(this::isUsers)
                .forEach(description ->
                        ExtendedValues.require(description.hostObject().get(), inference.liveObjects()));
        if (callable.descriptions().stream()
                .noneMatch(description -> isUsers(description)
                        && constructors
                                .of(inference
                                        .hierarchy()
                                        .definition(description.hostObject().get()))
                                .isPresent())) {
            return Optional.empty();
        }
        List<Candidate> candidates = new ArrayList<>();
        for (Description description : callable.descriptions()) {
            HostObject function =
                    constructors.constructor(description.hostObject().orElseThrow());
            candidates.add(new Candidate(
                    description, inference.descriptions().ofFunction(function), Optional.empty(), arguments, false));
        }
        return Optional.of(resolver.call(step, candidates, false));
    }

    private boolean isUsers(Description description) {
        return description instanceof ClassDescription
                && !inference
                        .systemCode()
                        .isSystemClass(description.hostObject().get())
                && inference
                        .systemCode()
                        .replacement(description.hostObject().get())
                        .isEmpty();
    }

    /** {@code object.__new__(C)}: an instance for which no {@code __init__} is called. */
    SomeValue allocate(Step step, int operand, int count) {
        if (!(step.argument(operand) instanceof SomeCallable callable)
                || callable.constant()
                        .filter(object -> object.kind() == HostKind.CLASS)
                        .isEmpty()) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    "object.__new__() of a class that is not a constant",
                    "name the class");
        }
        if (count != 1) {
            throw new RuleError(
                    MessageKind.WRONG_ARGUMENTS,
                    "object.__new__() takes exactly one argument (the type to instantiate)");
        }
        InferredClass definition = definition(step, callable.constant().get(), Arguments.positional(List.of()));
        if (ErrorReport.isForeign(step.operation().position())) {
            // Copies get what the original has.
            definition.markInstantiated();
        } else {
            definition.markMadeBare();
        }
        return made(step, List.of(new Made(callable.descriptions().iterator().next(), definition, List.of())));
    }

    private SomeValue constructOne(Step step, Description description, HostObject hostClass, Arguments arguments) {
        if (waitsForItems(step, hostClass, arguments)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        return made(step, List.of(make(step, description, hostClass, arguments, false)));
    }

    /** {@code type(x)(...)}. */
    private SomeValue constructAnyOf(Step step, InferredClass definition, Arguments arguments) {
        List<Made> all = new ArrayList<>();
        List<InferredClass> classes = definition.instantiatedHere();
        if (classes.stream().anyMatch(each -> constructors.of(each).isPresent())) {
            if (classes.size() > 1) {
                HostObject function = constructors.constructorOfAny(
                        classes.stream().map(InferredClass::hostClass).toList());
                return resolver.callSystem(step, function, arguments.withFirst(Passed.operand(step, 0)));
            }
            Description description =
                    inference.descriptions().of(classes.getFirst().hostClass());
            return callReplacement(
                    step,
                    description,
                    constructors.constructor(classes.getFirst().hostClass()),
                    arguments);
        }
        for (InferredClass each : classes) {
            all.add(make(step, inference.descriptions().of(each.hostClass()), each, arguments, classes.size() > 1));
        }
        return all.isEmpty() ? SomeImpossible.IMPOSSIBLE : made(step, all);
    }

    /** One class that is made an instance of, and the functions that are called on the instance. */
    private record Made(Description description, InferredClass definition, List<Candidate> initializers) {}

    private Made make(
            Step step, Description description, HostObject hostClass, Arguments arguments, boolean isOneOfSeveral) {
        return make(step, description, definition(step, hostClass, arguments), arguments, isOneOfSeveral);
    }

    /**
     * @param isOneOfSeveral whether only the run tells that it is this class, so that only the run can fail for its
     *     arguments
     */
    private Made make(
            Step step, Description description, InferredClass definition, Arguments arguments, boolean isOneOfSeveral) {
        HostObject hostClass = definition.hostClass();
        definition.markInstantiated();
        List<Candidate> initializers = new ArrayList<>();
        Optional<ClassLookup.Found> found = definition.lookup("__init__");
        Optional<ClassLookup.Found> ofKeywords = !arguments.hasKeywords()
                ? Optional.empty()
                : definition
                        .lookup(INITIALIZER_WITH_KEYWORDS)
                        .filter(withKeywords -> found.filter(own -> own.owner().equals(withKeywords.owner()))
                                .isPresent());
        Optional<ClassLookup.Found> init = ofKeywords.or(() -> found);
        definition
                .lookup(MADE)
                .ifPresent(made ->
                        initializers.add(initializer(description, definition, made, Arguments.positional(List.of()))));
        boolean inPython = init.filter(initializer -> initializer.value().kind() == HostKind.FUNCTION)
                .isPresent();
        if (inference.hierarchy().isException(hostClass)) {
            if (!inPython || arguments.values().stream().allMatch(CallRules::isPlain)) {
                ExceptionRules.candidate(
                                inference,
                                resolver,
                                definition,
                                "__init__",
                                ArgumentSource.Self.SELF,
                                Arguments.positional(arguments.positional()))
                        .ifPresent(initializers::add);
            }
        } else if (!inPython && !arguments.positional().isEmpty()) {
            String complaint = hostClass.name() + "() takes no arguments";
            if (!isOneOfSeveral) {
                throw new RuleError(MessageKind.WRONG_ARGUMENTS, complaint).raising("TypeError", complaint);
            }
            Passed self = new Passed(ArgumentSource.Self.SELF, new SomeInstance(definition, false, Optional.empty()));
            initializers.add(resolver.raising(step, description, Optional.of(self), complaint));
        }
        if (inPython) {
            initializers.add(initializer(description, definition, init.get(), arguments));
        }
        return new Made(
                description, definition, isOneOfSeveral ? resolver.orRaising(step, initializers) : initializers);
    }

    private Candidate initializer(
            Description description, InferredClass definition, ClassLookup.Found initializer, Arguments arguments) {
        return new Candidate(
                description,
                inference.descriptions().ofFunction(initializer.value()),
                inference.hierarchy().home(definition, initializer.owner()),
                arguments.withFirst(
                        new Passed(ArgumentSource.Self.SELF, new SomeInstance(definition, false, Optional.empty()))),
                true);
    }

    /** Whether an argument's text can be recorded without running the program's code. */
    private static boolean isPlain(SomeValue value) {
        return value instanceof SomeString
                || value instanceof SomeInteger
                || value instanceof SomeLongInteger
                || value instanceof SomeFloat
                || value instanceof SomeBool
                || value == SomeNone.NONE;
    }

    private InferredClass definition(Step step, HostObject hostClass, Arguments arguments) {
        if (inference.systemCode().isSystemClass(hostClass)) {
            List<SomeValue> key = new ArrayList<>();
            arguments.positional().forEach(argument -> key.add(Lattice.asSpecialisationKey(argument.value())));
            arguments.keywords().values().forEach(argument -> key.add(Lattice.asSpecialisationKey(argument.value())));
            arguments.mappings().forEach(mapping -> key.add(Lattice.asSpecialisationKey(mapping.dict())));
            SpecialisationKeys.Key spelled = resolver.keys().of(key);
            return inference.hierarchy().specialised(hostClass, spelled.text(), spelled.depth());
        }
        if (inference.decisions().isGeneric(hostClass)
                || inference.liveObjects().isGenericByStandIn(hostClass)) {
            // By where it is made, and in a specialised function by the graph.
            return inference
                    .hierarchy()
                    .specialised(
                            hostClass,
                            step.operation().position() + " "
                                    + resolver.keys().of(List.of(site(step))).text(),
                            inference.graphs().depth(step.graph()));
        }
        return inference.hierarchy().definition(hostClass);
    }

    private boolean waitsForItems(Step step, HostObject hostClass, Arguments arguments) {
        return inference.systemCode().isSystemClass(hostClass)
                && arguments.values().stream().anyMatch(Iterators::isOfUnknown)
                && inference.flow().postpone(step);
    }

    private SomeValue site(Step step) {
        return inference.graphs().depth(step.graph()) > 1
                ? SomeNone.NONE
                : new SomeCell(
                        inference.made().by(step.operation(), () -> new InferredCell(inference.worklist(), "site")));
    }

    private SomeValue made(Step step, List<Made> all) {
        List<Candidate> candidates =
                all.stream().flatMap(each -> each.initializers().stream()).toList();
        List<CallTarget> targets = resolver.flow(step, candidates);
        List<ConstructionTarget> constructions = new ArrayList<>();
        int next = 0;
        SomeValue result = SomeImpossible.IMPOSSIBLE;
        for (Made each : all) {
            int end = next + each.initializers().size();
            constructions.add(
                    new ConstructionTarget(each.description(), each.definition(), targets.subList(next, end)));
            boolean completes = true;
            for (CallTarget target : targets.subList(next, end)) {
                completes &= completes(target);
            }
            next = end;
            result = completes
                    ? inference.union().of(result, new SomeInstance(each.definition(), false, Optional.empty()))
                    : result;
        }
        step.resolve(new Resolution.Constructs(constructions));
        if (candidates.isEmpty()) {
            step.raisesOnly();
        } else {
            step.raisesAnything();
        }
        return result;
    }

    /** Whether an initializer is known to return. */
    private boolean completes(CallTarget initializer) {
        SomeValue returned = inference.readResult(initializer.graph());
        if (returned != SomeImpossible.IMPOSSIBLE && returned != SomeNone.NONE) {
            throw new RuleError(
                    MessageKind.WRONG_ARGUMENTS,
                    initializer.graph().name() + "() returns " + Lattice.describe(returned)
                            + "; it may return nothing but None");
        }
        return returned == SomeNone.NONE;
    }

    /** {@code type(operand)}. */
    SomeValue type(Step step, int operand) {
        step.raisesOnly();
        SomeValue value = step.argument(operand);
        if (value instanceof SomeInstance || value != SomeNone.NONE && Lattice.canBeNone(value)) {
            return attributes.classOf(step, operand);
        }
        if (value instanceof SomeNumber) {
            return resolver.callSystem(
                    step,
                    inference.systemCode().method(Numbers.FAMILY, "type_of").orElseThrow(),
                    List.of(Passed.operand(step, operand)));
        }
        if (value instanceof SomeCallable callable) {
            Set<Description> types = callable.descriptions().stream()
                    .map(each -> (Description) inference.descriptions().of(each.type(inference.host())))
                    .collect(Collectors.toCollection(LinkedHashSet::new));
            if (types.size() == 1) {
                step.resolve(Resolution.Constant.CONSTANT);
            }
            return new SomeCallable(types, false);
        }
        HostObject type = Families.typeOf(value, inference.host())
                .orElseThrow(() -> new RuleError(
                        operand,
                        MessageKind.NOT_SUPPORTED,
                        "type() of " + Lattice.describe(value),
                        Lattice.canBeNone(value) ? "test for None first" : "use isinstance()"));
        step.resolve(Resolution.Constant.CONSTANT);
        return new SomeCallable(Set.of(inference.descriptions().of(type)), false);
    }
}
