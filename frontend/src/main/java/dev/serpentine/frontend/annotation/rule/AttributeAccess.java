package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.definition.StandIn;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.facts.UsesOfValues;
import dev.serpentine.frontend.annotation.live.BuiltinMethods;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.graph.model.Constant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reading and writing attributes: of instances, classes, modules, {@code super()} and built-in types. */
final class AttributeAccess {
    private final Inference inference;
    private final CallResolution resolver;
    private final Descriptors descriptors;
    private final AttributePresence presence;
    private final LackingMethods lacking;
    private final MixedProperties mixedProperties;
    private final HeldInsteadOfMethods held;
    private final FunctionAttributes ofFunctions;
    private final BuiltinMethods builtinMethods;
    private final AttributeDicts dicts;
    private final MethodLookup methods;
    private final ClassVariables variables;
    private final AttributesByHolder byHolder;
    private final ComputedClassAttributes computed;
    private final AttributesOfLiveObjects liveObjects;
    private final MissingAttributes missing;
    private final SuperAttributes supers;
    private final AttributeAssignment assignment;
    private final AttributeDeletion deletion;
    private final AttributeHooks hooks;

    AttributeAccess(Inference inference, CallResolution resolver, AttributePresence presence) {
        this.inference = inference;
        this.resolver = resolver;
        this.descriptors = new Descriptors(inference, resolver);
        this.presence = presence;
        this.lacking = new LackingMethods(inference);
        this.mixedProperties = new MixedProperties(inference);
        this.held = new HeldInsteadOfMethods(inference, presence);
        this.ofFunctions = new FunctionAttributes(inference, resolver);
        this.builtinMethods = new BuiltinMethods(inference.host(), inference.systemCode());
        this.dicts = new AttributeDicts(inference, resolver, presence);
        this.methods = new MethodLookup(inference);
        this.variables = new ClassVariables(inference, resolver);
        this.byHolder = new AttributesByHolder(inference, resolver, variables);
        this.computed = new ComputedClassAttributes(inference, resolver);
        this.missing = new MissingAttributes(inference, builtinMethods);
        this.liveObjects = new AttributesOfLiveObjects(inference, variables, missing);
        this.supers = new SuperAttributes(inference, resolver, methods, missing, lacking);
        this.hooks = new AttributeHooks(inference, resolver, methods);
        this.deletion =
                new AttributeDeletion(inference, resolver, methods, variables, descriptors, dicts, missing, hooks);
        this.assignment = new AttributeAssignment(
                inference, resolver, methods, variables, byHolder, missing, descriptors, dicts, ofFunctions, hooks);
    }

    /** {@code __setattr__} and {@code __delattr__} of the program's classes. */
    AttributeHooks hooks() {
        return hooks;
    }

    /** {@code super(after, self)}. */
    SomeSuper ofSuper(Step step) {
        return supers.of(step);
    }

