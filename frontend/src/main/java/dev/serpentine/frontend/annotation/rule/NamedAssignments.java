package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.BuiltinMethods;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.live.NamedTuples;
import dev.serpentine.frontend.annotation.live.Slots;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * {@code setattr} and {@code delattr}, and entries of {@code vars(…)}, with a name that only the run tells. System code
 * compares it with the names that are meant; see {@link NamedAttributes}. What is assigned to a name that the program
 * names nowhere is kept in a dict.
 */
final class NamedAssignments {
    private final Inference inference;
    private final BuiltinMethods builtinMethods;
    private final AttributeHooks hooks;
    private final NamedAttributes named;

    NamedAssignments(Inference inference, AttributeHooks hooks, NamedAttributes named) {
        this.inference = inference;
        this.builtinMethods = new BuiltinMethods(inference.host(), inference.systemCode());
        this.hooks = hooks;
        this.named = named;
    }

    /**
     * {@code setattr} with such a name; empty, too, where instances have no room for other attributes, or what the
     * program defines for assignments is not defined for all that the object may be.
     */
    Optional<SomeValue> assignByAny(Step step, int object, int name, int value) {
        Optional<SomeInstance> instance = NamedAttributes.unknown(step, object, name);
        return instance.filter(NamedAssignments::takesAny)
                .map(each -> assignByAny(
                        step, each, "set_attribute_by_name", NamedAssignments::isAssigned, object, name, value))
                .or(() -> instance.filter(NamedAssignments::hasRoomForSlotsAlone)
                        .map(each -> assignSlot(step, each, "set_slot_by_name", object, name, value)))
                .or(() -> instance.filter(NamedAssignments::areNamedTuples)
                        .map(each -> refuseField(step, each, object, name)))
                .or(() -> instance.filter(each -> hooks.isDefined(each, AttributeHooks.SETTER))
                        .map(each -> hooks.call(
                                step,
                                object,
                                each,
                                AttributeHooks.SETTER,
                                Passed.operand(step, name),
                                Passed.operand(step, value))))
                .or(() -> refuseOfBuiltin(step, object, name));
    }

    /** {@code object.__setattr__} with such a name. */
    Optional<SomeValue> assignRawByAny(Step step, int object, int name, int value) {
        Optional<SomeInstance> instance = NamedAttributes.unknown(step, object, name);
        return instance.filter(NamedAssignments::haveDicts)
                .map(each ->
                        assignByAny(step, each, "set_raw_by_name", NamedAssignments::isAssigned, object, name, value))
                .or(() -> instance.filter(
                                each -> MethodLookup.classesOf(each).stream().allMatch(Slots::haveSlotsAlone))
                        .map(each -> assignSlot(step, each, "set_raw_slot_by_name", object, name, value)));
    }

    /** The same where the instances have room for what their classes declare, and for nothing else. */
    private SomeValue assignSlot(Step step, SomeInstance instance, String function, int object, int name, int value) {
        // Sorted, as they are found in the order in which they become known.
        Set<String> names = new TreeSet<>();
        Set<String> reserved = new TreeSet<>();
        for (InferredClass each : MethodLookup.classesOf(instance)) {
            each.attributeNames().forEach(attribute -> {
                boolean isProperty = each.lookup(attribute)
                        .filter(found -> found.value().kind() == HostKind.PROPERTY && isAssigned(found.value()))
                        .isPresent();
                (Slots.isSlot(each, attribute) || isProperty ? names : reserved).add(attribute);
            });
        }
        reserved.removeAll(names);
        return named.call(step, function, List.of(named.texts(names), named.joined(reserved)), object, name, value);
    }

    private static boolean areNamedTuples(SomeInstance instance) {
        return !instance.canBeNone()
                && MethodLookup.classesOf(instance).stream()
                        .allMatch(each -> NamedTuples.length(new SomeInstance(each, false, Optional.empty()))
                                .isPresent());
    }

    /** What a named tuple says to every assignment. */
    private SomeValue refuseField(Step step, SomeInstance instance, int object, int name) {
        Set<String> fields = new TreeSet<>();
        Set<String> others = new TreeSet<>();
        for (InferredClass each : MethodLookup.classesOf(instance)) {
            each.attributeNames()
                    .forEach(attribute ->
                            (NamedTuples.hasField(each.hostClass(), attribute) ? fields : others).add(attribute));
        }
        return named.call(
                step, "refuse_field_by_name", List.of(named.joined(fields), named.joined(others)), object, name);
    }

    private static boolean hasRoomForSlotsAlone(SomeInstance instance) {
        return MethodLookup.classesOf(instance).stream()
                .allMatch(each -> Slots.haveSlotsAlone(each) && assignsPlainly(each));
    }

    /** Whether an assignment stores a value, and does nothing else. */
    private static boolean assignsPlainly(InferredClass definition) {
        return !NamedAttributes.isOfMembers(definition) && !AttributeHooks.isDefined(definition, AttributeHooks.SETTER);
    }

