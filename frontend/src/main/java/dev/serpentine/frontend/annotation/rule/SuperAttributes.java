package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.ClassLookup;
import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.NamedTuples;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Attributes of what {@code super()} gives: those behind a class in the linearisation. */
final class SuperAttributes {
    private final Inference inference;
    private final CallResolution resolver;
    private final MethodLookup methods;
    private final MissingAttributes missing;
    private final LackingMethods lacking;

    /** What {@code super()} behind a class has under a name for each of these. */
    private record OfClasses(HostObject after, String name, List<HostObject> classes) {}

    /** A name, behind a class. */
    private record Asked(HostObject after, String name) {}

    private final Map<OfClasses, List<HostObject>> foundOfClasses = new HashMap<>();
    /** Whether classes below one do not all have the same of a name behind it. */
    private final Map<Asked, Boolean> differing = new HashMap<>();
    /** The functions of system code that give that where only the run tells the class. */
    private final Map<OfClasses, HostObject> tellingApart = new HashMap<>();

    SuperAttributes(
            Inference inference,
            CallResolution resolver,
            MethodLookup methods,
            MissingAttributes missing,
            LackingMethods lacking) {
        this.lacking = lacking;
        this.inference = inference;
        this.resolver = resolver;
        this.methods = methods;
        this.missing = missing;
    }

    /** {@code super(after, self)}: of what is no instance, among others that are, TypeError is raised. */
    SomeSuper of(Step step) {
        HostObject after = step.constant(0);
        if (!(step.argument(1) instanceof SomeUnion)) {
            step.raisesOnly();
            return new SomeSuper(after, step.argument(1));
        }
        HostObject function =
                inference.systemCode().method("object", "instance_for_super").orElseThrow();
        return new SomeSuper(
                after, resolver.callSystem(step, function, List.of(Passed.operand(step, 1), Passed.operand(step, 0))));
    }

