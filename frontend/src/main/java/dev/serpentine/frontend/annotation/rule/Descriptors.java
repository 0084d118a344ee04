package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.NameUses;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Optional;

/**
 * Attributes whose class-level value is an instance of a class with {@code __get__} or {@code __set__} in Python. Its
 * methods are specialised for each such object, whose numbers and texts are constants to them: so the name of the
 * attribute that they keep the value in may be one. (Properties and cached properties are known to
 * {@link AttributeAccess}.)
 */
final class Descriptors {
    /** The function of system code that gives what an instance holds, else what its class has. */
    static final String HELD_OR_DESCRIBED = "held_or_described";

    /** The place of the class among the parameters of {@code __get__}. */
    private static final int OWNER = 2;

    private final Inference inference;
    private final CallResolution resolver;

    Descriptors(Inference inference, CallResolution resolver) {
        this.inference = inference;
        this.resolver = resolver;
    }

    /** Which of the classes that an instance may be of have a property or a descriptor by a name. */
    sealed interface Among {
        /** Each of them. */
        record All() implements Among {}

        /** No one. */
        record None() implements Among {}

        /** Only these. */
        record Some(List<HostObject> classes) implements Among {}
    }

    static Among among(SomeInstance instance, String name) {
        List<InferredClass> all = MethodLookup.classesOf(instance);
        List<InferredClass> described = all.stream()
                .filter(each -> each.lookup(name)
                        .filter(found -> LiveClass.isDescriptor(found.value()))
                        .isPresent())
                .toList();
        return described.isEmpty()
                ? new Among.None()
                : described.size() == all.size()
                        ? new Among.All()
                        : new Among.Some(
                                described.stream().map(InferredClass::hostClass).toList());
    }

    private static boolean has(HostObject value, String method) {
        return value != null
                && value.kind() == HostKind.INSTANCE
                && LiveClass.descriptorMethod(value.type(), method).isPresent();
    }

    /** Whether what a class has is a descriptor that says what is read by its name. */
    static boolean saysWhatIsRead(HostObject found) {
        return has(found, "__get__");
    }

    /**
     * Whether what a class has is a descriptor that leaves assignments to the instance, and comes behind what that has.
     */
    static boolean isWithoutSetter(HostObject found) {
        return has(found, "__get__") && !has(found, "__set__") && !has(found, "__delete__");
    }

    /**
     * {@code instance.name}; empty where that is not for a descriptor to say. @param isOnInstances whether instances
     * hold the name too
     */
    Optional<SomeValue> get(
            Step step,
            int operand,
            SomeInstance instance,
            Lookups lookups,
            HostObject found,
            String name,
            boolean isOnInstances) {
        // What instances of these classes hold has another name; others, of a class above, may hold this one.
        boolean areAllWithout =
                !lookups.isPartial() && lookups.found().keySet().stream().allMatch(Descriptors::isWithoutSetter);
        if (!has(found, "__get__") || isOnInstances && !has(found, "__set__") && !areAllWithout) {
            return Optional.empty();
        }
        requireOne(lookups, name);
        if (isWithoutSetter(found) && isHeldBeside(step, instance, name)) {
            return Optional.of(resolver.callSystem(
                    step,
                    inference.systemCode().method("object", HELD_OR_DESCRIBED).orElseThrow(),
                    besideAndName(inference, operand, step, name)));
        }
        FunctionDescription function = inference
                .descriptions()
                .ofFunction(LiveClass.descriptorMethod(found.type(), "__get__").orElseThrow());
        if (NameUses.usesParameter(function.syntax(), OWNER)) {
            return Optional.of(resolver.callSystem(
                    step,
                    inference.systemCode().method("object", "described").orElseThrow(),
                    List.of(descriptor(found), Passed.operand(step, operand))));
        }
        // The class is not told, since nobody asks: it is None, as for one that is asked without.
        List<Passed> arguments = List.of(
                descriptor(found),
                instance(operand, instance),
                new Passed(new ArgumentSource.Prebuilt(inference.host().none()), SomeNone.NONE));
        return Optional.of(resolver.call(step, List.of(candidate(found, "__get__", arguments)), false));
    }

    /**
     * Whether instances hold something beside what their class has by a name; not for the function of system code that
     * has looked for it.
     */
    static boolean isHeldBeside(Step step, SomeInstance instance, String name) {
        boolean hasLooked = step.operation().position().isInSystemCode()
                && step.graph().name().equals(HELD_OR_DESCRIBED);
        return !hasLooked
                && ((InferredClass) instance.definition())
                                .attribute(ClassDefinition.beside(name))
                                .read()
                        != SomeImpossible.IMPOSSIBLE;
    }

    /** What system code is told that looks for what instances hold: the instance, and both names. */
    static List<Passed> besideAndName(Inference inference, int operand, Step step, String name) {
        return List.of(
                Passed.operand(step, operand),
                Passed.prebuilt(inference, inference.host().ofText(ClassDefinition.beside(name))),
                Passed.prebuilt(inference, inference.host().ofText(name)));
    }

    /** {@code instance.name = value}. */
    Optional<SomeValue> set(
            Step step,
            int operand,
            SomeInstance instance,
            int valueOperand,
            Lookups lookups,
            HostObject found,
            String name) {
        if (!has(found, "__set__")) {
            return Optional.empty();
        }
        requireOne(lookups, name);
        resolver.call(
                step,
                List.of(candidate(
                        found,
                        "__set__",
                        List.of(descriptor(found), instance(operand, instance), Passed.operand(step, valueOperand)))),
                false);
        return Optional.of(SomeNone.NONE);
    }

    /** {@code del instance.name}. */
    Optional<SomeValue> delete(
            Step step, int operand, SomeInstance instance, Lookups lookups, HostObject found, String name) {
        if (!has(found, "__delete__")) {
            return Optional.empty();
        }
        requireOne(lookups, name);
        List<Passed> arguments = List.of(descriptor(found), instance(operand, instance));
        resolver.call(step, List.of(candidate(found, "__delete__", arguments)), false);
        return Optional.of(SomeNone.NONE);
    }

    private static void requireOne(Lookups lookups, String name) {
        if (lookups.found().size() > 1 || lookups.isPartial()) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "attribute '" + name
                            + "', for which several classes have descriptors of their own, or only some have one,",
                    "use a method");
        }
    }

    private Passed descriptor(HostObject found) {
        return Passed.prebuilt(inference, found);
    }

    private static Passed instance(int operand, SomeInstance instance) {
        return new Passed(
                new ArgumentSource.Operand(operand), new SomeInstance(instance.definition(), false, Optional.empty()));
    }

    private Candidate candidate(HostObject descriptor, String method, List<Passed> arguments) {
        FunctionDescription function = inference
                .descriptions()
                .ofFunction(
                        LiveClass.descriptorMethod(descriptor.type(), method).orElseThrow());
        return new Candidate(function, function, Optional.empty(), Arguments.positional(arguments), false);
    }

    /** A number or text that a descriptor which is a constant holds, and that nothing assigns. */
    Optional<SomeValue> heldBy(Step step, SomeInstance instance, String name) {
        return instance.constant()
                .filter(object -> LiveClass.describes(object.type()))
                .flatMap(object -> object.attribute(name))
                .filter(Descriptors::isPlain)
                .filter(_ ->
                        !((InferredClass) instance.definition()).attribute(name).readsAssigned())
                .flatMap(value -> Folding.constant(step, inference, value));
    }

    private static boolean isPlain(HostObject value) {
        return switch (value.kind()) {
            case STR, INT, FLOAT, BOOL, BYTES -> true;
            default -> false;
        };
    }
}
