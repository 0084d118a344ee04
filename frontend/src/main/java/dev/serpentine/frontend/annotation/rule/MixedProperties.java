package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.live.Slots;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Attributes that are a property or a descriptor in some of the classes that an instance may be of, and none or another
 * descriptor in others. They are read by a function that tells the classes apart: so that each group of classes, all
 * with a property or all without, is read by itself, and what instances of the one hold says nothing of the other.
 */
final class MixedProperties {
    /** What such functions are called. */
    private static final String READER = "read_by_class";

    private static final String DELETER = "delete_by_class";

    private final Inference inference;

    MixedProperties(Inference inference) {
        this.inference = inference;
    }

    /**
     * Whether an attribute is a property in some classes, and something else in others; or what a descriptor says in
     * some, and nothing, something else, or what another descriptor says in others.
     */
    static boolean areIn(Lookups lookups, boolean onInstances) {
        boolean areDescribed = lookups.found().keySet().stream().anyMatch(Descriptors::saysWhatIsRead);
        if (areDescribed && (lookups.found().size() > 1 || lookups.isPartial())) {
            return true;
        }
        long properties = lookups.found().keySet().stream()
                .filter(found -> found.kind() == HostKind.PROPERTY)
                .count();
        return properties > 0 && (onInstances || properties < lookups.found().size());
    }

    /**
     * The function of an instance that reads such an attribute.
     *
     * @throws RuleError where the same classes have both
     */
    HostObject reader(Step step, SomeInstance instance, String name) {
        requireToldApart(step, READER, name);
        List<InferredClass> classes = MethodLookup.classesOf(instance);
        Map<HostObject, HostObject> branches = new LinkedHashMap<>();
        for (InferredClass each : classes) {
            InferredClass top = top(each, instance, classes, name);
            boolean isGroup = areAlike(top, classes, name)
                    && valueOf(each, name)
                            .filter(value -> value.kind() == HostKind.PROPERTY)
                            .isEmpty();
            // Asked for what it lacks, an instance would be given what another class has.
            boolean isThere = classes.stream()
                    .filter(other -> other.hostClass().mro().contains(top.hostClass()))
                    .anyMatch(other -> valueOf(other, name).isPresent() || isHeld(other, name));
            branches.put(
                    top.hostClass(),
                    isGroup ? branch(isThere ? "read" : "lacking", top, top.hostClass()) : ofOne(each, top, name));
        }
        if (branches.size() < 2) {
            throw refusal(name);
        }
        return made("reader_of_each", name, branches);
    }

    /** Within a function that tells classes apart, these are alike, unless a generic class has several definitions. */
    private static void requireToldApart(Step step, String function, String name) {
        if (step.operation().position().isInSystemCode() && step.graph().name().equals(function)) {
            throw refusal(name);
        }
    }

    /**
     * Whether not all of the classes say what is done where an attribute is assigned, or they say it in different ways:
     * properties that all have setters are chosen as methods are.
     */
    static boolean areAssignedApart(Lookups lookups) {
        return areApart(lookups, Part.SETTER);
    }

    /** The same where it is deleted. */
    static boolean areDeletedApart(Lookups lookups) {
        return areApart(lookups, Part.DELETER);
    }

    private static boolean areApart(Lookups lookups, Part part) {
        boolean areAllOfProperties = lookups.found().keySet().stream()
                .allMatch(found -> found.kind() == HostKind.PROPERTY
                        && found.part(part)
                                .filter(each -> each.kind() == HostKind.FUNCTION)
                                .isPresent());
        return lookups.found().keySet().stream().anyMatch(LiveClass::isDescriptor)
                && (lookups.isPartial() || lookups.found().size() > 1 && !areAllOfProperties);
    }

    /**
     * The function of an instance and a value that assigns such an attribute.
     *
     * @param isNoted whether an instance notes that it gets an attribute of a name
     */
    HostObject writer(SomeInstance instance, int operand, String name, Predicate<String> isNoted) {
        List<InferredClass> classes = MethodLookup.classesOf(instance);
        boolean isSomewhere = isRoomInSome(instance, name);
        Map<HostObject, HostObject> branches = new LinkedHashMap<>();
        for (InferredClass each : classes) {
            InferredClass top = isSomewhere ? each : top(each, instance, classes, name);
            Optional<HostObject> found = valueOf(each, name).filter(LiveClass::isDescriptor);
            if (found.isEmpty() && !isSomewhere) {
                Slots.require(each, name, operand);
            }
            if (found.isEmpty() && !Slots.haveRoom(each, name)) {
                // What no branch is for lacks the attribute.
                continue;
            }
            branches.put(
                    top.hostClass(),
                    found.map(value -> assigning(top, value, name, isNoted))
                            .orElseGet(
                                    () -> branch("store", top, inference.host().ofBoolean(isNoted.test(name)))));
        }
        return made("writer_of_each", name, branches);
    }

    /** Whether not all instances have room for an attribute, but some. */
    static boolean isRoomInSome(SomeInstance instance, String name) {
        return instance.kinds().stream().anyMatch(kind -> !Slots.haveRoom((InferredClass) kind, name))
                && MethodLookup.classesOf(instance).stream().anyMatch(each -> Slots.haveRoom(each, name));
    }

