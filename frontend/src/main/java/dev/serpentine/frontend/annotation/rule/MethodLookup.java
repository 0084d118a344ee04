package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds what the classes that an instance may be of hold under a name, and what of it can be called. */
final class MethodLookup {
    private final Inference inference;

    MethodLookup(Inference inference) {
        this.inference = inference;
    }

    /** What {@link #lookUp} finds, with system code for what Python's own classes have. */
    Lookups effectiveLookUp(SomeInstance instance, String name) {
        return lookUp(instance, name, true);
    }

    /** What the classes that an instance may be of hold under a name. */
    Lookups lookUp(SomeInstance instance, String name) {
        return lookUp(instance, name, false);
    }

    /** The classes that have instances among those that the instance may be of. */
    static List<InferredClass> classesOf(SomeInstance instance) {
        if (instance.among().isEmpty()) {
            return ((InferredClass) instance.definition()).inhabitedHere();
        }
        List<InferredClass> found = new ArrayList<>();
        instance.among().forEach(kind -> found.addAll(((InferredClass) kind).inhabitedHere()));
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

    /**
     * Groups classes that hold a function by the class that it belongs to for them: see
     * {@link dev.serpentine.frontend.annotation.live.ClassHierarchy#home}.
     */
    Map<Optional<InferredClass>, List<InferredClass>> byHome(Found found, List<InferredClass> holders) {
        Map<Optional<InferredClass>, List<InferredClass>> groups = new LinkedHashMap<>();
        for (InferredClass holder : holders) {
            groups.computeIfAbsent(inference.hierarchy().home(holder, found.owner()), key -> new ArrayList<>())
                    .add(holder);
        }
        return groups;
    }

    /** The description of a function found on some classes, bound to an instance of one of them. */
    MethodDescription method(
            InferredClass staticClass, String name, Found found, List<InferredClass> holders, boolean virtual) {
        Optional<InferredClass> home = inference.hierarchy().home(holders.getFirst(), found.owner());
        MethodDescription description = inference
                .descriptions()
                .boundMethod(inference.descriptions().ofFunction(found.value()), name, staticClass, home, virtual);
        description.widenSelf(common(holders));
        return description;
    }

    /** The nearest class that all of these are or extend. */
    static InferredClass common(List<InferredClass> classes) {
        ClassDefinition common = classes.getFirst();
        for (InferredClass each : classes) {
            common = ClassDefinition.commonBase(common, each);
        }
        return (InferredClass) common;
    }
}
