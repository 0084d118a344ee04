package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.live.Slots;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.ClassAttributeGetter;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What it means to assign an attribute. */
final class AttributeAssignment {
    private final Inference inference;
    private final CallResolution resolver;
    private final MethodLookup methods;
    private final ClassVariables variables;
    private final AttributesByHolder byHolder;
    private final MissingAttributes missing;
    private final Descriptors descriptors;
    private final MixedProperties mixedProperties;
    private final AttributeDicts dicts;
    private final FunctionAttributes ofFunctions;
    private final AttributeHooks hooks;

    AttributeAssignment(
            Inference inference,
            CallResolution resolver,
            MethodLookup methods,
            ClassVariables variables,
            AttributesByHolder byHolder,
            MissingAttributes missing,
            Descriptors descriptors,
            AttributeDicts dicts,
            FunctionAttributes ofFunctions,
            AttributeHooks hooks) {
        this.inference = inference;
        this.resolver = resolver;
        this.methods = methods;
        this.variables = variables;
        this.byHolder = byHolder;
        this.missing = missing;
        this.descriptors = descriptors;
        this.mixedProperties = new MixedProperties(inference);
        this.dicts = dicts;
        this.ofFunctions = ofFunctions;
        this.hooks = hooks;
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
        Optional<HostObject> owner = ClassVariables.owner(object);
        if (MetaclassMethods.classes(object).stream()
                .anyMatch(each -> ClassAttributeGetter.ofMetaclass(each, name).isPresent())) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    "assigning '" + name + "', a property of the metaclass of " + Lattice.describe(object),
                    "call a method of the metaclass that assigns it");
        }
        if (owner.isPresent()) {
            return variables.assign(step, operand, owner.get(), name, valueOperand);
        }
        if (AttributesByHolder.areClasses(object)) {
            return byHolder.set(step, operand, name, valueOperand);
        }
        if (FunctionAttributes.canKeep(object, name)) {
            return ofFunctions.set(step, operand, name, valueOperand);
        }
        if (!(object instanceof SomeInstance instance)) {
            ofFunctions.letKeepAttributes(object, name);
            throw object instanceof SomeCallable callable && !FunctionAttributes.haveNone(callable)
                    ? new RuleError(
                            operand,
                            MessageKind.NOT_SUPPORTED,
                            "assigning attribute '" + name + "' of " + Lattice.describe(object) + " at run time",
                            "use an instance, or a global variable")
                    : missing.of(object, name);
        }
        requireNoPartOfObject(operand, name);
        InferredClass definition = (InferredClass) instance.definition();
        if (!raw && ExceptionRules.setsCause(step, inference, instance, name, value)) {
            return ExceptionRules.setCause(step, inference, resolver, operand, valueOperand);
        }
        Lookups lookups = methods.lookUp(instance, name);
        HostObject first = lookups.found().isEmpty()
                ? null
                : lookups.found().keySet().iterator().next();
        if (!raw && hooks.isDefined(instance, AttributeHooks.SETTER)) {
            return hooks.call(
                    step,
                    operand,
                    instance,
                    AttributeHooks.SETTER,
                    Passed.prebuilt(inference, inference.host().ofText(name)),
                    Passed.operand(step, valueOperand));
        }
        if (MixedProperties.areAssignedApart(lookups) || !raw && MixedProperties.isRoomInSome(instance, name)) {
            HostObject writer =
                    mixedProperties.writer(instance, operand, name, written -> dicts.isNoted(instance, written));
            return resolver.callSystem(
                    step, writer, List.of(Passed.operand(step, operand), Passed.operand(step, valueOperand)));
        }
        if (first != null && first.kind() == HostKind.PROPERTY) {
            List<Candidate> setters = methods.candidates(
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
                                "property '" + name + "' of '" + OperandError.OWNER_PATH + "' object has no setter");
            }
            resolver.call(step, setters, false);
            return SomeNone.NONE;
        }
        if (Descriptors.isWithoutSetter(first) || variables.isOfOne(MethodLookup.classesOf(instance), name)) {
            if (!raw) {
                requireRoom(instance, name, operand);
            }
            return dicts.assign(step, operand, ClassDefinition.beside(name), valueOperand);
        }
        Optional<SomeValue> described = descriptors.set(step, operand, instance, valueOperand, lookups, first, name);
        if (described.isPresent()) {
            return described.get();
        }
        if (!raw) {
            requireRoom(instance, name, operand);
        }
        return dicts.isNoted(instance, name)
                ? dicts.assign(step, operand, name, valueOperand)
                : store(step, operand, name, valueOperand);
    }

    private static void requireRoom(SomeInstance instance, String name, int operand) {
        instance.kinds().forEach(kind -> Slots.require((InferredClass) kind, name, operand));
    }

    /** @throws RuleError of what is no attribute but a part of every object, and stays what it is */
    private static void requireNoPartOfObject(int operand, String name) {
        Map<String, String> advice = Map.of(
                "__class__", "keep what differs in an object of its own, which another can take the place of",
                "__dict__", "assign the attributes, or add to them by vars(...).update(...)");
        if (advice.containsKey(name)) {
            throw new RuleError(
                    operand, MessageKind.NOT_SUPPORTED, "assigning " + name + " of an instance", advice.get(name));
        }
    }

    /** {@code vars(operand)[name] = value}. */
    SomeValue put(Step step, int operand, String name, int valueOperand) {
        if (!(step.argument(operand) instanceof SomeInstance instance)) {
            return setRaw(step, operand, name, valueOperand);
        }
        return switch (Descriptors.among(instance, name)) {
            case Descriptors.Among.All all -> dicts.assign(step, operand, ClassDefinition.beside(name), valueOperand);
            case Descriptors.Among.None none -> setRaw(step, operand, name, valueOperand);
            case Descriptors.Among.Some some ->
                dicts.byClass(step, "put_by_class", instance, some.classes(), name, operand, valueOperand);
        };
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
        if (LiveClass.describes(definition.hostClass())) {
            attribute.markAssignedForReaders(instance);
        } else {
            attribute.markAssigned(instance);
        }
        try {
            attribute.generalise(value);
        } catch (UnionConflict conflict) {
            inference.decisions().noteConflict(definition, step);
            throw conflict;
        }
        attribute.noteOrigin(step.origin("attribute '" + name + "' is assigned here", valueOperand));
        return SomeNone.NONE;
    }
}
