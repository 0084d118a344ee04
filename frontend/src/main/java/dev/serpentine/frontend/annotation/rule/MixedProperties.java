package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.report.ErrorReport;
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

/**
 * Attributes that are a property in some of the classes that an instance may be of, and none in others. They are read
 * by a function that tells the classes apart: so that each group of classes, all with a property or all without, is
 * read by itself, and what instances of the one hold says nothing of the other.
 */
final class MixedProperties {
    /** What such functions are called. */
    private static final String READER = "read_by_class";

    private final Inference inference;

    MixedProperties(Inference inference) {
        this.inference = inference;
    }

    /** Whether an attribute is a property in some classes, and something else in others. */
    static boolean areIn(Lookups lookups, boolean onInstances) {
        long properties = lookups.found().keySet().stream()
                .filter(found -> found.kind() == HostKind.PROPERTY)
                .count();
        return properties > 0 && (onInstances || properties < lookups.found().size());
    }

    /** @throws RuleError where an attribute is a property in some classes, and another thing in others */
    static void requireProperties(int operand, Lookups lookups, String name, String doing) {
        if (lookups.found().keySet().stream().anyMatch(found -> found.kind() != HostKind.PROPERTY)) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    doing + " '" + name + "', which is a property in some classes and another thing in others,",
                    "make it a property in each of them");
        }
    }

    /**
     * The function of an instance that reads such an attribute.
     *
     * @throws RuleError where the same classes have both
     */
    HostObject reader(Step step, SomeInstance instance, String name) {
        if (ErrorReport.isSystemCode(step.operation().position())
                && step.graph().name().equals(READER)) {
            // The tests did not tell the classes apart: a generic class has several definitions.
            throw refusal(name);
        }
        List<InferredClass> classes = MethodLookup.classesOf(instance);
        Map<HostObject, HostObject> branches = new LinkedHashMap<>();
        for (InferredClass each : classes) {
            InferredClass top = each;
            for (InferredClass above = each; isAmong(instance, above); above = above.baseOrNull()) {
                top = areAlike(above, classes, name) ? above : top;
            }
            boolean isGroup = areAlike(top, classes, name) && !isProperty(each, name);
            branches.put(top.hostClass(), isGroup ? branch("read", top, top.hostClass()) : ofOne(each, top, name));
        }
        if (branches.size() < 2) {
            throw refusal(name);
        }
        // Of those below others first: what an instance is of them, it is of these, too.
        List<HostObject> sorted = new ArrayList<>(branches.keySet());
        sorted.sort(Comparator.comparingInt((HostObject each) -> -each.mro().size()));
        HostObject maker =
                inference.systemCode().method("object", "reader_of_each").orElseThrow();
        List<HostObject> arguments = List.of(
                inference.host().ofText(name),
                inference.host().ofTuple(sorted.stream().map(branches::get).toList()));
        if (inference.host().call(maker, arguments, Map.of()) instanceof Host.Outcome.Returned(HostObject made)) {
            return made;
        }
        throw new IllegalStateException("no reader of " + name);
    }

    private static boolean isAmong(SomeInstance instance, InferredClass definition) {
        return definition != null
                && instance.kinds().stream()
                        .anyMatch(kind -> definition.hostClass().mro().contains(((InferredClass) kind).hostClass()));
    }

    /** Whether all classes below one have the same property, or none. */
    private static boolean areAlike(InferredClass top, List<InferredClass> classes, String name) {
        return classes.stream()
                        .filter(each -> each.hostClass().mro().contains(top.hostClass()))
                        .map(each ->
                                each.lookup(name).map(Found::value).filter(value -> value.kind() == HostKind.PROPERTY))
                        .distinct()
                        .count()
                == 1;
    }

    private static boolean isProperty(InferredClass definition, String name) {
        return definition
                .lookup(name)
                .filter(found -> found.value().kind() == HostKind.PROPERTY)
                .isPresent();
    }

    /**
     * What a class has: a property, which those below the top class have too, or what exactly one class has, while some
     * below it have a property.
     */
    private HostObject ofOne(InferredClass definition, InferredClass top, String name) {
        Optional<HostObject> found = definition.lookup(name).map(Found::value);
        if (found.isEmpty()
                && definition
                        .knownAttribute(name)
                        .filter(InferredAttribute::isOnInstances)
                        .isPresent()) {
            throw refusal(name);
        }
        return found.map(value -> switch (value.kind()) {
                    case PROPERTY -> branch("call", top, value.part(Part.GETTER).orElseThrow());
                    case FUNCTION, METHOD, BUILTIN_FUNCTION, STATICMETHOD, CLASSMETHOD -> throw refusal(name);
                    default -> branch("value", definition, definition.hostClass());
                })
                .orElseGet(() -> branch("lacking", definition, definition.hostClass()));
    }

    private HostObject branch(String kind, InferredClass definition, HostObject used) {
        return inference.host().ofTuple(List.of(inference.host().ofText(kind), definition.hostClass(), used));
    }

    private static RuleError refusal(String name) {
        return new RuleError(
                0,
                MessageKind.NOT_SUPPORTED,
                "reading '" + name + "', which is a property in some classes and none in others,",
                "make it a property in each of them");
    }
}
