package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Methods that only some of the classes have which an instance may be of. The others get a function of system code in
 * their place, which raises what Python raises or goes on with what it tries next; so a method that is chosen by class
 * is always there.
 */
final class LackingMethods {
    /** By special method: what Python takes instead where a class has that. */
    private static final Map<String, List<String>> INSTEAD = Map.of(
            "__contains__",
            List.of("__iter__", "__getitem__"),
            "__iter__",
            List.of("__getitem__"),
            "__bool__",
            List.of("__len__"),
            "__int__",
            List.of("__index__", "__trunc__"),
            "__float__",
            List.of("__index__"),
            "__reversed__",
            List.of("__getitem__"));

    private final Inference inference;
    /** What system code has made, by its maker and what that was told. */
    private final Map<String, Map<List<HostObject>, HostObject>> made = new HashMap<>();

    LackingMethods(Inference inference) {
        this.inference = inference;
    }

    /** The special methods that Python takes where there is none of a name. */
    static List<String> insteadOf(String name) {
        return INSTEAD.getOrDefault(name, List.of());
    }

    /** What was found under a name, and what stands for it in the classes that have nothing there. */
    Lookups completed(SomeInstance instance, String name, Lookups looked) {
        Lookups lookups = withoutObject(looked);
        boolean isLacked = isLackedBySome(lookups) || isToldBySomeLengths(instance, name, lookups);
        if (lookups.found().keySet().stream().anyMatch(LackingMethods::isWithoutInstance)
                && (isLacked
                        || lookups.found().keySet().stream().anyMatch(found -> found.kind() == HostKind.FUNCTION))) {
            return completed(instance, name, asMethods(name, lookups));
        }
        if (!isLacked
                || !lookups.found().isEmpty()
                        && lookups.found().keySet().stream()
                                .noneMatch(found ->
                                        found.kind() == HostKind.FUNCTION || found.kind() == HostKind.PROPERTY)) {
            return lookups;
        }
        List<InferredClass> lacking = new ArrayList<>(MethodLookup.classesOf(instance));
        lookups.holders().values().forEach(lacking::removeAll);
        Map<HostObject, List<InferredClass>> holders = new LinkedHashMap<>(lookups.holders());
        Map<HostObject, Found> all = new LinkedHashMap<>(lookups.found());
        for (InferredClass each : lacking) {
            HostObject function = standingFor(each, name);
            Found found = all.computeIfAbsent(
                    function, value -> new Found(inference.host().builtin("object"), value));
            each.lacks(name, found);
            holders.computeIfAbsent(function, unused -> new ArrayList<>()).add(each);
        }
        return new Lookups(holders, all, lookups.classes());
    }

    /** Whether the truth of an instance is told by its length in some classes, and is certain in others. */
    private boolean isToldBySomeLengths(SomeInstance instance, String name, Lookups lookups) {
        return name.equals("__bool__")
                && lookups.found().isEmpty()
                && MethodLookup.classesOf(instance).stream()
                                .map(each -> each.lookup("__len__").isPresent())
                                .distinct()
                                .count()
                        > 1;
    }

    /**
     * What stands for a method in a class that lacks it: what Python takes instead, or what it says. It depends on the
     * class and the name alone, so that a class has one whatever it meets at the places where it is called.
     */
    private HostObject standingFor(InferredClass lacking, String name) {
        Host host = inference.host();
        String top = topOf(lacking);
        return insteadOf(name).stream()
                .filter(other -> lacking.lookup(other).isPresent())
                .findFirst()
                .map(other -> made("instead", host.ofText(name), host.ofText(other), host.ofText(top)))
                .orElseGet(() -> made("lacking", host.ofText(name), host.ofText(top)));
    }

    /** What Python's {@code object} has under the name of an operator is as good as nothing. */
    private Lookups withoutObject(Lookups lookups) {
        HostObject object = inference.host().builtin("object");
        Map<HostObject, Found> all = new LinkedHashMap<>(lookups.found());
        all.values()
                .removeIf(found -> found.owner().equals(object) && found.value().kind() != HostKind.FUNCTION);
        if (all.isEmpty() || all.size() == lookups.found().size()) {
            return lookups;
        }
        Map<HostObject, List<InferredClass>> holders = new LinkedHashMap<>(lookups.holders());
        holders.keySet().retainAll(all.keySet());
        return new Lookups(holders, all, lookups.classes());
    }

