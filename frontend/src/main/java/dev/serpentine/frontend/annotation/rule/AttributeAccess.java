package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.BuiltinMethods;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.live.NamedTuples;
import dev.serpentine.frontend.annotation.live.Slots;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.Suggestion;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reading and writing attributes: of instances, classes, modules, {@code super()} and built-in types. */
final class AttributeAccess {
    private final Inference inference;
    private final CallResolution resolver;
    private final Descriptors descriptors;
    private final AttributePresence presence;
    private final LackingMethods lacking;
    private final BuiltinMethods builtinMethods;
    private final AttributeDicts dicts;

    AttributeAccess(Inference inference, CallResolution resolver, AttributePresence presence) {
        this.inference = inference;
        this.resolver = resolver;
        this.descriptors = new Descriptors(inference, resolver);
        this.presence = presence;
        this.lacking = new LackingMethods(inference);
        this.builtinMethods = new BuiltinMethods(inference.host(), inference.systemCode());
        this.dicts = new AttributeDicts(inference, resolver, presence);
    }

    /** {@code operand.name}. @param operand the index of the operand whose attribute is read */
    SomeValue get(Step step, int operand, String name) {
        SomeValue object = step.argument(operand);
        return switch (object) {
            case SomeInstance instance -> {
                step.raisesOnly(instance.canBeNone() ? new String[] {"AttributeError"} : new String[0]);
                yield ofInstance(step, operand, instance, name);
            }
            case SomeSuper superObject -> ofSuper(step, superObject, name);
            case SomeCallable callable -> ofLiveObjects(step, callable, name);
            case SomeClassOf classOf -> ofClass(step, (InferredClass) classOf.definition(), name);
            case SomePointer pointer -> LowLevelRules.field(step, pointer, name);
            case SomeLowLevelType type -> LowLevelRules.typeAttribute(step, type, name);
            case SomeSlice slice
            when name.equals("start") || name.equals("stop") || name.equals("step") -> {
                step.raisesOnly();
                yield Lattice.withoutConstant(
                        name.equals("start") ? slice.start() : name.equals("stop") ? slice.stop() : slice.step());
            }
            case SomeRange range
            when name.equals("start") || name.equals("stop") || name.equals("step") -> {
                step.raisesOnly();
                yield Lattice.INTEGER;
            }
            default -> ofBuiltin(step, operand, name);
        };
    }

    private SomeValue ofBuiltin(Step step, int operand, String name) {
        SomeValue object = step.argument(operand);
        SomeValue self = Lattice.withoutNone(object);
        String family = Families.of(self).orElse("object");
        if (self == SomeImpossible.IMPOSSIBLE && !name.equals("__class__")) {
            throw missing(object, name);
        }
        if (name.equals("__class__") && object != SomeNone.NONE && Lattice.canBeNone(object)) {
            return classOf(step, operand);
        }
        if (name.equals("__class__")) {
            HostObject type = Families.typeOf(object, inference.host()).orElseThrow(() -> missing(object, name));
            step.resolve(Resolution.Constant.CONSTANT);
            return new SomeCallable(Set.of(inference.descriptions().of(type)), false);
        }
        if (self instanceof SomeRange && (name.equals("start") || name.equals("stop") || name.equals("step"))) {
            step.raisesOnly();
            return Lattice.INTEGER;
        }
        if (builtinMethods.has(family, name)) {
            step.raisesOnly(Lattice.canBeNone(object) ? new String[] {"AttributeError"} : new String[0]);
            SomeValue receiver = builtinMethods.isOfConstants(family, name) ? self : Lattice.withoutConstant(self);
            return new SomeCallable(
                    Set.of(inference.descriptions().builtinMethod(step.operation(), family, name, receiver)), false);
        }
        Optional<HostObject> getter = inference.systemCode().method(family, "get_" + name);
        if (getter.isPresent()) {
            return resolver.callSystem(step, getter.get(), List.of(Passed.operand(step, operand)));
        }
        throw missing(object, name);
    }

    private SomeValue ofLiveObjects(Step step, SomeCallable callable, String name) {
        Optional<SomeValue> variable = owner(callable).flatMap(owner -> classVariable(step, owner, name));
        if (variable.isPresent()) {
            return variable.get();
        }
        SomeValue result = SomeImpossible.IMPOSSIBLE;
        Set<HostObject> distinct = new LinkedHashSet<>();
        for (Description description : callable.descriptions()) {
            HostObject object = description.hostObject().orElseThrow(() -> missing(callable, name));
            if (!(inference.host().getAttribute(object, name) instanceof Host.Outcome.Returned(HostObject value))) {
                throw missing(callable, name);
            }
            distinct.add(value);
            result = inference.union().of(result, inference.bindings().ofConstant(value));
        }
        if (distinct.size() == 1 && !callable.canBeNone() && result.constant().isPresent()) {
            step.resolve(Resolution.Constant.CONSTANT);
            step.raisesOnly();
        } else {
            step.raisesOnly("AttributeError");
        }
        return result;
    }

