package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.TestedClasses;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.TypeForms;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code isinstance()} and {@code issubclass()}: for classes that are known, for one of several that only the run
 * tells, and for what is no class among such, of which Python complains.
 */
final class ClassTests {
    private static final int FIRST = BuiltinRules.FIRST;
    private static final String NO_CLASS_OF_INSTANCES =
            "isinstance() arg 2 must be a type, a tuple of types, or a union";
    private static final String NO_CLASS_OF_CLASSES =
            "issubclass() arg 2 must be a class, a tuple of classes, or a union";

    private final Inference inference;
    private final CallResolution resolver;
    private final Forwarders forwarders;
    private final InstanceTests instanceTests;

    ClassTests(Inference inference, CallResolution resolver, Forwarders forwarders) {
        this.inference = inference;
        this.resolver = resolver;
        this.forwarders = forwarders;
        this.instanceTests = new InstanceTests(inference);
    }

    /** {@code isinstance()}. */
    SomeValue isInstance(Step step) {
        return byRun(step, BuiltinFunction.ISINSTANCE, "is_instance_of_one").orElseGet(() -> {
            SubscriptedClasses.refuseTest(step.argument(FIRST + 1), "isinstance");
            refuseNoClass(step, FIRST + 1, NO_CLASS_OF_INSTANCES);
            List<HostObject> classes = classes(step.argument(FIRST + 1));
            List<HostObject> attributes =
                    classes.size() == 1 ? instanceTests.attributesOfProtocol(classes.getFirst()) : List.of();
            return attributes.isEmpty()
                    ? instanceTests.answer(step, FIRST, classes)
                    : resolver.callSystem(
                            step,
                            inference
                                    .systemCode()
                                    .method("object", "has_all_attributes")
                                    .orElseThrow(),
                            List.of(
                                    Passed.operand(step, FIRST),
                                    Passed.prebuilt(inference, inference.host().ofTuple(attributes)),
                                    Passed.prebuilt(
                                            inference,
                                            inference
                                                    .host()
                                                    .ofTuple(InstanceTests.classesThatHave(
                                                            step.argument(FIRST), attributes)))));
        });
    }

    /** A test for what only the run tells: one of several classes, or those of a tuple; empty where it is known. */
    private Optional<SomeValue> byRun(Step step, BuiltinFunction test, String ofOne) {
        SomeValue tested = step.argument(FIRST + 1);
        List<Passed> passed = List.of(Passed.operand(step, FIRST), Passed.operand(step, FIRST + 1));
        boolean isTuple = tested instanceof SomeTuple
                || tested instanceof SomeList list && list.definition().isTuple() && !list.canBeNone();
        if (isTuple && tested.constant().isEmpty()) {
            return Optional.of(resolver.callSystem(
                    step, inference.systemCode().method("object", ofOne).orElseThrow(), passed));
        }
        boolean isOneOfSeveral = tested instanceof SomeCallable callable
                && callable.descriptions().size() > 1
                && !callable.canBeNone();
        List<HostObject> possible = isOneOfSeveral || tested instanceof SomeClassOf
                ? inOrder(known(tested).stream().filter(ClassTests::isTestedFor))
                : List.of();
        if (possible.isEmpty()) {
            return Optional.empty();
        }
        List<HostObject> told = test == BuiltinFunction.ISINSTANCE
                ? possible.stream()
                        .filter(each -> !isClass(each) || instanceTests.mayBeOf(step.argument(FIRST), each))
                        .toList()
                : possible;
        HostObject called = inference.host().builtin(test.name().toLowerCase(Locale.ROOT));
        boolean areSomeNone = tested instanceof SomeCallable callable
                && callable.descriptions().size() > possible.size();
        HostObject function = areSomeNone
                ? forwarders.classTestOrError(
                        called,
                        possible,
                        test == BuiltinFunction.ISINSTANCE ? NO_CLASS_OF_INSTANCES : NO_CLASS_OF_CLASSES)
                : forwarders.classTest(called, told, told.size() < possible.size());
        return Optional.of(resolver.callSystem(step, function, passed));
    }

    /** Whether Python tests for it, or says in its own words why not: a class, a union, or a class with arguments. */
    private static boolean isTestedFor(HostObject object) {
        return isClass(object) || TypeForms.isAlias(object) || TypeForms.isUnion(object);
    }

