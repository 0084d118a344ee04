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
import dev.serpentine.frontend.annotation.live.Slots;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.List;
import java.util.Optional;

/** What it means to delete an attribute: from then on the instance lacks it, as it tells by itself. */
final class AttributeDeletion {
    private final Inference inference;
    private final CallResolution resolver;
    private final MethodLookup methods;
    private final ClassVariables variables;
    private final Descriptors descriptors;
    private final AttributeDicts dicts;
    private final MissingAttributes missing;
    private final AttributeHooks hooks;

    AttributeDeletion(
            Inference inference,
            CallResolution resolver,
            MethodLookup methods,
            ClassVariables variables,
            Descriptors descriptors,
            AttributeDicts dicts,
            MissingAttributes missing,
            AttributeHooks hooks) {
        this.inference = inference;
        this.resolver = resolver;
        this.methods = methods;
        this.variables = variables;
        this.descriptors = descriptors;
        this.dicts = dicts;
        this.missing = missing;
        this.hooks = hooks;
    }

    /** {@code del operand.name}. */
    SomeValue delete(Step step, int operand, String name) {
        return delete(step, operand, name, false);
    }

    /** {@code object.__delattr__(operand, name)}. */
    SomeValue deleteRaw(Step step, int operand, String name) {
        return delete(step, operand, name, true);
    }

    private SomeValue delete(Step step, int operand, String name, boolean raw) {
        SomeValue object = step.argument(operand);
        if (!(object instanceof SomeInstance instance)) {
            throw refuse(operand, "deleting an attribute of " + Lattice.describe(object), "assign None to it");
        }
        InferredClass definition = (InferredClass) instance.definition();
        Lookups lookups = methods.lookUp(instance, name);
        if (lookups.classes() == 0) {
            return SomeImpossible.IMPOSSIBLE;
        }
        if (!raw && hooks.isDefined(instance, AttributeHooks.DELETER)) {
            return hooks.call(
                    step,
                    operand,
                    instance,
                    AttributeHooks.DELETER,
                    Passed.prebuilt(inference, inference.host().ofText(name)));
        }
        instance.kinds().forEach(kind -> Slots.requireNoField((InferredClass) kind, name, "can't delete attribute"));
        if (MixedProperties.areDeletedApart(lookups)) {
            HostObject deleter = new MixedProperties(inference).deleter(step, instance, operand, name);
            return resolver.callSystem(step, deleter, List.of(Passed.operand(step, operand)));
        }
        HostObject first = lookups.found().isEmpty()
                ? null
                : lookups.found().keySet().iterator().next();
        if (Descriptors.isWithoutSetter(first) || variables.isOfOne(MethodLookup.classesOf(instance), name)) {
            return resolver.callSystem(
                    step,
                    inference.systemCode().method("object", "delete_beside").orElseThrow(),
                    Descriptors.besideAndName(inference, operand, step, name));
        }
        if (first == null) {
            return fromInstance(step, operand, instance, name);
        }
        if (first.kind() == HostKind.PROPERTY) {
            return byProperty(step, operand, definition, lookups, name);
        }
        Optional<SomeValue> described = descriptors.delete(step, operand, instance, lookups, first, name);
        if (described.isPresent()) {
            return described.get();
        }
        throw refusalBesideClass(operand, name);
    }

    /** What is said where a class has a value that is read as soon as the instance has none. */
    static RuleError refusalBesideClass(int operand, String name) {
        return refuse(
                operand,
                "deleting attribute '" + name + "', which the class has, too,",
                "leave it out of the class, or assign the class's value to it");
    }

    private static RuleError refuse(int operand, String what, String advice) {
        return new RuleError(operand, MessageKind.NOT_SUPPORTED, what, advice);
    }

    private SomeValue byProperty(Step step, int operand, InferredClass definition, Lookups lookups, String name) {
        List<Candidate> deleters = methods.candidates(
                lookups,
                name,
                definition,
                new ArgumentSource.Operand(operand),
                Arguments.positional(List.of()),
                found -> found.part(Part.DELETER)
                        .filter(deleter -> deleter.kind() == HostKind.FUNCTION)
                        .orElse(null));
        if (deleters.isEmpty()) {
            throw new RuleError(operand, MessageKind.NO_ATTRIBUTE, "property '" + name + "'", "deleter", "")
                    .raising(
                            "AttributeError",
                            "property '" + name + "' of '" + OperandError.OWNER_PATH + "' object has no deleter");
        }
        resolver.call(step, deleters, false);
        return SomeNone.NONE;
    }

    private SomeValue fromInstance(Step step, int operand, SomeInstance instance, String name) {
        InferredClass definition = (InferredClass) instance.definition();
        if (dicts.isNoted(instance, name)) {
            return dicts.delete(step, operand, name);
        }
        InferredAttribute attribute = definition.attribute(name);
        if (attribute.read() == SomeImpossible.IMPOSSIBLE && !definition.isHeldBelow(name)) {
            throw missing.of(instance, name);
        }
        attribute.markDeleted(instance);
        step.raisesOnly("AttributeError");
        return SomeNone.NONE;
    }

    /** Deletes what an instance has in its dict, which is there. */
    SomeValue forgetEntry(Step step, int operand, String name) {
        if (!(step.argument(operand) instanceof SomeInstance instance)) {
            return deleteRaw(step, operand, name);
        }
        return switch (Descriptors.among(instance, name)) {
            case Descriptors.Among.All all -> dicts.delete(step, operand, ClassDefinition.beside(name));
            case Descriptors.Among.None none -> deleteRaw(step, operand, name);
            case Descriptors.Among.Some some ->
                dicts.byClass(step, "drop_by_class", instance, some.classes(), name, operand);
        };
    }

    /** Deletes an attribute of which it is known that nothing else is to be done. */
    SomeValue forget(Step step, int operand, String name) {
        SomeInstance instance = (SomeInstance) step.argument(operand);
        ((InferredClass) instance.definition()).attribute(name).markDeleted(instance);
        step.raisesOnly("AttributeError");
        return SomeNone.NONE;
    }
}