    private static boolean isWithoutInstance(HostObject found) {
        return found.kind() == HostKind.STATICMETHOD || found.kind() == HostKind.CLASSMETHOD;
    }

    /**
     * Static methods and class methods become methods where the others of the name are methods, or something stands for
     * one.
     */
    private Lookups asMethods(String name, Lookups lookups) {
        Host host = inference.host();
        Map<HostObject, List<InferredClass>> holders = new LinkedHashMap<>();
        Map<HostObject, Found> all = new LinkedHashMap<>();
        lookups.holders()
                .forEach((value, classes) -> classes.forEach(holder -> {
                    Found found = lookups.found().get(value);
                    if (isWithoutInstance(value)
                            && host.getAttribute(holder.hostClass(), name)
                                    instanceof Host.Outcome.Returned(HostObject bound)) {
                        found = new Found(host.builtin("object"), made("without_instance", host.ofText(name), bound));
                        holder.lacks(name, found);
                    }
                    holders.computeIfAbsent(found.value(), unused -> new ArrayList<>())
                            .add(holder);
                    all.putIfAbsent(found.value(), found);
                }));
        return new Lookups(holders, all, lookups.classes());
    }

    /**
     * The name of the highest class of the program above one: hierarchies have functions of their own, so that what
     * they give need not go together.
     */
    private static String topOf(InferredClass definition) {
        InferredClass top = definition;
        for (InferredClass above = definition.baseOrNull();
                above != null && !above.hostClass().qualifiedName().equals("builtins.object");
                above = above.baseOrNull()) {
            top = above;
        }
        return top.hostClass().qualifiedName();
    }

    /** A class attribute that only some classes have becomes one of instances, which tell whether they have it. */
    static void letInstancesTell(
            InferredAttribute attribute, SomeInstance instance, Lookups lookups, boolean onInstances) {
        if (!onInstances && isLackedBySome(lookups)) {
            instance.kinds().forEach(attribute::putOnInstances);
        }
    }

    /** The function that reads a property, or stands for one. */
    static HostObject getter(HostObject found) {
        return found.kind() == HostKind.FUNCTION
                ? found
                : found.part(HostObject.Part.GETTER).orElse(null);
    }

    /** Whether some classes have what is looked up and others have not. */
    static boolean isLackedBySome(Lookups lookups) {
        return !lookups.found().isEmpty()
                && lookups.holders().values().stream().mapToInt(List::size).sum() < lookups.classes();
    }

    /** Whether that is a method, so that what a class without it gives is a function that stands for it. */
    static boolean isMethodLackedBySome(Lookups lookups) {
        return isLackedBySome(lookups)
                && lookups.found().keySet().stream().anyMatch(found -> found.kind() == HostKind.FUNCTION);
    }

    /** What stands for a method that {@code super()} lacks. */
    HostObject inSuper(String name) {
        return made("lacking_in_super", inference.host().ofText(name));
    }

    /** What {@code super().__init_subclass__} of a class ends at. */
    HostObject endOfHooks(HostObject hostClass) {
        return inference.host().getAttribute(hostClass, "__qualname__")
                        instanceof Host.Outcome.Returned(HostObject name)
                ? made("end_of_hooks", name)
                : made("end_of_hooks", inference.host().ofText(hostClass.name()));
    }

    /** A method of a class of Python's own, as a function that calls it. */
    HostObject ofBuiltinClass(String name, HostObject owner) {
        return made("of_builtin_class", inference.host().ofText(name), owner);
    }

    private HostObject made(String maker, HostObject... arguments) {
        return made.computeIfAbsent(maker, _ -> new HashMap<>())
                .computeIfAbsent(List.of(arguments), given -> make(maker, given));
    }

    private HostObject make(String maker, List<HostObject> arguments) {
        HostObject function = inference.systemCode().method("object", maker).orElseThrow();
        if (inference.host().call(function, arguments, Map.of()) instanceof Host.Outcome.Returned(HostObject made)) {
            return made;
        }
        throw new IllegalStateException("no method by " + maker);
    }
}