    /** The classes of which a value is one; empty where it is known which, or no class. */
    static List<HostObject> oneOf(SomeValue value) {
        boolean isKnown = value instanceof SomeCallable callable
                && (callable.descriptions().size() == 1 || callable.canBeNone());
        List<HostObject> found = isKnown ? List.of() : known(value);
        return found.stream().allMatch(ClassTests::isClass) ? inOrder(found.stream()) : List.of();
    }

    private boolean isClass(Description description) {
        return description.isInstance(inference.host().builtin("type"), inference.host());
    }

    private static boolean isClass(HostObject object) {
        return object.kind() == HostKind.CLASS;
    }

    /** The live objects of which a value is one, as far as it is one of such. */
    private static List<HostObject> known(SomeValue value) {
        return switch (value) {
            case SomeCallable callable ->
                callable.descriptions().stream()
                        .flatMap(each -> each.hostObject().stream())
                        .toList();
            case SomeClassOf classOf ->
                ((InferredClass) classOf.definition())
                        .withSubclasses().stream()
                                .map(InferredClass::hostClass)
                                .distinct()
                                .toList();
            default -> List.of();
        };
    }

    private static List<HostObject> inOrder(Stream<HostObject> objects) {
        return objects.sorted(Comparator.comparing(each -> isClass(each) ? each.qualifiedName() : each.describe()))
                .toList();
    }

    /** @throws RuleError for what nothing is an instance of, whatever its value */
    private void refuseNoClass(Step step, int operand, String raised) {
        SomeValue value = step.argument(operand);
        if (SubscriptedClasses.isNoClass(value, inference.host())) {
            ClaimedClasses.refuseBases(value, operand, inference.host());
            throw new RuleError(
                            operand,
                            MessageKind.WRONG_ARGUMENTS,
                            "a class, or a tuple or union of classes, is tested for, not " + Lattice.describe(value))
                    .raising("TypeError", raised);
        }
    }

    /** The live classes behind a class, or a tuple or union of classes. */
    List<HostObject> classes(SomeValue value) {
        return classes(value, inference.host());
    }

    static List<HostObject> classes(SomeValue value, Host host) {
        return value instanceof SomeTuple tuple
                ? tuple.items().stream()
                        .flatMap(item -> classes(item, host).stream())
                        .toList()
                : value.constant()
                        .flatMap(constant -> TestedClasses.of(constant, host))
                        .orElseThrow(() -> new RuleError(
                                MessageKind.NOT_SUPPORTED,
                                "a test for a class that is not a constant (" + Lattice.describe(value) + ")",
                                "name the classes"));
    }

    /** {@code issubclass()}. */
    SomeValue isSubclass(Step step) {
        if (step.argument(FIRST) instanceof SomeCallable callable
                && callable.descriptions().stream().anyMatch(this::isClass)
                && !callable.descriptions().stream().allMatch(this::isClass)) {
            return resolver.callSystem(
                    step,
                    inference
                            .systemCode()
                            .method("object", "is_class_and_below")
                            .orElseThrow(),
                    List.of(Passed.operand(step, FIRST), Passed.operand(step, FIRST + 1)));
        }
        Optional<SomeValue> byRun = byRun(step, BuiltinFunction.ISSUBCLASS, "is_subclass_of_one");
        if (byRun.isPresent()) {
            return byRun.get();
        }
        SubscriptedClasses.refuseTest(step.argument(FIRST + 1), "issubclass");
        refuseNoClass(step, FIRST, "issubclass() arg 1 must be a class");
        refuseNoClass(step, FIRST + 1, NO_CLASS_OF_CLASSES);
        List<HostObject> tested = classes(step.argument(FIRST + 1));
        tested.forEach(instanceTests::refuseUntestable);
        if (step.argument(FIRST).constant().filter(each -> !isClass(each)).isPresent()) {
            throw new RuleError(
                    FIRST,
                    MessageKind.NOT_SUPPORTED,
                    "a test for what is above " + Lattice.describe(step.argument(FIRST))
                            + ", which stands for a class,",
                    "name the class");
        }
        step.raisesOnly();
        return step.argument(FIRST)
                .constant()
                .flatMap(hostClass -> Folding.constant(
                        step,
                        inference,
                        inference
                                .host()
                                .ofBoolean(tested.stream()
                                        .anyMatch(each -> inference.host().isSubclass(hostClass, each)))))
                .orElse(Lattice.BOOL);
    }
}
