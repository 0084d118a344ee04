package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeClassOf;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Attributes of what is one of several classes, functions or modules that are known, where these have to be told apart:
 * only some of them have the attribute, or the program assigns it, so that it is a variable of each.
 */
final class AttributesByHolder {
    private final Inference inference;
    private final CallResolution resolver;
    private final ClassVariables variables;
    /** Which live objects have which attributes, as far as that was asked for. */
    private final Map<HostObject, Map<String, Boolean>> known = new HashMap<>();

    AttributesByHolder(Inference inference, CallResolution resolver, ClassVariables variables) {
        this.inference = inference;
        this.resolver = resolver;
        this.variables = variables;
    }

    /** {@code operand.name}, AttributeError of those that lack it; empty where it {@link #isMeant is not meant}. */
    Optional<SomeValue> get(Step step, int operand, String name) {
        return call(step, "attribute_by_holder", operand, name);
    }

    /** {@code hasattr(operand, name)}; empty where it {@link #isMeant is not meant}. */
    Optional<SomeValue> has(Step step, int operand, String name) {
        return call(step, "has_attribute_by_holder", operand, name);
    }

    /** Whether the holders of an attribute have to be told apart from one another, or from what has none. */
    boolean isMeant(SomeValue value, String name) {
        return !toldApart(value, name).isEmpty();
    }

    /** Whether something that a value may be has an attribute, and all have it unless it {@link #isMeant is meant}. */
    boolean isThere(SomeValue value, String name) {
        return possible(value).anyMatch(each -> has(each, name));
    }

    /** {@code operand.name = value}, where the program assigns it of one of several classes. */
    SomeValue set(Step step, int operand, String name, int valueOperand) {
        List<HostObject> classes = possible(step.argument(operand))
                .flatMap(each -> each.hostObject().stream())
                .toList();
        return resolver.callSystem(
                step,
                system("set_attribute_by_holder"),
                List.of(
                        Passed.operand(step, operand),
                        Passed.prebuilt(inference, inference.host().ofText(name)),
                        Passed.operand(step, valueOperand),
                        Passed.prebuilt(inference, inference.host().ofTuple(classes))));
    }

    /** Whether a value is one of several classes that are known. */
    static boolean areClasses(SomeValue value) {
        return value instanceof SomeClassOf
                || value instanceof SomeCallable callable
                        && callable.constant().isEmpty()
                        && callable.descriptions().stream()
                                .allMatch(each -> each.hostObject()
                                        .filter(object -> object.kind() == HostKind.CLASS)
                                        .isPresent());
    }

    /**
     * What an instance has of an attribute that the program assigns on its class: what it holds itself, else the
     * variable of the class; empty where it is none.
     */
    Optional<SomeValue> ofInstance(Step step, int operand, SomeInstance instance, String name) {
        List<InferredClass> classes = MethodLookup.classesOf(instance);
        if (!variables.isOfOne(classes, name)) {
            return Optional.empty();
        }
        variables.requireNotPrebuilt(classes, name);
        if (Descriptors.isHeldBeside(step, instance, name)) {
            return Optional.of(resolver.callSystem(
                    step,
                    system(Descriptors.HELD_OR_DESCRIBED),
                    Descriptors.besideAndName(inference, operand, step, name)));
        }
        Set<List<HostObject>> places = classes.stream()
                .map(each -> variables.places(each.hostClass(), name))
                .collect(Collectors.toSet());
        return places.size() == 1 && places.iterator().next().size() == 1
                ? variables.read(step, classes.getFirst().hostClass(), name)
                : Optional.of(ofClassOfInstance(step, "attribute_of_class", operand, name));
    }

    /** Whether an instance has such an attribute; empty where it is none. */
    Optional<SomeValue> isOfInstance(Step step, int operand, SomeInstance instance, String name) {
        if (!variables.isOfOne(MethodLookup.classesOf(instance), name)) {
            return Optional.empty();
        }
        return Optional.of(
                Descriptors.isHeldBeside(step, instance, name)
                        ? resolver.callSystem(
                                step,
                                system("has_beside_or_by_class"),
                                Descriptors.besideAndName(inference, operand, step, name))
                        : ofClassOfInstance(step, "class_has_attribute", operand, name));
    }

