package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.call.SpecialisationKeys;
import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.definition.ClassLookup;
import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Iterators;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ConstructionTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Constructors;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.live.ExtendedValues;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.UnsupportedModules;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Calls of classes: which definitions are made instances of, what is called on them, and what stands for them. */
final class ConstructionRules {
    /** What a stand-in does to each new instance, whatever {@code __init__} of the program does then. */
    private static final String MADE = "_made_";
    /** What is called when an instance ends. */
    private static final String FINALIZER = "__del__";
    /** What classes of generators say that they are. */
    private static final String GENERATOR_MARKER = "is_generator";

    private final Inference inference;
    private final CallResolution resolver;
    private final EnumRules enumerations;
    private final Constructors constructors;

    ConstructionRules(Inference inference, CallResolution resolver, EnumRules enumerations) {
        this.inference = inference;
        this.resolver = resolver;
        this.enumerations = enumerations;
        this.constructors = inference.helpers().constructors();
    }

    /** Makes the step a construction: an instance of one of these classes. */
    SomeValue construct(Step step, SomeCallable callable, Arguments arguments) {
        for (Description description : callable.descriptions()) {
            if (description
                    .hostObject()
                    .filter(inference.graphSource()::hasMaker)
                    .isPresent()) {
                throw new RuleError(
                        0,
                        MessageKind.NOT_SUPPORTED,
                        "another instance of " + Lattice.describe(callable)
                                + ", whose methods use variables of the function around it,",
                        "define it at module level, and pass its instances what they need");
            }
        }
        Optional<HostObject> enumeration = Enumerations.enumeration(callable);
        if (enumeration.isPresent()) {
            return enumerations.withValue(step, enumeration.get(), arguments);
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
            Optional<HostObject> maker = ExceptionRules.maker(step, inference, hostClass, arguments);
            if (maker.isPresent() && callable.descriptions().size() == 1) {
                return callReplacement(step, description, maker.get(), arguments);
            }
            all.add(make(
                    step,
                    description,
                    hostClass,
                    arguments,
                    callable.descriptions().size() > 1 || isBehindMetaclass(step)));
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
        if (isBehindMetaclass(step)
                || callable.descriptions().stream()
                        .noneMatch(description -> isUsers(description)
                                && constructors
                                        .of(inference
                                                .hierarchy()
                                                .definition(
                                                        description.hostObject().get()))
                                        .isPresent())) {
            return Optional.empty();
        }
        List<Candidate> candidates = new ArrayList<>();
        for (Description description : callable.descriptions()) {
            HostObject function = constructors.constructor(
                    inference.hierarchy().definition(description.hostObject().orElseThrow()));
            candidates.add(new Candidate(
                    description, inference.descriptions().ofFunction(function), Optional.empty(), arguments, false));
        }
        return Optional.of(resolver.call(step, candidates, false));
    }

    /** Whether a metaclass has its say already; it may be the run that tells whether an instance is made at all. */
    private static boolean isBehindMetaclass(Step step) {
        return ErrorReport.isForeign(step.operation().position())
                && Constructors.isPlain(step.graph().name());
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

    /** The classes that an operand may be; none where no instance of them is made yet. */
    private List<HostObject> classesOf(SomeValue value, int operand) {
        if (value instanceof SomeClassOf ofClass) {
            return ((InferredClass) ofClass.definition())
                    .instantiatedHere().stream()
                            .map(InferredClass::hostClass)
                            .distinct()
                            .toList();
        }
        if (value instanceof SomeCallable callable
                && callable.descriptions().stream().allMatch(ClassDescription.class::isInstance)) {
            return callable.descriptions().stream()
                    .map(description -> description.hostObject().orElseThrow())
                    .toList();
        }
        throw new RuleError(
                operand,
                MessageKind.NOT_SUPPORTED,
                "object.__new__() of what is not known to be a class",
                "name the class");
    }

    /** {@code object.__new__(C)}: an instance for which no {@code __init__} is called. */
    SomeValue allocate(Step step, int operand, int count) {
        if (count != 1) {
            throw new RuleError(
                    MessageKind.WRONG_ARGUMENTS,
                    "object.__new__() takes exactly one argument (the type to instantiate)");
        }
        List<HostObject> classes = classesOf(step.argument(operand), operand);
        if (classes.isEmpty()) {
            return SomeImpossible.IMPOSSIBLE;
        }
        if (classes.size() > 1) {
            return resolver.callSystem(
                    step, constructors.allocatorOfAny(classes), List.of(Passed.operand(step, operand)));
        }
        Optional<HostObject> refusal = constructors.refusal(classes.getFirst());
        if (refusal.isPresent()) {
            return resolver.callSystem(step, refusal.get(), List.of());
        }
        InferredClass definition = definition(step, classes.getFirst(), Arguments.positional(List.of()));
        if (ErrorReport.isForeign(step.operation().position())) {
            // Copies get what the original has.
            definition.markInstantiated();
        } else {
            definition.markMadeBare();
        }
        Description description = inference.descriptions().of(classes.getFirst());
        return made(
                step,
                List.of(new Made(
                        description,
                        definition,
                        observed(description, definition).map(List::of).orElse(List.of()))));
    }

    private SomeValue constructOne(Step step, Description description, HostObject hostClass, Arguments arguments) {
        if (waitsForItems(step, hostClass, arguments)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        return made(step, List.of(make(step, description, hostClass, arguments, false)));
    }

    /** {@code type(x)(...)}. */
    SomeValue constructAnyOf(Step step, InferredClass definition, Arguments arguments) {
        List<Made> all = new ArrayList<>();
        List<InferredClass> classes = definition.instantiatedHere();
        if (classes.stream().anyMatch(each -> constructors.of(each).isPresent())) {
            if (classes.size() > 1) {
                HostObject function = constructors.constructorOfAny(classes);
                return resolver.callSystem(step, function, arguments.withFirst(Passed.operand(step, 0)));
            }
            Description description =
                    inference.descriptions().of(classes.getFirst().hostClass());
            return callReplacement(step, description, constructors.constructor(classes.getFirst()), arguments);
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
        Optional<ClassLookup.Found> init = definition.lookup("__init__");
        definition
                .lookup(MADE)
                .ifPresent(made ->
                        initializers.add(initializer(description, definition, made, Arguments.positional(List.of()))));
        observed(description, definition).ifPresent(initializers::add);
        boolean inPython = init.filter(initializer -> initializer.value().kind() == HostKind.FUNCTION)
                .isPresent();
        if (inference.hierarchy().isException(hostClass)) {
            if (!inPython || arguments.values().stream().allMatch(ConstructionRules::isPlain)) {
                ExceptionRules.candidate(
                                inference,
                                resolver,
                                definition,
                                "__init__",
                                ArgumentSource.Self.SELF,
                                new Arguments(arguments.positional(), Map.of(), arguments.starList(), List.of()))
                        .ifPresent(initializers::add);
            }
            if (!inPython
                    && arguments.hasKeywords()
                    && complaint(definition, arguments).isEmpty()) {
                ExceptionRules.candidate(
                                inference,
                                resolver,
                                definition,
                                "keep_fields",
                                ArgumentSource.Self.SELF,
                                new Arguments(List.of(), arguments.keywords(), Optional.empty(), arguments.mappings()))
                        .ifPresent(initializers::add);
            }
        } else if (!inPython && !arguments.isEmpty()) {
            UnsupportedModules.ofBuiltin(hostClass.qualifiedName()).ifPresent(RuleError::refuse);
        }
        Optional<String> complaint = inPython ? Optional.empty() : complaint(definition, arguments);
        if (complaint.isPresent()) {
            if (!isOneOfSeveral) {
                throw new RuleError(MessageKind.WRONG_ARGUMENTS, complaint.get()).raising("TypeError", complaint.get());
            }
            Passed self = new Passed(ArgumentSource.Self.SELF, new SomeInstance(definition, false, Optional.empty()));
            initializers.add(resolver.raising(step, description, Optional.of(self), complaint.get()));
        }
        if (inPython) {
            initializers.add(initializer(description, definition, init.get(), arguments));
        } else if (complaint.isEmpty()
                && !inference.hierarchy().isException(hostClass)
                && arguments.starList().isPresent()) {
            // Only the run tells whether that is empty.
            initializers.add(resolver.systemCandidate(
                    inference.systemCode().method("object", "take_no_arguments").orElseThrow(),
                    new Arguments(List.of(), Map.of(), arguments.starList(), List.of())
                            .withFirst(new Passed(
                                    ArgumentSource.Self.SELF, new SomeInstance(definition, false, Optional.empty())))));
        }
        return new Made(
                description, definition, isOneOfSeveral ? resolver.orRaising(step, initializers) : initializers);
    }

    /** What is done to each new instance whose end the program is told of. */
    private Optional<Candidate> observed(Description description, InferredClass definition) {
        return definition
                .lookup(FINALIZER)
                .filter(method -> method.value().kind() == HostKind.FUNCTION && isOfProgram(method.value()))
                .map(_ -> resolver.systemCandidate(
                        inference.systemCode().method("object", "object_made").orElseThrow(),
                        Arguments.positional(List.of(new Passed(
                                ArgumentSource.Self.SELF, new SomeInstance(definition, false, Optional.empty()))))));
    }

    private boolean isOfProgram(HostObject function) {
        return inference
                .host()
                .syntaxOf(function)
                .filter(syntax -> SourcePosition.isOfProgram(syntax.position().file()))
                .isPresent();
    }

    /** What Python says to arguments of a class that has no {@code __init__} of its own; empty where it takes them. */
    private Optional<String> complaint(InferredClass definition, Arguments arguments) {
        HostObject hostClass = definition.hostClass();
        Arguments known = arguments.ofKnownNames();
        if (inference.hierarchy().isException(hostClass)) {
            return known.keywords().keySet().stream()
                    .flatMap(keyword -> ExceptionKeywords.complaint(hostClass, keyword).stream())
                    .findFirst();
        }
        if (known.isEmpty()) {
            return Optional.empty();
        }
        if (known.positional().isEmpty() && known.keywords().isEmpty()) {
            return Optional.empty();
        }
        Optional<HostObject> taking =
                hostClass.mro().stream().filter(this::takesArguments).findFirst();
        if (taking.isPresent()) {
            throw new RuleError(
                    MessageKind.NOT_SUPPORTED,
                    "making instances of " + hostClass.name() + ", which extends "
                            + taking.get().qualifiedName() + ",",
                    "keep one in an attribute");
        }
        return Optional.of(hostClass.name() + "() takes no arguments");
    }

    /** Whether it is a class of Python's own, not written in Python, whose instances are made of arguments. */
    private boolean takesArguments(HostObject ancestor) {
        return !ancestor.equals(inference.host().builtin("object"))
                && Stream.of("__new__", "__init__")
                        .flatMap(name -> ancestor.attribute(name).stream())
                        .anyMatch(maker -> maker.kind() == HostKind.BUILTIN_FUNCTION);
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
            InferredClass made = inference.hierarchy().specialised(hostClass, spelled.text(), spelled.depth());
            made.setMadeIn(resolver.madeIn(arguments.values()), Optional.empty());
            return made;
        }
        if (inference.decisions().isGeneric(hostClass)
                || inference.liveObjects().isGeneric(hostClass)) {
            // By where it is made, and in a specialised function by the graph.
            return inference
                    .hierarchy()
                    .specialised(
                            hostClass,
                            step.operation().position() + " "
                                    + resolver.keys().of(List.of(site(step))).text(),
                            inference.graphs().depth(step.graph()));
        }
        InferredClass definition = inference.hierarchy().definition(hostClass);
        if (hostClass.attribute(GENERATOR_MARKER).isPresent()) {
            definition.setMadeIn(
                    inference.graphs().functionsOf(step.graph()),
                    Optional.of(step.operation().position()));
        }
        return definition;
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
        Optional<List<CallTarget>> reached = resolver.flow(step, candidates);
        if (reached.isEmpty()) {
            return SomeImpossible.IMPOSSIBLE;
        }
        List<CallTarget> targets = reached.get();
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

    /** A call of what stands for a live object of the library; with keywords it may be a function of its own. */
    SomeValue callReplacement(
            Step step, Description description, HostObject called, HostObject replacement, Arguments arguments) {
        Optional<HostObject> ofKeywords = withKeywords(arguments, called.name(), "__init__");
        if (ofKeywords.isPresent() || replacement.kind() == HostKind.CLASS) {
            return callReplacement(step, description, ofKeywords.orElse(replacement), arguments);
        }
        Optional<HostObject> forMapping = arguments.isBehindMapping()
                ? inference.systemCode().method(called.qualifiedName(), "__call___with_mapping")
                : Optional.empty();
        if (forMapping.isPresent()) {
            return callReplacement(step, description, forMapping.get(), arguments.withMappingFirst(step));
        }
        arguments.ofKnownNames();
        Optional<HostObject> forAnyKeywords = arguments.keywords().isEmpty()
                ? Optional.empty()
                : inference.systemCode().method(called.qualifiedName(), "__call___with_keywords");
        return forAnyKeywords.isPresent()
                ? callReplacement(step, description, forAnyKeywords.get(), withKeywordsBehind(arguments))
                : callReplacement(step, description, replacement, arguments);
    }

    /** A call of system code that stands for something: a function, or a class. */
    SomeValue callReplacement(Step step, Description description, HostObject replacement, Arguments arguments) {
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

    /**
     * What a method does with keywords, as {@code d.update(a=1)}, may be a function of its own; and what it does with
     * keywords behind other arguments.
     */
    Optional<HostObject> withKeywords(Arguments arguments, String family, String name) {
        return arguments.hasKeywords()
                ? inference
                        .systemCode()
                        .method(family, name + (arguments.positional().isEmpty() ? "_keywords" : "_and_keywords"))
                : Optional.empty();
    }

    /**
     * For system code that takes keywords of any name: a tuple of the names, then what is positional, then the
     * keywords' values.
     */
    Arguments withKeywordsBehind(Arguments arguments) {
        List<Passed> all = new ArrayList<>();
        all.add(Passed.prebuilt(
                inference,
                inference
                        .host()
                        .ofTuple(arguments.keywords().keySet().stream()
                                .map(inference.host()::ofText)
                                .toList())));
        all.addAll(arguments.positional());
        all.addAll(arguments.keywords().values());
        return Arguments.positional(all);
    }
}