    /** The one class or function that a value is, whose attributes the program may assign. */
    private static Optional<HostObject> owner(SomeValue value) {
        Optional<HostObject> live = value.constant()
                .or(() -> value instanceof SomeCallable callable
                                && callable.descriptions().size() == 1
                                && !callable.canBeNone()
                        ? callable.descriptions().iterator().next().hostObject()
                        : Optional.empty());
        return live.filter(object -> object.kind() == HostKind.CLASS || object.kind() == HostKind.FUNCTION);
    }

    /** Where an attribute of a class or function is looked up. */
    private static List<HostObject> owners(HostObject object) {
        return object.kind() == HostKind.CLASS ? object.mro() : List.of(object);
    }

    /** What an attribute that the program assigns on a class is before that: what the class has, or inherits. */
    private Optional<HostObject> initialValue(HostObject hostClass, String name) {
        for (HostObject owner : owners(hostClass)) {
            if (!owner.equals(hostClass)
                    && inference.variables().ofClass(owner, name).isAssigned()) {
                throw new RuleError(
                        0,
                        MessageKind.NOT_SUPPORTED,
                        "assigning '" + name + "' on class " + hostClass.name() + ", which inherits it from "
                                + owner.name() + ", where it is assigned too,",
                        "give the class one of its own");
            }
            Optional<HostObject> value = owner.attribute(name);
            if (value.isPresent()) {
                return value;
            }
        }
        return Optional.empty();
    }