    private HostObject system(String function) {
        return inference.systemCode().method("object", function).orElseThrow();
    }

    private SomeValue ofClassOfInstance(Step step, String function, int operand, String name) {
        return resolver.callSystem(
                step,
                system(function),
                List.of(
                        Passed.operand(step, operand),
                        Passed.prebuilt(inference, inference.host().ofText(name))));
    }

    private Optional<SomeValue> call(Step step, String function, int operand, String name) {
        Holders holders = toldApart(step.argument(operand), name);
        return holders.isEmpty()
                ? Optional.empty()
                : Optional.of(resolver.callSystem(
                        step,
                        system(function),
                        List.of(
                                Passed.operand(step, operand),
                                Passed.prebuilt(inference, inference.host().ofText(name)),
                                Passed.prebuilt(inference, inference.host().ofTuple(holders.objects())),
                                Passed.prebuilt(inference, inference.host().ofTuple(holders.types())))));
    }

    /**
     * What has an attribute.
     *
     * @param objects those that are known
     * @param types the types of what is made at run time, methods and functions, all of which have it
     */
    private record Holders(List<HostObject> objects, List<HostObject> types) {
        static final Holders NONE = new Holders(List.of(), List.of());

        boolean isEmpty() {
            return objects.isEmpty() && types.isEmpty();
        }
    }

    /**
     * What has an attribute, or for which the program assigns it; nothing where all have it without that, or nothing
     * has, or where it is only the translator that does not know it of something.
     */
    private Holders toldApart(SomeValue value, String name) {
        if (FunctionAttributes.isOfSystemCode(name)) {
            return Holders.NONE;
        }
        List<Description> possible = possible(value).toList();
        List<HostObject> holders = new ArrayList<>();
        Set<HostObject> types = new LinkedHashSet<>();
        boolean isAssigned = false;
        boolean isLacked = false;
        for (Description each : possible) {
            Optional<HostObject> live = each.hostObject();
            boolean isVariable = live.filter(
                            object -> !variables.places(object, name).isEmpty())
                    .isPresent();
            boolean isHeld = isVariable || has(each, name);
            if (!isHeld && live.isEmpty() && isPythons(each, name)) {
                return Holders.NONE;
            }
            isAssigned |= isVariable;
            isLacked |= !isHeld;
            if (isHeld) {
                live.ifPresentOrElse(holders::add, () -> types.add(each.type(inference.host())));
            }
        }
        return isAssigned || isLacked ? new Holders(holders, List.copyOf(types)) : Holders.NONE;
    }

    /** Whether Python has an attribute of what is made at run time; a method asks its function, too. */
    private boolean isPythons(Description made, String name) {
        Stream<HostObject> types = made instanceof MethodDescription method
                ? Stream.of(made.type(inference.host()), method.function().type(inference.host()))
                : Stream.of(made.type(inference.host()));
        return types.flatMap(type -> type.mro().stream())
                .anyMatch(type -> type.attribute(name).isPresent());
    }

    private boolean has(Description description, String name) {
        return description
                .hostObject()
                .map(object -> known.computeIfAbsent(object, _ -> new HashMap<>())
                        .computeIfAbsent(
                                name,
                                _ -> inference.host().getAttribute(object, name) instanceof Host.Outcome.Returned))
                .orElseGet(() -> CallableAttributes.has(inference, description, name));
    }

    /** What a value may be, beside None; nothing where it is known, or no class, function or module. */
    private Stream<Description> possible(SomeValue value) {
        return switch (value) {
            case SomeClassOf classOf ->
                ((InferredClass) classOf.definition())
                        .instantiatedHere().stream()
                                .map(InferredClass::hostClass)
                                .distinct()
                                .map(inference.descriptions()::of);
            case SomeCallable callable when callable.constant().isEmpty() -> callable.descriptions().stream();
            default -> Stream.of();
        };
    }
}