    /** {@code super().name}. @param operand the index of the operand that is the {@code super()} */
    SomeValue get(Step step, int operand, SomeSuper superObject, String name) {
        if (superObject.self() instanceof SomeCallable || superObject.self() instanceof SomeClassOf) {
            return ofSuperOfClasses(step, operand, superObject, name);
        }
        if (superObject.self() == SomeImpossible.IMPOSSIBLE) {
            return SomeImpossible.IMPOSSIBLE;
        }
        InferredClass definition = (InferredClass) ((SomeInstance) superObject.self()).definition();
        Map<HostObject, List<InferredClass>> owners = new LinkedHashMap<>();
        Map<HostObject, Found> found = new LinkedHashMap<>();
        for (InferredClass each : definition.instantiatedHere()) {
            each.lookup()
                    .lookupAfter(name, superObject.after())
                    .map(value -> inPython(name, value))
                    .ifPresent(value -> {
                        owners.computeIfAbsent(value.value(), key -> new ArrayList<>())
                                .add(each);
                        found.putIfAbsent(value.value(), value);
                    });
        }
        if (found.isEmpty()) {
            if (definition.instantiatedHere().isEmpty()) {
                return SomeImpossible.IMPOSSIBLE;
            }
            throw missingInSuper(superObject.after().name(), name);
        }
        step.raisesOnly();
        addLacking(definition, name, owners, found);
        if (found.size() > 1 || differsBelow(superObject.after(), name)) {
            replaceBuiltins(name, owners, found);
        }
        if (found.size() > 1 && found.keySet().stream().anyMatch(value -> value.kind() != HostKind.FUNCTION)) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "super()." + name + ", which is not the same for all classes that have it from "
                            + superObject.after().name() + ",",
                    "name the class");
        }
        Set<Description> callables = new LinkedHashSet<>();
        for (HostObject value : found.keySet()) {
            switch (value.kind()) {
                case FUNCTION ->
                    callables.add(methods.method(definition, name, found.get(value), owners.get(value), false));
                case STATICMETHOD ->
                    callables.add(inference
                            .descriptions()
                            .of(value.part(Part.FUNCTION).orElseThrow()));
                case PROPERTY -> {
                    HostObject getter = value.part(Part.GETTER).orElseThrow();
                    SomeInstance self =
                            new SomeInstance(MethodLookup.common(owners.get(value)), false, Optional.empty());
                    FunctionDescription function = inference.descriptions().ofFunction(getter);
                    return resolver.call(
                            step,
                            List.of(new Candidate(
                                    function,
                                    function,
                                    inference
                                            .hierarchy()
                                            .home(
                                                    owners.get(value).getFirst(),
                                                    found.get(value).owner()),
                                    Arguments.positional(List.of(new Passed(ArgumentSource.Self.SELF, self))),
                                    true)),
                            false);
                }
                default -> {
                    Optional<HostObject> replacement =
                            ExceptionRules.method(inference, found.get(value).owner(), name);
                    if (replacement.isPresent() || name.equals("__init__") || name.equals("__init_subclass__")) {
                        callables.add(inference
                                .descriptions()
                                .builtinMethod(
                                        step.operation(),
                                        found.get(value).owner().name(),
                                        name,
                                        new SomeInstance(definition, false, Optional.empty())));
                    } else {
                        throw new RuleError(
                                0,
                                MessageKind.NOT_SUPPORTED,
                                "super()." + name,
                                "call a method that is written in Python");
                    }
                }
            }
        }
        return new SomeCallable(callables, false);
    }

    /**
     * Among others, methods of Python's own classes are functions too, which are chosen by the class of the instance.
     */
    private void replaceBuiltins(
            String name, Map<HostObject, List<InferredClass>> owners, Map<HostObject, Found> found) {
        for (Found each : List.copyOf(found.values())) {
            if (isBuiltinMethod(each.value())) {
                HostObject function = this.lacking.ofBuiltinClass(name, each.owner());
                found.remove(each.value());
                found.put(function, new Found(each.owner(), function));
                owners.computeIfAbsent(function, key -> new ArrayList<>()).addAll(owners.remove(each.value()));
            }
        }
    }

    /**
     * Whether not all classes below one have the same behind it, whether the program is known to use them yet, or to
     * come with their instances, or not: what a super() is once it stays.
     */
    private boolean differsBelow(HostObject after, String name) {
        return differing.computeIfAbsent(new Asked(after, name), this::findDifference);
    }

    private boolean findDifference(Asked asked) {
        Set<HostObject> seen = new LinkedHashSet<>(List.of(asked.after()));
        Deque<HostObject> pending = new ArrayDeque<>(seen);
        Set<Optional<HostObject>> found = new LinkedHashSet<>();
        while (!pending.isEmpty()) {
            HostObject next = pending.pop();
            List<HostObject> linearisation = next.mro();
            found.add(linearisation.subList(linearisation.indexOf(asked.after()) + 1, linearisation.size()).stream()
                    .flatMap(each -> each.attribute(asked.name()).stream())
                    .findFirst());
            inference.host().subclasses(next).stream().filter(seen::add).forEach(pending::push);
        }
        return found.size() > 1;
    }

    private static boolean isBuiltinMethod(HostObject value) {
        return (value.kind() == HostKind.BUILTIN_FUNCTION || value.kind() == HostKind.INSTANCE)
                && value.type().name().endsWith("descriptor");
    }

    /** What system code has for what {@code object} has of that name. */
    private Found inPython(String name, Found found) {
        boolean isHook = name.equals(AttributeHooks.SETTER) || name.equals(AttributeHooks.DELETER);
        return isHook && found.value().kind() != HostKind.FUNCTION
                ? new Found(
                        found.owner(),
                        inference
                                .systemCode()
                                .method(
                                        "object",
                                        name.equals(AttributeHooks.SETTER) ? "plain_setattr" : "plain_delattr")
                                .orElseThrow())
                : found;
    }

    /** Classes behind which nothing has the name get a function that says so. */
    private void addLacking(
            InferredClass definition,
            String name,
            Map<HostObject, List<InferredClass>> owners,
            Map<HostObject, Found> found) {
        List<InferredClass> lacking = new ArrayList<>(definition.instantiatedHere());
        owners.values().forEach(lacking::removeAll);
        if (!lacking.isEmpty()) {
            HostObject function = this.lacking.inSuper(name);
            found.put(function, new Found(inference.host().builtin("object"), function));
            owners.put(function, lacking);
        }
    }

    /**
     * {@code hasattr(super(), name)}.
     *
     * @throws RuleError where it depends on the class of the instance
     */
    boolean isThere(SomeSuper superObject, String name) {
        List<Boolean> answers = classesOf(superObject.self())
                .map(each ->
                        each.lookup().lookupAfter(name, superObject.after()).isPresent())
                .distinct()
                .toList();
        if (answers.size() > 1) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "asking super() for '" + name + "', which what stands behind "
                            + superObject.after().name() + " has for only some of the classes,",
                    "define a method that does nothing in a common base class");
        }
        return answers.contains(true);
    }

    private static Stream<InferredClass> classesOf(SomeValue self) {
        return switch (self) {
            case SomeInstance instance -> ((InferredClass) instance.definition()).instantiatedHere().stream();
            default ->
                throw new RuleError(
                        0, MessageKind.NOT_SUPPORTED, "asking super() of a class for an attribute", "name the class");
        };
    }

    /** {@code super().name} in a method of a metaclass, a class method or {@code __new__}: as Python finds it. */
    private SomeValue ofSuperOfClasses(Step step, int operand, SomeSuper superObject, String name) {
        step.raisesOnly();
        List<HostObject> classes = MetaclassMethods.classes(superObject.self());
        if (classes.isEmpty()) {
            if (superObject.self() instanceof SomeClassOf) {
                return SomeImpossible.IMPOSSIBLE;
            }
            throw missing.of(superObject.self(), name);
        }
        OfClasses asked = new OfClasses(superObject.after(), name, classes);
        List<HostObject> found = foundOfClasses.computeIfAbsent(
                asked,
                _ -> classes.stream()
                        .map(each -> ofSuperOfClass(asked.after(), each, name))
                        .toList());
        if (found.stream().distinct().count() == 1) {
            return new SomeCallable(Set.of(inference.descriptions().of(found.getFirst())), false);
        }
        return resolver.callSystem(
                step,
                tellingApart.computeIfAbsent(asked, _ -> tellingApart(classes, found)),
                List.of(new Passed(new ArgumentSource.Operand(operand), superObject.self())));
    }

    /** The function of system code that gives for each of these classes another value. */
    private HostObject tellingApart(List<HostObject> classes, List<HostObject> values) {
        Host host = inference.host();
        HostObject maker =
                inference.systemCode().method("object", "value_by_class").orElseThrow();
        if (host.call(maker, List.of(host.ofTuple(classes), host.ofTuple(values)), Map.of())
                instanceof Host.Outcome.Returned(HostObject function)) {
            return function;
        }
        throw new IllegalStateException("no function that tells classes apart");
    }

    private HostObject ofSuperOfClass(HostObject after, HostObject hostClass, String name) {
        if (name.equals("__new__")) {
            // A named tuple's own is nothing that could be translated, nor is that of a type that a class extends.
            ClassLookup lookup = inference.hierarchy().definition(hostClass).lookup();
            Optional<HostObject> made = lookup.lookupAfter(NamedTuples.NEW, after)
                    .or(() -> lookup.lookupAfter(name, after)
                            .filter(found -> lookup.standInFor(found.owner()).isPresent()))
                    .map(Found::value);
            if (made.isPresent()) {
                return made.get().kind() == HostKind.STATICMETHOD
                        ? made.get().part(Part.FUNCTION).orElseThrow()
                        : made.get();
            }
        }
        Host host = inference.host();
        if (name.equals("__call__") && callOfTypes(after, hostClass.type()).isEmpty()) {
            return inference
                    .helpers()
                    .constructors()
                    .plain(inference.hierarchy().definition(hostClass));
        }
        if (host.call(host.builtin("super"), List.of(after, hostClass), Map.of())
                        instanceof Host.Outcome.Returned(HostObject proxy)
                && host.getAttribute(proxy, name) instanceof Host.Outcome.Returned(HostObject value)) {
            return name.equals("__init_subclass__") && value.kind() == HostKind.BUILTIN_FUNCTION
                    ? lacking.endOfHooks(hostClass)
                    : value;
        }
        throw missingInSuper(after.name(), name);
    }

    /** What a metaclass that another extends defines for calls of its classes. */
    private static Optional<HostObject> callOfTypes(HostObject after, HostObject metaclass) {
        List<HostObject> linearisation = metaclass.mro();
        return linearisation.subList(linearisation.indexOf(after) + 1, linearisation.size()).stream()
                .flatMap(each -> each.attribute("__call__").stream())
                .findFirst()
                .filter(found -> found.kind() == HostKind.FUNCTION);
    }

    private static RuleError missingInSuper(String className, String name) {
        return new RuleError(0, MessageKind.NO_ATTRIBUTE, "super() in " + className, name, "")
                .raising("AttributeError", "'super' object has no attribute '" + name + "'");
    }
}