    /** What a value of a built-in type says to every assignment; empty for other values, or where the name is known. */
    private Optional<SomeValue> refuseOfBuiltin(Step step, int object, int name) {
        SomeValue value = step.argument(object);
        Optional<HostObject> type = builtinMethods.typeOf(value);
        if (!NamedAttributes.isUnknown(step, name) || type.isEmpty() && value != SomeNone.NONE) {
            return Optional.empty();
        }
        Set<String> values = new TreeSet<>();
        Set<String> methods = new TreeSet<>();
        type.map(BuiltinMethods::attributeNames)
                .orElse(Set.of())
                .forEach(each -> (builtinMethods.hasValue(value, each) ? values : methods).add(each));
        return Optional.of(named.call(
                step, "refuse_attribute_by_name", List.of(named.joined(values), named.joined(methods)), object, name));
    }

    /** {@code delattr} with such a name, of what only the instances have. */
    Optional<SomeValue> deleteByAny(Step step, int object, int name) {
        return NamedAttributes.unknown(step, object, name)
                .map(instance -> hooks.isDefined(instance, AttributeHooks.DELETER)
                        ? hooks.call(step, object, instance, AttributeHooks.DELETER, Passed.operand(step, name))
                        : deleteByAny(step, instance, "delete_attribute_by_name", object, name));
    }

    /** {@code object.__delattr__} with such a name. */
    Optional<SomeValue> deleteRawByAny(Step step, int object, int name) {
        return NamedAttributes.unknown(step, object, name)
                .map(instance -> deleteByAny(step, instance, "delete_raw_by_name", object, name));
    }

    private SomeValue deleteByAny(Step step, SomeInstance instance, String function, int object, int name) {
        Set<String> names = new LinkedHashSet<>();
        List<InferredClass> classes = MethodLookup.classesOf(instance);
        Set<String> reserved = named.special(classes);
        boolean hasExtras = false;
        boolean isNoted = false;
        for (InferredClass each : classes) {
            each.holdAllOfPrebuilt();
            NamedAttributes.visible(each)
                    .forEach(attribute -> (each.lookup(attribute).isEmpty() ? names : reserved).add(attribute));
            reserved.addAll(NamedAttributes.ofClass(each, _ -> true));
            hasExtras |= each.allowsExtras();
            isNoted |= each.tellsOrder();
        }
        names.removeAll(reserved);
        return named.call(
                step,
                function,
                List.of(
                        named.texts(names),
                        named.joined(reserved),
                        inference.host().ofBoolean(hasExtras),
                        inference.host().ofBoolean(isNoted)),
                object,
                name);
    }

    /** {@code vars(object)[name] = value} with a name that is no constant. */
    SomeValue putByAny(Step step, int object, int name, int value) {
        return NamedAttributes.unknown(step, object, name)
                .filter(NamedAssignments::haveDicts)
                .map(instance ->
                        assignByAny(step, instance, "set_entry_by_name", NamedAssignments::isHeld, object, name, value))
                .orElseThrow(() -> new RuleError(
                        name,
                        MessageKind.NOT_SUPPORTED,
                        "an entry of such a __dict__ whose name is not a constant",
                        "use setattr(x, name, value)"));
    }

    private SomeValue assignByAny(
            Step step,
            SomeInstance instance,
            String function,
            Predicate<HostObject> kind,
            int object,
            int name,
            int value) {
        ((InferredClass) instance.definition()).allowExtras();
        Set<String> names = new LinkedHashSet<>();
        List<InferredClass> classes = MethodLookup.classesOf(instance);
        Set<String> reserved = named.special(classes);
        boolean isNoted = false;
        for (InferredClass each : classes) {
            each.namedAttributes().stream()
                    .filter(attribute -> each.lookup(attribute)
                            .filter(found -> !kind.test(found.value()))
                            .isEmpty())
                    .forEach(names::add);
            names.addAll(NamedAttributes.ofClass(each, kind));
            reserved.addAll(NamedAttributes.ofClass(each, _ -> true));
            isNoted |= each.tellsOrder();
        }
        reserved.removeAll(names);
        return named.call(
                step,
                function,
                List.of(
                        named.texts(names),
                        named.joined(reserved),
                        inference.host().ofBoolean(isNoted)),
                object,
                name,
                value);
    }

    private static boolean takesAny(SomeInstance instance) {
        return MethodLookup.classesOf(instance).stream().allMatch(each -> Slots.haveDict(each) && assignsPlainly(each));
    }

    private static boolean haveDicts(SomeInstance instance) {
        return MethodLookup.classesOf(instance).stream()
                .allMatch(each -> Slots.haveDict(each) && !NamedAttributes.isOfMembers(each));
    }

    /** Whether an instance may hold a value of its own by the name of one that its class has. */
    private static boolean isHeld(HostObject value) {
        return LiveClass.isData(value) || LiveClass.isDescriptor(value);
    }

    private static boolean isAssigned(HostObject value) {
        return value.kind() == HostKind.PROPERTY
                ? value.part(HostObject.Part.SETTER).isPresent()
                : LiveClass.isData(value);
    }
}
