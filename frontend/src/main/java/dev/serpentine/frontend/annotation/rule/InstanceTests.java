package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Iterators;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.live.Slots;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * {@code isinstance(x, classes)} and the tests of handlers: what they answer, and what each answer tells of the value.
 */
final class InstanceTests {
    private static final int TESTED = 2;
    /** Of functions that stand for builtins. */
    private static final String FORWARDERS = "serpentine_system/forwarders.py";
    /** What classes have whose instances stand for others. */
    private static final String PROXY_MARKER = "_is_proxy_";

    private final Inference inference;

    InstanceTests(Inference inference) {
        this.inference = inference;
    }

    /**
     * What a value may be where it is an instance of some classes, and where it is not.
     *
     * @param matching impossible where it never is one
     * @param others impossible where it always is one
     */
    private record Split(SomeValue matching, SomeValue others) {
        static Split of(SomeValue value, boolean matches) {
            return matches ? new Split(value, SomeImpossible.IMPOSSIBLE) : new Split(SomeImpossible.IMPOSSIBLE, value);
        }
    }

    /** Whether a value may be an instance of a class, or whether it is one cannot be told. */
    boolean mayBeOf(SomeValue value, HostObject hostClass) {
        try {
            refuseUntestable(hostClass);
            return split(value, List.of(hostClass), false).matching() != SomeImpossible.IMPOSSIBLE;
        } catch (RuleError untold) {
            return true;
        }
    }