    private HostObject assigning(InferredClass top, HostObject value, String name, Predicate<String> isNoted) {
        if (value.kind() == HostKind.PROPERTY) {
            return value.part(Part.SETTER)
                    .map(setter -> branch("assign", top, setter))
                    .orElseGet(() -> branch("refuse", top, value));
        }
        return Descriptors.isWithoutSetter(value)
                ? branch("beside", top, inference.host().ofBoolean(isNoted.test(ClassDefinition.beside(name))))
                : branch("describe", top, value);
    }

    /**
     * The function of an instance that deletes such an attribute.
     *
     * @throws RuleError where a class has a value that is no descriptor, which would be read from then on
     */
    HostObject deleter(Step step, SomeInstance instance, int operand, String name) {
        requireToldApart(step, DELETER, name);
        List<InferredClass> classes = MethodLookup.classesOf(instance);
        Map<HostObject, HostObject> branches = new LinkedHashMap<>();
        for (InferredClass each : classes) {
            InferredClass top = top(each, instance, classes, name);
            branches.put(
                    top.hostClass(),
                    valueOf(each, name)
                            .map(value -> deleting(top, value, operand, name))
                            .orElseGet(() -> branch(isHeld(each, name) ? "held" : "lacking", top, top.hostClass())));
        }
        return made("deleter_of_each", name, branches);
    }

    private HostObject deleting(InferredClass top, HostObject value, int operand, String name) {
        if (value.kind() == HostKind.PROPERTY) {
            return value.part(Part.DELETER)
                    .filter(deleter -> deleter.kind() == HostKind.FUNCTION)
                    .map(deleter -> branch("call", top, deleter))
                    .orElseGet(() -> branch("refuse", top, value));
        }
        if (Descriptors.isWithoutSetter(value)) {
            return branch("beside", top, value);
        }
        if (!LiveClass.isDescriptor(value)) {
            throw AttributeDeletion.refusalBesideClass(operand, name);
        }
        return branch(
                LiveClass.descriptorMethod(value.type(), "__delete__").isPresent() ? "describe" : "fixed", top, value);
    }

    /** The highest class above one, among those that the instance may be of, below which all have the same. */
    private static InferredClass top(
            InferredClass each, SomeInstance instance, List<InferredClass> classes, String name) {
        InferredClass top = each;
        for (InferredClass above = each; isAmong(instance, above); above = above.baseOrNull()) {
            top = areAlike(above, classes, name) ? above : top;
        }
        return top;
    }

    private HostObject made(String maker, String name, Map<HostObject, HostObject> branches) {
        // Of those below others first: what an instance is of them, it is of these, too.
        List<HostObject> sorted = new ArrayList<>(branches.keySet());
        sorted.sort(Comparator.comparingInt((HostObject each) -> -each.mro().size()));
        List<HostObject> arguments = List.of(
                inference.host().ofText(name),
                inference.host().ofTuple(sorted.stream().map(branches::get).toList()));
        HostObject function = inference.systemCode().method("object", maker).orElseThrow();
        if (inference.host().call(function, arguments, Map.of()) instanceof Host.Outcome.Returned(HostObject made)) {
            return made;
        }
        throw new IllegalStateException("no function for " + name);
    }

    private static boolean isAmong(SomeInstance instance, InferredClass definition) {
        return definition != null
                && instance.kinds().stream()
                        .anyMatch(kind -> definition.hostClass().mro().contains(((InferredClass) kind).hostClass()));
    }

    /** Whether all classes below one have the same property or descriptor, or none. */
    private static boolean areAlike(InferredClass top, List<InferredClass> classes, String name) {
        return classes.stream()
                        .filter(each -> each.hostClass().mro().contains(top.hostClass()))
                        .map(each -> valueOf(each, name).filter(LiveClass::isDescriptor))
                        .distinct()
                        .count()
                == 1;
    }

    private static Optional<HostObject> valueOf(InferredClass definition, String name) {
        return definition.lookup(name).map(Found::value);
    }

    /**
     * What a class has: a property, which those below the top class have too, or what exactly one class has, while some
     * below it have a property.
     */
    private HostObject ofOne(InferredClass definition, InferredClass top, String name) {
        Optional<HostObject> found = valueOf(definition, name);
        return found.map(value -> switch (value.kind()) {
                    case PROPERTY -> branch("call", top, value.part(Part.GETTER).orElseThrow());
                    case FUNCTION, METHOD, BUILTIN_FUNCTION, STATICMETHOD, CLASSMETHOD -> throw refusal(name);
                    default ->
                        Descriptors.saysWhatIsRead(value)
                                ? branch("describe", top, value)
                                : branch("value", definition, definition.hostClass());
                })
                .orElseGet(() ->
                        branch(isHeld(definition, name) ? "held" : "lacking", definition, definition.hostClass()));
    }

    /** Whether instances of a class are known to hold it; the block being flowed is flowed again when they do. */
    private static boolean isHeld(InferredClass definition, String name) {
        return definition.heldAttributes().contains(name);
    }

    private HostObject branch(String kind, InferredClass definition, HostObject used) {
        return inference.host().ofTuple(List.of(inference.host().ofText(kind), definition.hostClass(), used));
    }

    private static RuleError refusal(String name) {
        return new RuleError(
                0,
                MessageKind.NOT_SUPPORTED,
                "reading '" + name + "', which is a property or a descriptor in some classes and none in others,",
                "make it a property in each of them");
    }
}