    /** A class's attribute that the program assigns; empty where it does not. */
    private Optional<SomeValue> classVariable(Step step, HostObject hostClass, String name) {
        for (HostObject owner : owners(hostClass)) {
            Optional<HostObject> initial = owner.attribute(name);
            if (initial.filter(value -> !LiveClass.isData(value)).isPresent()) {
                return Optional.empty();
            }
            InferredCell variable = inference.variables().ofClass(owner, name);
            if (variable.isAssigned()) {
                Optional<HostObject> value = initialValue(owner, name);
                step.raisesOnly(value.isPresent() ? new String[0] : new String[] {"AttributeError"});
                step.resolve(new Resolution.ClassVariable(variable, value));
                return Optional.of(variable.readContents());
            }
            if (initial.isPresent()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** A class-level value that the program assigns cannot be looked up by the instance's class. */
    private void requireUnassigned(Lookups lookups, String name) {
        lookups.found().values().forEach(found -> {
            if (LiveClass.isData(found.value())
                    && inference.variables().ofClass(found.owner(), name).isAssigned()) {
                throw new RuleError(
                        0,
                        MessageKind.NOT_SUPPORTED,
                        "reading '" + name + "' through an instance, while the program assigns it on class "
                                + found.owner().name() + " and a subclass or instance has its own,",
                        "use a method, or an instance attribute");
            }
        });
    }

    private SomeValue ofClass(Step step, InferredClass definition, String name) {
        step.raisesOnly();
        if (name.equals("__name__") || name.equals("__qualname__") || name.equals("__module__")) {
            return Lattice.STRING;
        }
        List<InferredClass> classes = definition.instantiatedHere();
        SomeValue result = SomeImpossible.IMPOSSIBLE;
        for (InferredClass each : classes) {
            if (!(inference.host().getAttribute(each.hostClass(), name)
                    instanceof Host.Outcome.Returned(HostObject value))) {
                throw new RuleError(0, MessageKind.NO_ATTRIBUTE, "class " + each.name(), name, "")
                        .raising(
                                "AttributeError",
                                "type object '" + each.hostClass().name() + "' has no attribute '" + name + "'");
            }
            result = inference.union().of(result, inference.bindings().ofConstant(value));
        }
        definition.attribute(name);
        return Lattice.withoutConstant(result);
    }

    /** {@code super().name} in a class method or {@code __new__}: as Python finds it. */
    private SomeValue ofSuperOfClasses(Step step, SomeSuper superObject, SomeCallable classes, String name) {
        step.raisesOnly();
        Set<Description> found = new LinkedHashSet<>();
        for (Description description : classes.descriptions()) {
            HostObject hostClass = description
                    .hostObject()
                    .filter(object -> object.kind() == HostKind.CLASS)
                    .orElseThrow(() -> missing(classes, name));
            found.add(inference.descriptions().of(ofSuperOfClass(superObject.after(), hostClass, name)));
        }
        return new SomeCallable(found, false);
    }

    private HostObject ofSuperOfClass(HostObject after, HostObject hostClass, String name) {
        if (name.equals("__new__")) {
            // A named tuple's own is nothing that could be translated.
            Optional<HostObject> made = inference
                    .hierarchy()
                    .definition(hostClass)
                    .lookup()
                    .lookupAfter(NamedTuples.NEW, after)
                    .map(Found::value);
            if (made.isPresent()) {
                return made.get();
            }
        }
        Host host = inference.host();
        if (host.call(host.builtin("super"), List.of(after, hostClass), Map.of())
                        instanceof Host.Outcome.Returned(HostObject proxy)
                && host.getAttribute(proxy, name) instanceof Host.Outcome.Returned(HostObject value)) {
            return value;
        }
        throw missingInSuper(after.name(), name);
    }

    private static RuleError missingInSuper(String className, String name) {
        return new RuleError(0, MessageKind.NO_ATTRIBUTE, "super() in " + className, name, "")
                .raising("AttributeError", "'super' object has no attribute '" + name + "'");
    }

    private SomeValue ofSuper(Step step, SomeSuper superObject, String name) {
        if (superObject.self() instanceof SomeCallable classes) {
            return ofSuperOfClasses(step, superObject, classes, name);
        }
        if (superObject.self() instanceof SomeClassOf) {
            throw new RuleError(
                    0, MessageKind.NOT_SUPPORTED, "super() of a class that is not a constant", "name the class");
        }
        InferredClass definition = (InferredClass) ((SomeInstance) superObject.self()).definition();
        Map<HostObject, List<InferredClass>> owners = new LinkedHashMap<>();
        Map<HostObject, Found> found = new LinkedHashMap<>();
        for (InferredClass each : definition.instantiatedHere()) {
            each.lookup().lookupAfter(name, superObject.after()).ifPresent(value -> {
                owners.computeIfAbsent(value.value(), key -> new ArrayList<>()).add(each);
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
        Set<Description> methods = new LinkedHashSet<>();
        for (HostObject value : found.keySet()) {
            switch (value.kind()) {
                case FUNCTION -> methods.add(method(definition, name, found.get(value), owners.get(value), false));
                case STATICMETHOD ->
                    methods.add(inference
                            .descriptions()
                            .of(value.part(Part.FUNCTION).orElseThrow()));
                case PROPERTY -> {
                    HostObject getter = value.part(Part.GETTER).orElseThrow();
                    SomeInstance self = new SomeInstance(common(owners.get(value)), false, Optional.empty());
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
                        methods.add(inference
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
        return new SomeCallable(methods, false);
    }

    private static InferredClass common(List<InferredClass> classes) {
        ClassDefinition common = classes.getFirst();
        for (InferredClass each : classes) {
            common = ClassDefinition.commonBase(common, each);
        }
        return (InferredClass) common;
    }

    /** The description of a function found on some classes, bound to an instance of one of them. */
    private MethodDescription method(
            InferredClass staticClass, String name, Found found, List<InferredClass> holders, boolean virtual) {
        Optional<InferredClass> home = inference.hierarchy().home(holders.getFirst(), found.owner());
        MethodDescription description = inference
                .descriptions()
                .boundMethod(inference.descriptions().ofFunction(found.value()), name, staticClass, home, virtual);
        description.widenSelf(common(holders));
        return description;
    }

    /** What {@link #lookUp} finds, with system code for what Python's own classes have. */
    Lookups effectiveLookUp(SomeInstance instance, String name) {
        return lookUp(instance, name, true);
    }

    Lookups lookUp(SomeInstance instance, String name) {
        return lookUp(instance, name, false);
    }

    /** The classes that have instances among those that the instance may be of. */
    static List<InferredClass> classesOf(SomeInstance instance) {
        if (instance.among().isEmpty()) {
            return ((InferredClass) instance.definition()).instantiatedHere();
        }
        List<InferredClass> found = new ArrayList<>();
        instance.among().forEach(kind -> found.addAll(((InferredClass) kind).instantiatedHere()));
        return found;
    }

    private Lookups lookUp(SomeInstance instance, String name, boolean effective) {
        Map<HostObject, List<InferredClass>> holders = new LinkedHashMap<>();
        Map<HostObject, Found> found = new LinkedHashMap<>();
        List<InferredClass> classes = classesOf(instance);
        boolean someInPython = effective
                || classes.stream()
                        .anyMatch(each ->
                                Enumerations.memberFamily(each.hostClass()).isPresent()
                                        || each.lookup(name)
                                                .filter(value -> value.value().kind() == HostKind.FUNCTION)
                                                .isPresent());
        for (InferredClass each : classes) {
            (someInPython ? each.effective(name) : each.lookup(name)).ifPresent(value -> {
                // A mixin's function counts once for each class that it is copied down to.
                HostObject key = value.value();
                holders.computeIfAbsent(key, unused -> new ArrayList<>()).add(each);
                found.putIfAbsent(key, value);
            });
        }
        return new Lookups(holders, found, classes.size());
    }

    /** One candidate for each function, split by the class that it is copied down to. */
    List<Candidate> candidates(
            Lookups lookups,
            String name,
            InferredClass staticClass,
            ArgumentSource self,
            Arguments rest,
            java.util.function.Function<HostObject, HostObject> functionOf) {
        List<Candidate> candidates = new ArrayList<>();
        lookups.holders().forEach((value, holders) -> {
            HostObject function = functionOf.apply(value);
            if (function == null || function.kind() != HostKind.FUNCTION) {
                return;
            }
            FunctionDescription description = inference.descriptions().ofFunction(function);
            byHome(lookups.found().get(value), holders).forEach((home, users) -> {
                SomeInstance instance = new SomeInstance(common(users), false, Optional.empty());
                MethodDescription method =
                        inference.descriptions().boundMethod(description, name, staticClass, home, true);
                method.widenSelf(common(users));
                candidates.add(
                        new Candidate(method, description, home, rest.withFirst(new Passed(self, instance)), true));
            });
        });
        return candidates;
    }

    private Map<Optional<InferredClass>, List<InferredClass>> byHome(Found found, List<InferredClass> holders) {
        Map<Optional<InferredClass>, List<InferredClass>> groups = new LinkedHashMap<>();
        for (InferredClass holder : holders) {
            groups.computeIfAbsent(inference.hierarchy().home(holder, found.owner()), key -> new ArrayList<>())
                    .add(holder);
        }
        return groups;
    }

    /**
     * The class of an instance: the one class itself where there are instances of no other, so that its attributes can
     * be assigned.
     */
    SomeValue classOf(Step step, int operand) {
        if (Lattice.canBeNone(step.argument(operand)) || !(step.argument(operand) instanceof SomeInstance instance)) {
            return resolver.callSystem(
                    step,
                    inference.systemCode().method("object", "type_of").orElseThrow(),
                    List.of(Passed.operand(step, operand)));
        }
        List<InferredClass> possible = ((InferredClass) instance.definition()).instantiatedHere();
        // Python's exceptions may be raised without being made anywhere in the program.
        if (possible.size() != 1
                || !instance.among().isEmpty()
                || inference.hierarchy().isException(instance.definition().hostClass())) {
            return new SomeClassOf(instance.definition());
        }
        step.resolve(Resolution.Constant.CONSTANT);
        return new SomeCallable(
                Set.of(inference.descriptions().of(possible.getFirst().hostClass())), false);
    }

    private SomeValue ofInstance(Step step, int operand, SomeInstance instance, String name) {
        InferredClass definition = (InferredClass) instance.definition();
        if (name.equals("__class__")) {
            return classOf(step, operand);
        }
        if (name.equals("__dict__")) {
            throw AttributeDicts.escaping("__dict__");
        }
        Lookups lookups = lookUp(instance, name);
        if (lookups.classes() == 0) {
            return SomeImpossible.IMPOSSIBLE;
        }
        if (isInPython(definition, "__getattribute__")) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "class " + definition.name() + ", which defines __getattribute__,",
                    "use properties");
        }
        if (ExceptionRules.isOfChain(name) && inference.hierarchy().isException(definition.hostClass())) {
            ExceptionRules.declareChain(inference);
        }
        boolean onInstances = definition
                        .knownAttribute(name)
                        .filter(InferredAttribute::isOnInstances)
                        .isPresent()
                || definition.isHeldBelow(name);
        HostObject first = lookups.found().isEmpty()
                ? null
                : lookups.found().keySet().iterator().next();
        LackingMethods.requirePropertiesOnly(lookups, name, onInstances);
        if (first != null && first.kind() == HostKind.PROPERTY) {
            return mayBeGiven(step, definition)
                    ? orGiven(step, operand, name)
                    : resolver.call(
                            step,
                            candidates(
                                    lacking.completed(instance, name, lookups),
                                    name,
                                    definition,
                                    new ArgumentSource.Operand(operand),
                                    Arguments.positional(List.of()),
                                    LackingMethods::getter),
                            false);
        }
        Optional<SomeValue> enumField = first == null ? Optional.empty() : enumField(definition, first, name);
        if (enumField.isPresent()) {
            return enumField.get();
        }
        Optional<SomeValue> described = descriptors
                .get(step, operand, instance, lookups, first, name, onInstances)
                .or(() -> descriptors.heldBy(step, instance, name));
        if (described.isPresent()) {
            return described.get();
        }
        if (!onInstances && first != null) {
            Optional<SomeValue> fromClass =
                    ofInstanceClass(step, definition, lacking.completed(instance, name, lookups), name);
            if (fromClass.isPresent()) {
                return fromClass.get();
            }
        }
        Optional<HostObject> builtinGetter = inference.hierarchy().isException(definition.hostClass()) && !onInstances
                ? ExceptionRules.method(inference, definition.hostClass(), "get_" + name)
                : Optional.empty();
        if (builtinGetter.isPresent()) {
            return ExceptionRules.callGetter(step, inference, resolver, builtinGetter.get(), operand, definition);
        }
        if (!onInstances && lookups.found().size() <= 1) {
            Optional<SomeValue> variable = classVariable(step, definition.hostClass(), name);
            if (variable.isPresent()) {
                return variable.get();
            }
        }
        requireUnassigned(lookups, name);
        InferredAttribute attribute = definition.attribute(name);
        LackingMethods.letInstancesTell(attribute, lookups, onInstances);
        SomeValue value = attribute.read();
        if (value == SomeImpossible.IMPOSSIBLE) {
            if (isInPython(definition, "__getattr__")) {
                return given(step, operand, instance, name);
            }
            if (presence.readUnassigned(step, classesOf(instance), attribute)) {
                return SomeImpossible.IMPOSSIBLE;
            }
            throw missing(instance, name);
        }
        if (mayBeGiven(step, definition) && presence.mayBeMissing(classesOf(instance), attribute)) {
            return orGiven(step, operand, name);
        }
        presence.read(step, classesOf(instance), attribute);
        return constantClassValue(step, attribute, lookups).orElse(value);
    }

    /** Whether {@code __getattr__} is asked for what cannot be had otherwise; system code asks it itself. */
    private static boolean mayBeGiven(Step step, InferredClass definition) {
        return !ErrorReport.isForeign(step.operation().position()) && isInPython(definition, "__getattr__");
    }

    /** An attribute that an instance may have, of a class with {@code __getattr__}. */
    private SomeValue orGiven(Step step, int operand, String name) {
        HostObject text = inference.host().ofText(name);
        return resolver.callSystem(
                step,
                inference.systemCode().method("object", "attribute_or_given").orElseThrow(),
                List.of(
                        Passed.operand(step, operand),
                        new Passed(
                                new ArgumentSource.Prebuilt(text),
                                inference.bindings().ofConstant(text))));
    }

    /** Whether a class that the instance may be of has a property of the name, written in Python. */
    boolean isProperty(SomeValue value, String name) {
        return value instanceof SomeInstance instance
                && lookUp(instance, name).found().keySet().stream()
                        .anyMatch(found -> found.kind() == HostKind.PROPERTY
                                && found.part(HostObject.Part.GETTER)
                                        .filter(getter -> getter.kind() == HostKind.FUNCTION)
                                        .isPresent());
    }

    /** An attribute that no instance has, of a class with {@code __getattr__}. */
    private SomeValue given(Step step, int operand, SomeInstance instance, String name) {
        HostObject text = inference.host().ofText(name);
        Arguments arguments = Arguments.positional(List.of(new Passed(
                new ArgumentSource.Prebuilt(text), inference.bindings().ofConstant(text))));
        List<Candidate> candidates = candidates(
                lacking.completed(instance, "__getattr__", lookUp(instance, "__getattr__")),
                "__getattr__",
                (InferredClass) instance.definition(),
                new ArgumentSource.Operand(operand),
                arguments,
                value -> value.kind() == HostKind.FUNCTION ? value : null);
        return resolver.call(step, candidates, false);
    }

    /** A class-level value that is the same in all classes, and that no instance overrides. */
    private Optional<SomeValue> constantClassValue(Step step, InferredAttribute attribute, Lookups lookups) {
        if (attribute.isOnInstances()
                || lookups.found().size() != 1
                || lookups.holders().values().iterator().next().size() != lookups.classes()) {
            return Optional.empty();
        }
        HostObject value = lookups.found().keySet().iterator().next();
        return switch (value.kind()) {
            case BOOL, INT, FLOAT, STR, BYTES, CLASS -> Folding.constant(step, inference, value);
            default -> Optional.empty();
        };
    }

    private static boolean isInPython(InferredClass definition, String method) {
        return definition
                .lookup(method)
                .filter(found -> found.value().kind() == HostKind.FUNCTION)
                .isPresent();
    }

    private SomeValue missingIfImpossible(SomeValue value, SomeInstance instance, String name) {
        if (value == SomeImpossible.IMPOSSIBLE) {
            throw missing(instance, name);
        }
        return value;
    }

    /** {@code .name} and {@code .value} of an enum's member. */
    private Optional<SomeValue> enumField(InferredClass definition, HostObject value, String name) {
        if (value.kind() != HostKind.INSTANCE
                || !value.type().name().equals("property")
                        && !value.type().name().equals("DynamicClassAttribute")) {
            return Optional.empty();
        }
        String field = name.equals("name") ? "_name_" : name.equals("value") ? "_value_" : null;
        if (field == null) {
            return Optional.empty();
        }
        InferredAttribute attribute = definition.attribute(field);
        return Optional.of(
                missingIfImpossible(attribute.read(), new SomeInstance(definition, false, Optional.empty()), name));
    }

    /** Methods and the like; empty where the name is data. */
    private Optional<SomeValue> ofInstanceClass(Step step, InferredClass definition, Lookups lookups, String name) {
        Set<Description> callables = new LinkedHashSet<>();
        boolean virtual = false;
        for (HostObject value : lookups.found().keySet()) {
            switch (value.kind()) {
                case FUNCTION -> {
                    for (Map.Entry<Optional<InferredClass>, List<InferredClass>> group : byHome(
                                    lookups.found().get(value),
                                    lookups.holders().get(value))
                            .entrySet()) {
                        callables.add(method(definition, name, lookups.found().get(value), group.getValue(), true));
                    }
                    virtual = true;
                }
                case STATICMETHOD ->
                    callables.add(inference
                            .descriptions()
                            .of(value.part(Part.FUNCTION).orElseThrow()));
                case CLASSMETHOD -> {
                    for (InferredClass holder : lookups.holders().get(value)) {
                        if (inference.host().getAttribute(holder.hostClass(), name)
                                instanceof Host.Outcome.Returned(HostObject bound)) {
                            callables.add(inference.descriptions().of(bound));
                        }
                    }
                }
                default -> {
                    if (LiveClass.isData(value)) {
                        return Optional.empty();
                    }
                    Optional<HostObject> replacement = ExceptionRules.method(
                            inference, lookups.found().get(value).owner(), name);
                    if (replacement.isEmpty() && !value.kind().equals(HostKind.BUILTIN_FUNCTION)) {
                        return Optional.empty();
                    }
                    callables.add(inference
                            .descriptions()
                            .builtinMethod(
                                    step.operation(),
                                    lookups.found().get(value).owner().name(),
                                    name,
                                    new SomeInstance(definition, false, Optional.empty())));
                }
            }
        }
        SomeCallable result = new SomeCallable(callables, false);
        if (virtual) {
            definition.noteMethodRead(name);
        } else if (callables.size() > 1) {
            definition.attribute(name).generalise(result);
        } else if (result.constant().isPresent() && !lookups.isPartial()) {
            step.resolve(Resolution.Constant.CONSTANT);
        }
        return Optional.of(result);
    }

    /** A class of the program has a {@code __setattr__}: only that of a frozen dataclass is known. */
    private SomeValue setByProgram(Step step, InferredClass definition, String name) {
        Optional<HostObject> frozen = inference
                .systemCode()
                .method("frozen", "__setattr__")
                .filter(found -> definition
                        .hostClass()
                        .attribute("__dataclass_params__")
                        .filter(parameters -> inference.host().getAttribute(parameters, "frozen")
                                        instanceof Host.Outcome.Returned(HostObject value)
                                && value.asBoolean())
                        .isPresent());
        HostObject function = frozen.orElseThrow(() -> new RuleError(
                0,
                MessageKind.NOT_SUPPORTED,
                "class " + definition.name() + ", which defines __setattr__,",
                "use properties"));
        HostObject text = inference.host().ofText(name);
        return resolver.callSystem(
                step,
                function,
                List.of(new Passed(
                        new ArgumentSource.Prebuilt(text), inference.bindings().ofConstant(text))));
    }

    /** {@code operand.name = value}. */
    SomeValue set(Step step, int operand, String name, int valueOperand) {
        return set(step, operand, name, valueOperand, false);
    }

    /** {@code object.__setattr__(operand, name, value)}. */
    SomeValue setRaw(Step step, int operand, String name, int valueOperand) {
        return set(step, operand, name, valueOperand, true);
    }

    private SomeValue set(Step step, int operand, String name, int valueOperand, boolean raw) {
        SomeValue object = step.argument(operand);
        SomeValue value = step.argument(valueOperand);
        if (object instanceof SomePointer pointer) {
            return LowLevelRules.setField(step, pointer, name, value);
        }
        Optional<HostObject> hostClass = owner(object);
        if (hostClass.isPresent()) {
            if (value instanceof SomeCallable && hostClass.get().kind() == HostKind.CLASS) {
                throw new RuleError(
                        operand,
                        MessageKind.NOT_SUPPORTED,
                        "changing '" + name + "' of class " + hostClass.get().name() + " at run time",
                        "define it in the class");
            }
            step.raisesOnly();
            InferredCell variable = inference.variables().ofClass(hostClass.get(), name);
            variable.markAssigned();
            Optional<HostObject> initial = initialValue(hostClass.get(), name);
            initial.ifPresent(
                    held -> variable.generalise(inference.liveObjects().annotation(held)));
            variable.generalise(value);
            variable.noteOrigin(step.origin("class attribute '" + name + "' is assigned here", valueOperand));
            step.resolve(new Resolution.ClassVariable(variable, initial));
            return SomeNone.NONE;
        }
        if (!(object instanceof SomeInstance instance)) {
            throw object instanceof SomeCallable
                    ? new RuleError(
                            operand,
                            MessageKind.NOT_SUPPORTED,
                            "assigning attribute '" + name + "' of " + Lattice.describe(object) + " at run time",
                            "use an instance, or a global variable")
                    : missing(object, name);
        }
        InferredClass definition = (InferredClass) instance.definition();
        Lookups lookups = lookUp(instance, name);
        HostObject first = lookups.found().isEmpty()
                ? null
                : lookups.found().keySet().iterator().next();
        if (!(raw
                || lookUp(instance, "__setattr__").found().keySet().stream()
                        .allMatch(found -> found.kind() != HostKind.FUNCTION))) {
            return setByProgram(step, definition, name);
        }
        if (first != null && first.kind() == HostKind.PROPERTY) {
            List<Candidate> setters = candidates(
                    lookups,
                    name,
                    definition,
                    new ArgumentSource.Operand(operand),
                    Arguments.positional(List.of(Passed.operand(step, valueOperand))),
                    found -> found.part(Part.SETTER).orElse(null));
            if (setters.isEmpty()) {
                throw new RuleError(
                                operand,
                                MessageKind.NO_ASSIGNMENT,
                                "property '" + name + "', which has no setter,",
                                "define one")
                        .raising(
                                "AttributeError",
                                "property '" + name + "' of '" + OperandError.OWNER + "' object has no setter");
            }
            resolver.call(step, setters, false);
            return SomeNone.NONE;
        }
        Optional<SomeValue> described =
                raw ? Optional.empty() : descriptors.set(step, operand, instance, valueOperand, lookups, first, name);
        if (described.isPresent()) {
            return described.get();
        }
        Descriptors.requireUnassigned(definition, name);
        if (!raw) {
            Slots.require(definition, name);
        }
        return dicts.isNoted(instance, name)
                ? dicts.assign(step, operand, name, valueOperand)
                : store(step, operand, name, valueOperand);
    }

    /** {@code vars(operand)[name] = value}: what the class has of that name is only data. */
    SomeValue put(Step step, int operand, String name, int valueOperand) {
        if (Lattice.withoutNone(step.argument(operand)) instanceof SomeInstance instance
                && !lookUp(instance, name).found().keySet().stream()
                        .allMatch(found -> LiveClass.isData(found) && !Descriptors.areInstances(found.type()))) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    "an entry '" + name + "' of __dict__ beside an attribute of the class that is no data,",
                    "give it another name");
        }
        return setRaw(step, operand, name, valueOperand);
    }

    /**
     * Assigns an attribute of an instance, of which it is known that it is one, and that nothing else is to be done.
     */
    SomeValue store(Step step, int operand, String name, int valueOperand) {
        SomeInstance instance = (SomeInstance) step.argument(operand);
        SomeValue value = step.argument(valueOperand);
        InferredClass definition = (InferredClass) instance.definition();
        step.raisesOnly(instance.canBeNone() ? new String[] {"AttributeError"} : new String[0]);
        InferredAttribute attribute = definition.attribute(name);
        attribute.markAssigned();
        try {
            attribute.generalise(value);
        } catch (UnionConflict conflict) {
            inference.decisions().noteConflict(definition, step);
            throw conflict;
        }
        attribute.noteOrigin(step.origin("attribute '" + name + "' is assigned here", valueOperand));
        return SomeNone.NONE;
    }

    AttributeDicts dicts() {
        return dicts;
    }

    /**
     * {@code copy_attributes(target, source, memo)}: system code is told what instances of the source's class are known
     * to hold, and again when that is more.
     */
    SomeValue copyAll(Step step, int target) {
        if (!(step.argument(target + 1) instanceof SomeInstance source)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        List<HostObject> names = ((InferredClass) source.definition())
                .heldAttributes().stream().map(inference.host()::ofText).toList();
        HostObject all = inference.host().ofTuple(names);
        HostObject function =
                inference.systemCode().method("object", "copy_each").orElseThrow();
        return resolver.callSystem(
                step,
                function,
                List.of(
                        Passed.operand(step, target),
                        Passed.operand(step, target + 1),
                        new Passed(
                                new ArgumentSource.Prebuilt(all),
                                inference.bindings().ofConstant(all)),
                        Passed.operand(step, target + 2)));
    }

    /**
     * Whether a class or function has an attribute that it has not from the beginning, and that the program assigns;
     * empty where it does not.
     */
    Optional<SomeValue> hasAssigned(Step step, int operand, String name) {
        return assignedVariable(step.argument(operand), name).map(assigned -> {
            step.raisesOnly();
            step.resolve(new Resolution.ClassVariable(assigned, Optional.empty()));
            return Lattice.BOOL;
        });
    }

    /** The variable of an attribute that a class, function or module gets only when the program runs. */
    Optional<InferredCell> assignedVariable(SomeValue object, String name) {
        return owner(object)
                .flatMap(owner -> owners(owner).stream()
                        .filter(each -> initialValue(each, name).isEmpty())
                        .map(each -> inference.variables().ofClass(each, name))
                        .filter(InferredCell::isAssigned)
                        .findFirst());
    }

    /**
     * The classes that have an attribute which only some of an instance's possible classes have; empty where it is not
     * so, or instances hold it.
     */
    List<HostObject> someOwners(SomeValue object, String name) {
        if (!(object instanceof SomeInstance instance)
                || ((InferredClass) instance.definition()).heldAttributes().contains(name)
                || ((InferredClass) instance.definition()).isHeldBelow(name)) {
            return List.of();
        }
        Lookups lookups = lookUp(instance, name);
        return lookups.isPartial()
                ? lookups.found().values().stream().map(Found::owner).toList()
                : List.of();
    }

    /** Whether an object has an attribute. */
    AttributePresence.Answer presence(SomeValue object, String name) {
        return switch (object) {
            case SomeInstance instance -> presence.of(instance, name, lookUp(instance, name));
            case SomeCallable callable
            when callable.constant().isPresent() ->
                answer(inference.host().getAttribute(callable.constant().get(), name) instanceof Host.Outcome.Returned);
            default ->
                answer(Families.of(object)
                        .filter(family -> builtinMethods.has(family, name))
                        .isPresent());
        };
    }

    private static AttributePresence.Answer answer(boolean has) {
        return has ? AttributePresence.Answer.ALWAYS : AttributePresence.Answer.NEVER;
    }

    private RuleError missing(SomeValue object, String name) {
        Optional<HostObject> pythonType =
                Families.of(Lattice.withoutNone(object)).map(Families::typeName).map(inference.host()::builtin);
        if (pythonType.isPresent()
                && inference.host().getAttribute(pythonType.get(), name) instanceof Host.Outcome.Returned) {
            return new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "'" + name + "' of " + Lattice.describe(object),
                    "write what it does in the program itself");
        }
        return new RuleError(
                0,
                MessageKind.NO_ATTRIBUTE,
                Lattice.describe(object),
                name,
                Suggestion.among(name, builtinMethods.namesNear(object)));
    }
}