    /** The answer for an operand that is of one kind, or None; the step learns what each answer tells. */
    SomeValue answer(Step step, int operand, List<HostObject> classes) {
        step.raisesOnly();
        classes.forEach(this::refuseUntestable);
        SomeValue value = step.argument(operand);
        if (value != SomeNone.NONE
                && Lattice.canBeNone(value)
                && classes.stream().anyMatch(each -> each.name().equals("NoneType"))) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    "a test for the type of None of " + Lattice.describe(value),
                    "write 'is None'");
        }
        if (value instanceof SomeInstance instance
                && !instance.canBeNone()
                && MethodLookup.classesOf(instance).isEmpty()) {
            return SomeImpossible.IMPOSSIBLE;
        }
        if (Lattice.withoutNone(value) instanceof SomeInstance instance
                && ((InferredClass) instance.definition()).lookup(PROXY_MARKER).isPresent()
                && SourcePosition.isOfProgram(step.operation().position().file())) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    "a test for the class of a weak proxy, which says that it is of its object's,",
                    "test the object");
        }
        boolean bySystemCode = isOfSystemCode(step);
        if (!bySystemCode) {
            ClaimedClasses.refuseClaim(value, operand, inference.host());
        }
        Split split = split(value, classes, bySystemCode);
        if (split.matching() == SomeImpossible.IMPOSSIBLE || split.others() == SomeImpossible.IMPOSSIBLE) {
            return Folding.constant(
                            step, inference, inference.host().ofBoolean(split.matching() != SomeImpossible.IMPOSSIBLE))
                    .orElse(Lattice.BOOL);
        }
        learn(step, operand, split);
        return Lattice.BOOL;
    }

    /** Whether it is a test for classes, of the first argument of a call, that system code makes. */
    boolean isTestOfSystemCode(Step step) {
        return isTest(step, TESTED, BuiltinFunction.ISINSTANCE) && isOfSystemCode(step);
    }

    /**
     * Whether system code asks, and not the program through system code that tells the kinds of a union apart, or that
     * stands for a builtin.
     */
    private boolean isOfSystemCode(Step step) {
        Step asking = inference.flow().servedBy(step, InstanceTests::isForwarder);
        return !isForwarder(asking.graph()) && asking.operation().position().isInSystemCode();
    }

    private static boolean isForwarder(FunctionGraph graph) {
        return graph.position().file().equals(FORWARDERS);
    }

    /**
     * The classes, without those that an instance is one of for the program alone: system code asks whether it has the
     * number or text itself, which an instance of a class that extends the type only holds.
     */
    private List<HostObject> withoutHeld(SomeInstance instance, List<HostObject> classes) {
        return Enumerations.memberFamily(instance.definition().hostClass()).isPresent()
                ? classes
                : classes.stream()
                        .filter(each -> !inference.liveObjects().isStoodInForByValue(each))
                        .toList();
    }

    /** Notes what the answer of a test of a value of several kinds tells of it. */
    void learnFromUnion(Step step, int operand) {
        if (step.operation().opcode() == FlowOpcode.IS) {
            IdentityTests.learn(step);
        }
        boolean isNegated = step.operation().opcode() == FlowOpcode.NOT;
        if ((isNegated || step.operation().opcode() == FlowOpcode.BOOL) && Lattice.canBeNone(step.argument(operand))) {
            step.learn(!isNegated, step.operation().argument(operand), Lattice.withoutNone(step.argument(operand)));
        }
        if (isTest(step, operand, BuiltinFunction.CALLABLE)) {
            CallableTests.learn(step, operand, inference.host());
        }
        if (isTest(step, operand, BuiltinFunction.ISINSTANCE)
                && step.argument(TESTED + 1).constant().isPresent()) {
            learn(
                    step,
                    operand,
                    split(
                            step.argument(operand),
                            ClassTests.classes(step.argument(operand + 1), inference.host()),
                            isOfSystemCode(step)));
        }
    }

    private static boolean isTest(Step step, int operand, BuiltinFunction test) {
        return step.operation().opcode() == FlowOpcode.CALL
                && operand == TESTED
                && step.argument(0)
                        .constant()
                        .flatMap(BuiltinFunction::of)
                        .filter(test::equals)
                        .isPresent();
    }

    private static void learn(Step step, int operand, Split split) {
        Value variable = step.operation().argument(operand);
        step.learn(true, variable, split.matching());
        step.learn(false, variable, split.others());
    }

    private Split split(SomeValue value, List<HostObject> classes, boolean bySystemCode) {
        Split split = splitOfPresent(Lattice.withoutNone(value), classes, bySystemCode);
        if (!Lattice.canBeNone(value)) {
            return split;
        }
        return isAny(inference.host().none().type(), classes)
                ? new Split(orNone(split.matching()), split.others())
                : new Split(split.matching(), orNone(split.others()));
    }

    private static SomeValue orNone(SomeValue value) {
        return value == SomeImpossible.IMPOSSIBLE ? SomeNone.NONE : Lattice.orNone(value);
    }

    private Split splitOfPresent(SomeValue value, List<HostObject> classes, boolean bySystemCode) {
        return switch (value) {
            case SomeImpossible impossible -> new Split(value, value);
            case SomeUnion union ->
                union.members().stream()
                        .map(member -> splitOfPresent(member, classes, bySystemCode))
                        .reduce(this::joined)
                        .orElseThrow();
            case SomeNumber number -> {
                Set<NumberKind> matching = Numbers.instancesOf(inference.host(), number, classes);
                yield new Split(Numbers.of(matching), Numbers.of(Numbers.without(number, matching)));
            }
            case SomeInstance instance ->
                splitOfInstance(instance, bySystemCode ? withoutHeld(instance, classes) : classes);
            case SomeCallable callable -> {
                Map<Boolean, Set<Description>> parts = callable.descriptions().stream()
                        .collect(Collectors.partitioningBy(
                                description -> isAny(description, classes),
                                Collectors.toCollection(LinkedHashSet::new)));
                yield new Split(someOf(parts.get(true)), someOf(parts.get(false)));
            }
            default ->
                Split.of(
                        value,
                        isAny(
                                value.constant()
                                        .map(HostObject::type)
                                        .orElseGet(() -> Families.someTypeOf(value, inference.host())),
                                classes));
        };
    }

    private static SomeValue someOf(Set<Description> descriptions) {
        return descriptions.isEmpty() ? SomeImpossible.IMPOSSIBLE : new SomeCallable(descriptions, false);
    }

    private Split joined(Split first, Split second) {
        return new Split(
                inference.union().of(first.matching(), second.matching()),
                inference.union().of(first.others(), second.others()));
    }

    private boolean isAny(HostObject type, List<HostObject> classes) {
        return classes.stream().anyMatch(each -> inference.host().isSubclass(type, each));
    }

    private boolean isAny(Description description, List<HostObject> classes) {
        return classes.stream().anyMatch(each -> description.isInstance(each, inference.host()));
    }

    private Split splitOfInstance(SomeInstance instance, List<HostObject> classes) {
        if (instance.definition().hostClass().mro().stream().anyMatch(classes::contains)) {
            return Split.of(instance, true);
        }
        List<InferredClass> possible = MethodLookup.classesOf(instance);
        Map<Boolean, List<InferredClass>> parts =
                possible.stream().collect(Collectors.partitioningBy(each -> isAny(each.hostClass(), classes)));
        refuseExceptions(parts.get(true), parts.get(false), classes);
        return new Split(matchingOf(parts.get(true), instance, classes), instancesOf(parts.get(false), instance));
    }

    /**
     * An instance of some of the classes of which it may be, which are those tested for or below: what Python's own
     * exceptions have is known by their classes, one of which may only be mixed in.
     */
    private SomeValue matchingOf(List<InferredClass> matching, SomeInstance instance, List<HostObject> classes) {
        SomeValue common = instancesOf(matching, instance);
        return common instanceof SomeInstance found
                        && inference.hierarchy().isException(found.definition().hostClass())
                        && !isAny(found.definition().hostClass(), classes)
                ? Iterators.ofKinds(matching)
                : common;
    }

    /**
     * What instances of a protocol have, where attributes belong to it that are no methods, so that only an instance
     * can tell, not its class; empty for other classes.
     */
    List<HostObject> attributesOfProtocol(HostObject hostClass) {
        return untestable(hostClass)
                .flatMap(_ -> hostClass.attribute("__protocol_attrs__"))
                .map(names -> inference.host().call(inference.host().builtin("sorted"), List.of(names), Map.of())
                                instanceof Host.Outcome.Returned(HostObject sorted)
                        ? sorted.items()
                        : List.<HostObject>of())
                .orElse(List.of());
    }

    /** The classes that a value may be of which have all of these, so that each instance does. */
    static List<HostObject> classesThatHave(SomeValue value, List<HostObject> names) {
        return Lattice.withoutNone(value) instanceof SomeInstance instance
                ? MethodLookup.classesOf(instance).stream()
                        .filter(each -> names.stream()
                                .map(HostObject::asText)
                                .allMatch(name -> Slots.isSlot(each, name)
                                        || each.lookup(name).isPresent()))
                        .map(InferredClass::hostClass)
                        .toList()
                : List.of();
    }

    /** Why Python itself cannot tell of a class that is a protocol what classes are below it. */
    private Optional<HostObject> untestable(HostObject hostClass) {
        Host host = inference.host();
        return hostClass.mro().stream().anyMatch(each -> each.qualifiedName().equals("typing.Protocol"))
                        && host.call(host.builtin("issubclass"), List.of(host.builtin("object"), hostClass), Map.of())
                                instanceof Host.Outcome.Raised(HostObject exception)
                ? Optional.of(exception)
                : Optional.empty();
    }

    /** @throws RuleError for such a protocol */
    void refuseUntestable(HostObject hostClass) {
        Optional<HostObject> exception = untestable(hostClass);
        if (exception.isPresent()) {
            throw new RuleError(
                    MessageKind.NOT_SUPPORTED,
                    "a test for " + hostClass.name() + " (" + exception.get().describe() + ")",
                    "test with hasattr() for what it is to have");
        }
    }

    /**
     * Classes say by attributes whether they are of an abstract class: then one may say no where its base says yes, and
     * instances are told apart by ranges of classes.
     */
    private static void refuseExceptions(
            List<InferredClass> matching, List<InferredClass> others, List<HostObject> tested) {
        for (InferredClass above : matching) {
            for (InferredClass below : others) {
                if (below.isSubclassOf(above)) {
                    throw new RuleError(
                            MessageKind.NOT_SUPPORTED,
                            "a test for " + tested.getFirst().name() + ", which " + above + " is but " + below
                                    + " below it is not",
                            "test for " + below + " before, and give it a base class of its own");
                }
            }
        }
    }

    /** An instance that is of some of the classes of which it may be. */
    private static SomeValue instancesOf(List<InferredClass> classes, SomeInstance instance) {
        if (!instance.among().isEmpty() && !classes.isEmpty()) {
            return Iterators.ofKinds(classes);
        }
        return classes.isEmpty() ? SomeImpossible.IMPOSSIBLE : Iterators.ofSome(classes);
    }
}