    /** {@code operand.name}. @param operand the index of the operand whose attribute is read */
    SomeValue get(Step step, int operand, String name) {
        SomeValue object = step.argument(operand);
        return switch (object) {
            case SomeInstance instance -> {
                step.raisesOnly(instance.canBeNone() ? new String[] {"AttributeError"} : new String[0]);
                yield ofInstance(step, operand, instance, name);
            }
            case SomeSuper superObject -> supers.get(step, operand, superObject, name);
            case SomeCallable callable
            when name.equals("__class__") -> {
                step.raisesOnly();
                yield callable.canBeNone()
                        ? classOf(step, operand)
                        : TypesOfValues.ofCallable(step, callable, inference);
            }
            case SomeCallable callable
            when ofFunctions.isMeant(step, callable, name) -> {
                if (!name.startsWith("__") && FunctionAttributes.areKeptBy(callable) && isKeptByNone(callable, name)) {
                    throw missing.of(callable, name);
                }
                yield ofFunctions.get(step, operand, name);
            }
            case SomeCallable callable ->
                computed.get(step, operand, name)
                        .or(() -> byHolder.get(step, operand, name))
                        .or(() -> ofFunctionsOfTheRun(step, operand, callable, name))
                        .orElseGet(() -> liveObjects.get(step, callable, name));
            case SomeClassOf classOf ->
                computed.get(step, operand, name)
                        .or(() -> byHolder.get(step, operand, name))
                        .orElseGet(() -> liveObjects.ofClass(step, (InferredClass) classOf.definition(), name));
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

    /**
     * What every function has, {@code __call__} and {@code __get__}, of one that the run makes; a method has but the
     * first, the other is that of its function.
     */
    private Optional<SomeValue> ofFunctionsOfTheRun(Step step, int operand, SomeCallable callable, String name) {
        boolean areOfPython = callable.descriptions().stream()
                .allMatch(each -> each instanceof FunctionDescription
                        || each instanceof MethodDescription && name.equals("__call__"));
        boolean areThereBefore = callable.descriptions().stream()
                .allMatch(each -> each.hostObject().isPresent());
        boolean isLacking = name.equals(StandIn.KEYWORDS)
                && callable.descriptions().stream()
                        .anyMatch(each -> each instanceof FunctionDescription function && !function.isPartial());
        return areThereBefore || !areOfPython || callable.canBeNone() || isLacking
                ? Optional.empty()
                : inference
                        .systemCode()
                        .method("function", "get_" + name)
                        .map(reader -> resolver.callSystem(step, reader, List.of(Passed.operand(step, operand))));
    }

    private SomeValue ofBuiltin(Step step, int operand, String name) {
        SomeValue object = step.argument(operand);
        SomeValue self = Lattice.withoutNone(object);
        String family = Families.of(self).orElse("object");
        if (self == SomeImpossible.IMPOSSIBLE && !name.equals("__class__")) {
            throw missing.of(object, name);
        }
        if (name.equals("__class__") && object != SomeNone.NONE && Lattice.canBeNone(object)) {
            return classOf(step, operand);
        }
        if (name.equals("__class__")) {
            HostObject type = TypesOfValues.of(object, inference).orElseThrow(() -> missing.of(object, name));
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
            if (object != SomeNone.NONE && Lattice.canBeNone(object)) {
                return ofPresent(step, operand, name);
            }
            return resolver.callSystem(step, getter.get(), List.of(Passed.operand(step, operand)));
        }
        return ofBuiltinType(step, object, name).orElseThrow(() -> missing.of(object, name));
    }

    /** What a built-in type has that is called without an instance: {@code text.maketrans}. */
    private Optional<SomeValue> ofBuiltinType(Step step, SomeValue object, String name) {
        if (object == SomeNone.NONE || Lattice.canBeNone(object)) {
            return Optional.empty();
        }
        return builtinMethods
                .typeOf(object)
                .flatMap(type -> liveObjects.readOnce(type, name) instanceof Host.Outcome.Returned(HostObject value)
                        ? Optional.of(value)
                        : Optional.empty())
                .filter(value -> inference.systemCode().replacement(value).isPresent())
                .map(value -> {
                    step.resolve(Resolution.Constant.CONSTANT);
                    return new SomeCallable(Set.of(inference.descriptions().of(value)), false);
                });
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
        List<InferredClass> possible = ((InferredClass) instance.definition()).inhabitedHere();
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
        if (name.equals("__class__")
                && ClaimedClasses.claiming(instance, inference.host()).isEmpty()) {
            return classOf(step, operand);
        }
        if (name.equals("__dict__")) {
            throw AttributeDicts.escaping("__dict__");
        }
        instance.kinds().forEach(kind -> AttributesOfLiveObjects.requireCPythons(kind.hostClass(), instance, name));
        Lookups lookups = methods.lookUp(instance, name);
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
        if (inference.hierarchy().isException(definition.hostClass())) {
            ExceptionArguments.noteRead(inference, step, name, definition.hostClass());
            if (ExceptionRules.isOfChain(name)) {
                ExceptionRules.declareChain(inference);
            }
        }
        boolean onInstances = instance.kinds().stream().anyMatch(kind -> isHeldBy((InferredClass) kind, name));
        HostObject first = lookups.found().isEmpty()
                ? null
                : lookups.found().keySet().iterator().next();
        if (MixedProperties.areIn(lookups, onInstances)) {
            return instance.canBeNone()
                    ? ofPresent(step, operand, name)
                    : resolver.callSystem(
                            step, mixedProperties.reader(step, instance, name), List.of(Passed.operand(step, operand)));
        }
        if (first != null && first.kind() == HostKind.PROPERTY) {
            if (mayBeGiven(step, definition)) {
                return orGiven(step, operand, name);
            }
            List<Candidate> getters = methods.candidates(
                    lacking.completed(instance, name, lookups),
                    name,
                    definition,
                    new ArgumentSource.Operand(operand),
                    Arguments.positional(List.of()),
                    LackingMethods::getter);
            if (getters.isEmpty()) {
                throw new RuleError(operand, MessageKind.NO_ATTRIBUTE, "property '" + name + "'", "getter", "")
                        .raising(
                                "AttributeError",
                                "property '" + name + "' of '" + OperandError.OWNER_PATH + "' object has no getter");
            }
            return resolver.call(step, getters, false);
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
        if (HeldInsteadOfMethods.areIn(lookups, onInstances)) {
            return instance.canBeNone()
                    ? ofPresent(step, operand, name)
                    : ofSystemCode(step, operand, "object", "held_or_method", name);
        }
        if (!onInstances && first != null) {
            // System code reads special methods for operators, and says itself what is wrong where there are none.
            if (LackingMethods.isMethodLackedBySome(lookups)
                    && ErrorReport.isAskedByProgram(step, inference.graphs())
                    && !UsesOfValues.isOnlyCalledAtOnce(step.operation().result(), step.block())) {
                return ofSystemCode(step, operand, "object", "method_if_there", name);
            }
            instance.kinds().forEach(kind -> ((InferredClass) kind).noteTakenFromClass(name));
            Optional<SomeValue> fromClass =
                    ofInstanceClass(step, definition, lacking.completed(instance, name, lookups), name);
            if (fromClass.isPresent()) {
                return fromClass.get();
            }
        }
        List<HostObject> knowing = ExceptionRules.knowing(inference, instance, name, onInstances);
        if (!knowing.isEmpty()) {
            return instance.canBeNone()
                    ? ofPresent(step, operand, name)
                    : ExceptionRules.ofSystemCode(step, inference, resolver, operand, instance, name, knowing);
        }
        Optional<SomeValue> variable = byHolder.ofInstance(step, operand, instance, name);
        if (variable.isPresent()) {
            return instance.canBeNone() ? ofPresent(step, operand, name) : variable.get();
        }
        InferredAttribute attribute = definition.attribute(name);
        LackingMethods.letInstancesTell(attribute, instance, lookups, onInstances);
        if (attribute.isOnInstances()) {
            // Instances of others hold it, as what they have in common: where it is data, these do too.
            instance.kinds().forEach(attribute::putOnInstances);
        }
        SomeValue value = attribute.read();
        if (value == SomeImpossible.IMPOSSIBLE) {
            if (isInPython(definition, "__getattr__")) {
                return given(step, operand, instance, name);
            }
            if (!missing.isOnlyInPython(instance, name)
                    && presence.readUnassigned(step, MethodLookup.classesOf(instance), attribute)) {
                return SomeImpossible.IMPOSSIBLE;
            }
            throw missing.of(instance, name);
        }
        if (mayBeGiven(step, definition) && presence.mayBeMissing(MethodLookup.classesOf(instance), attribute)) {
            return orGiven(step, operand, name);
        }
        presence.read(step, MethodLookup.classesOf(instance), attribute);
        return constantClassValue(step, attribute, lookups).orElse(value);
    }

    /**
     * Whether instances of a class, or of one below, hold an attribute; the block being flowed is flowed again when
     * more is known of that which is there by now.
     */
    private static boolean isHeldBy(InferredClass definition, String name) {
        Optional<InferredAttribute> known = definition.knownAttribute(name);
        known.ifPresent(InferredAttribute::read);
        return known.filter(attribute -> attribute.isHeldBy(definition)).isPresent() || definition.isHeldBelow(name);
    }

    /** An attribute that system code computes, of what may be None. */
    private SomeValue ofPresent(Step step, int operand, String name) {
        return ofSystemCode(step, operand, "optional", "attribute_of_present", name);
    }

    /** What a function of system code gives that is told the value and the attribute's name. */
    private SomeValue ofSystemCode(Step step, int operand, String family, String function, String name) {
        return resolver.callSystem(
                step,
                inference.systemCode().method(family, function).orElseThrow(),
                List.of(
                        Passed.operand(step, operand),
                        Passed.prebuilt(inference, inference.host().ofText(name))));
    }

    /** Whether {@code __getattr__} is asked for what cannot be had otherwise; system code asks it itself. */
    private boolean mayBeGiven(Step step, InferredClass definition) {
        return ErrorReport.isAskedByProgram(step, inference.graphs()) && isInPython(definition, "__getattr__");
    }

    /** An attribute that an instance may have, of a class with {@code __getattr__}. */
    private SomeValue orGiven(Step step, int operand, String name) {
        return ofSystemCode(step, operand, "object", "attribute_or_given", name);
    }

    /** Whether a class that the instance may be of has a property of the name, written in Python. */
    boolean isProperty(SomeValue value, String name) {
        return value instanceof SomeInstance instance
                && (areNotes(instance, name)
                        || methods.lookUp(instance, name).found().keySet().stream()
                                .anyMatch(found -> found.kind() == HostKind.PROPERTY
                                        && found.part(HostObject.Part.GETTER)
                                                .filter(getter -> getter.kind() == HostKind.FUNCTION)
                                                .isPresent()));
    }

    /** Whether some of the classes have a property of the name, and others something else. */
    boolean isMixedProperty(SomeValue value, String name) {
        return Lattice.withoutNone(value) instanceof SomeInstance instance
                && MixedProperties.areIn(
                        methods.lookUp(instance, name),
                        instance.kinds().stream().anyMatch(kind -> isHeldBy((InferredClass) kind, name)));
    }

    /** The notes of an exception, which are asked for as a property is: it raises where there are none. */
    private boolean areNotes(SomeInstance instance, String name) {
        return name.equals(ExceptionRules.NOTES)
                && inference.hierarchy().isException(instance.definition().hostClass());
    }

    /** An attribute that no instance has, of a class with {@code __getattr__}. */
    private SomeValue given(Step step, int operand, SomeInstance instance, String name) {
        HostObject text = inference.host().ofText(name);
        Arguments arguments = Arguments.positional(List.of(Passed.prebuilt(inference, text)));
        List<Candidate> candidates = methods.candidates(
                lacking.completed(instance, "__getattr__", methods.lookUp(instance, "__getattr__")),
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
            throw missing.of(instance, name);
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
                    for (Map.Entry<Optional<InferredClass>, List<InferredClass>> group : methods.byHome(
                                    lookups.found().get(value),
                                    lookups.holders().get(value))
                            .entrySet()) {
                        callables.add(
                                methods.method(definition, name, lookups.found().get(value), group.getValue(), true));
                    }
                    virtual = true;
                }
                case STATICMETHOD ->
                    callables.add(inference
                            .descriptions()
                            .of(value.part(Part.FUNCTION).orElseThrow()));
                case MODULE -> callables.add(inference.descriptions().of(value));
                case CLASSMETHOD -> {
                    for (InferredClass holder : lookups.holders().get(value)) {
                        AttributesOfLiveObjects.bound(value, holder.hostClass(), inference.host())
                                .ifPresent(bound ->
                                        callables.add(inference.descriptions().of(bound)));
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

    AttributeDicts dicts() {
        return dicts;
    }

    /** The method that the class of an instance has, whatever the instance holds by that name. */
    SomeValue methodOfClass(Step step, int operand, String name) {
        SomeInstance instance = (SomeInstance) step.argument(operand);
        step.raisesOnly();
        return ofInstanceClass(
                        step,
                        (InferredClass) instance.definition(),
                        lacking.completed(instance, name, methods.lookUp(instance, name)),
                        name)
                .orElseThrow(() -> missing.of(instance, name));
    }

    /** What instances hold by the names of methods. */
    HeldInsteadOfMethods held() {
        return held;
    }

    /** Whether instances may hold what some of their classes have a method for. */
    boolean isHeldInsteadOfMethod(SomeValue value, String name) {
        return value instanceof SomeInstance instance
                && HeldInsteadOfMethods.areIn(
                        methods.lookUp(instance, name),
                        instance.kinds().stream().anyMatch(kind -> isHeldBy((InferredClass) kind, name)));
    }

    /** Finds what the classes of an instance hold. */
    MethodLookup methods() {
        return methods;
    }

    /** Attributes of classes and functions that the program assigns. */
    ClassVariables variables() {
        return variables;
    }

    /** Attributes of one of several classes, functions or modules. */
    AttributesByHolder byHolder() {
        return byHolder;
    }

    /** Whether no function that keeps attributes is given one of that name anywhere. */
    private boolean isKeptByNone(SomeCallable callable, String name) {
        return callable.descriptions().stream()
                .map(each -> FunctionAttributes.kept(inference, each))
                .allMatch(kept -> kept instanceof SomeInstance instance
                        && presence.of(instance, name, methods.lookUp(instance, name), true)
                                == AttributePresence.Answer.NEVER);
    }

    /** Attributes that functions made at run time keep. */
    FunctionAttributes ofFunctions() {
        return ofFunctions;
    }

    /** What assigning attributes means. */
    AttributeAssignment assignment() {
        return assignment;
    }

    /** What deleting attributes means. */
    AttributeDeletion deletion() {
        return deletion;
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
                        Passed.prebuilt(inference, all),
                        Passed.operand(step, target + 2)));
    }

    /**
     * The classes that have an attribute which only some of an instance's possible classes have; empty where it is not
     * so, or instances hold it.
     */
    List<HostObject> someOwners(SomeValue object, String name) {
        if (!(object instanceof SomeInstance instance)
                || !isHeldInsteadOfMethod(instance, name)
                        && instance.kinds().stream()
                                .map(InferredClass.class::cast)
                                .anyMatch(kind -> kind.heldAttributes().contains(name) || kind.isHeldBelow(name))) {
            return List.of();
        }
        Lookups lookups = methods.lookUp(instance, name);
        return lookups.isPartial()
                ? lookups.found().entrySet().stream()
                        .flatMap(found -> testable(
                                found.getValue().owner(), lookups.holders().get(found.getKey())))
                        .toList()
                : List.of();
    }

    /** What a test of system code tells the classes by that have a function from one of them. */
    private Stream<HostObject> testable(HostObject owner, List<InferredClass> holders) {
        return inference.liveObjects().isStoodInForByValue(owner)
                ? holders.stream().map(InferredClass::hostClass)
                : Stream.of(owner);
    }

    /** Whether an instance has an attribute; empty where it may have it from elsewhere than a variable of its class. */
    Optional<SomeValue> hasOfClass(Step step, int operand, String name) {
        return step.argument(operand) instanceof SomeInstance instance
                ? byHolder.isOfInstance(step, operand, instance, name)
                : Optional.empty();
    }

    /** Whether an object has an attribute. */
    AttributePresence.Answer presence(Step step, int operand, String name) {
        SomeValue object = step.argument(operand);
        boolean isForeign = ErrorReport.isForeign(step.operation().position());
        if (!isForeign && object instanceof SomeCallable callable) {}
        // System code asks for what it can use.
        if ((!isForeign || isOfProgram(step, name)) && hasByType(object, name)) {
            return AttributePresence.Answer.ALWAYS;
        }
        return switch (object) {
            case SomeInstance instance when areNotes(instance, name) -> AttributePresence.Answer.ALWAYS;
            case SomeCallable callable
            when ofFunctions.isMeant(step, callable, name) -> AttributePresence.Answer.PERHAPS;
            case SomeInstance instance ->
                presence.of(instance, name, methods.lookUp(instance, name), !isForeign || isOfProgram(step, name));
            case SomeCallable callable
            when callable.constant().isPresent() ->
                answer(inference.host().getAttribute(callable.constant().get(), name) instanceof Host.Outcome.Returned);
            case SomeCallable callable when byHolder.isThere(callable, name) -> AttributePresence.Answer.ALWAYS;
            case SomeSuper superObject -> answer(supers.isThere(superObject, name));
            case SomeClassOf classOf -> answer(byHolder.isThere(classOf, name));
            default ->
                answer(Families.of(object)
                                .filter(family -> builtinMethods.has(family, name))
                                .isPresent()
                        || builtinMethods.hasValue(object, name)
                        || object instanceof SomeIterator && name.equals("__next__"));
        };
    }

    /** Whether system code asks for a name for the program's sake: it is told the name, or is made for what asks. */
    private boolean isOfProgram(Step step, String name) {
        Step served = inference.flow().servedBy(step);
        return !isWritten(step, name)
                || !ErrorReport.isForeign(served.operation().position()) && isWritten(served, name);
    }

    /** Whether an operation has a name because it is written there, and not because somebody hands it on. */
    private static boolean isWritten(Step step, String name) {
        return step.operation().arguments().stream()
                .anyMatch(argument -> argument instanceof Constant(HostObject text, var _)
                        && text.kind() == HostKind.STR
                        && text.asText().equals(name));
    }

    /** Whether Python's type of a value has a name, be it translated or not. */
    private boolean hasByType(SomeValue object, String name) {
        if (inference.host().builtin("object").attribute(name).isPresent()) {
            return object != SomeImpossible.IMPOSSIBLE;
        }
        if (object instanceof SomeInstance instance) {
            return !instance.canBeNone()
                    && (NamedAttributes.isOfDict(instance, name)
                            || ExceptionRules.hasByType(
                                    inference, instance.definition().hostClass(), name));
        }
        if (object instanceof SomeClassOf || object instanceof SomeCallable) {
            return name.equals("__call__") && object.constant().isEmpty();
        }
        SomeValue present = object == SomeNone.NONE ? object : Lattice.withoutNone(object);
        return Families.of(present).isPresent()
                && Families.someTypeOf(present, inference.host()).mro().stream()
                        .anyMatch(type -> type.attribute(name).isPresent());
    }

    private static AttributePresence.Answer answer(boolean has) {
        return has ? AttributePresence.Answer.ALWAYS : AttributePresence.Answer.NEVER;
    }
}
