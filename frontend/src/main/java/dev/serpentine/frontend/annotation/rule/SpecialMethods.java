package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.flow.OperatorMethods;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Operations on instances whose classes define them: {@code __add__}, {@code __getitem__}, {@code __len__} and so on.
 */
final class SpecialMethods {
    private final Inference inference;
    private final CallResolution resolver;
    private final AttributeAccess attributes;
    private final EnumRules enumerations;
    private final LackingMethods lacking;
    private final DecliningCalls declining;
    private final MetaclassMethods ofClasses;

    SpecialMethods(Inference inference, CallResolution resolver, AttributeAccess attributes) {
        this.inference = inference;
        this.resolver = resolver;
        this.enumerations = new EnumRules(inference, resolver);
        this.declining = new DecliningCalls(inference, resolver);
        this.lacking = new LackingMethods(inference);
        this.ofClasses = new MetaclassMethods(inference, resolver, this);
        this.attributes = attributes;
    }

    EnumRules enumerations() {
        return enumerations;
    }

    MetaclassMethods ofClasses() {
        return ofClasses;
    }

    /**
     * Calls a special method of an operand that is an instance, where its classes have it, written in Python, of a
     * class whose metaclass has it, or of an enumeration; empty otherwise.
     */
    Optional<SomeValue> call(Step step, int selfOperand, String name, List<Passed> rest) {
        return call(step, selfOperand, name, Arguments.positional(rest), false);
    }

    /** {@code str()} of an instance by its {@code __repr__}. */
    Optional<SomeValue> textByRepr(Step step, int selfOperand) {
        return call(step, selfOperand, "__repr__", Arguments.positional(List.of()), false, "checked__str__by_repr");
    }

    /** The call of an instance. */
    Optional<SomeValue> call(Step step, Arguments arguments) {
        return call(step, 0, "__call__", arguments, false);
    }

    Optional<SomeValue> call(Step step, int selfOperand, String name, List<Passed> rest, boolean negateResult) {
        return call(step, selfOperand, name, Arguments.positional(rest), negateResult);
    }

    private Optional<SomeValue> call(Step step, int selfOperand, String name, Arguments rest, boolean negateResult) {
        return call(step, selfOperand, name, rest, negateResult, RequiredResults.checked(name));
    }

    /** @param checked the method of system code that calls this one where it may not return what it must */
    private Optional<SomeValue> call(
            Step step, int selfOperand, String name, Arguments rest, boolean negateResult, String checked) {
        if (!(step.argument(selfOperand) instanceof SomeInstance instance)) {
            Optional<SomeValue> ofClass = ofClasses.call(step, selfOperand, name, rest, negateResult);
            return ofClass.isPresent() ? ofClass : enumerations.call(step, selfOperand, name, rest.positional());
        }
        InferredClass definition = (InferredClass) instance.definition();
        List<Candidate> candidates = attributes
                .methods()
                .candidates(
                        lacking.completed(instance, name, attributes.methods().lookUp(instance, name)),
                        name,
                        definition,
                        new ArgumentSource.Operand(selfOperand),
                        rest,
                        value -> value.kind() == HostKind.FUNCTION ? value : null);
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        definition.noteMethodRead(name);
        noteMethodsOfOperators(candidates, name);
        SomeValue result = resolver.call(step, candidates, negateResult);
        return Optional.of(
                RequiredResults.fits(name, result, this)
                        ? result
                        : checked(step, selfOperand, checked, rest, negateResult));
    }

    /** The graph of a function of another name has to know that it is an operator's method. */
    private void noteMethodsOfOperators(List<Candidate> candidates, String name) {
        if (OperatorMethods.isNameOfOne(name)) {
            candidates.stream()
                    .map(candidate -> candidate.function().syntax())
                    .filter(syntax -> !syntax.name().equals(name))
                    .forEach(inference.graphSource()::addOperatorMethod);
        }
    }

    private SomeValue checked(Step step, int selfOperand, String method, Arguments rest, boolean negateResult) {
        HostObject function = inference.systemCode().method("object", method).orElseThrow();
        List<Passed> arguments = new ArrayList<>(List.of(Passed.operand(step, selfOperand)));
        arguments.addAll(rest.positional());
        return resolver.call(
                step, List.of(resolver.systemCandidate(function, Arguments.positional(arguments))), negateResult);
    }

    /**
     * An operation that either operand's class may define.
     *
     * @param method of the left operand
     * @param reflected of the right operand
     * @param system the function of system code that knows what comes where a method returns NotImplemented
     * @param sign the operator as Python writes it
     * @param negateResult whether the methods tell the opposite of what is asked
     */
    Optional<SomeValue> either(
            Step step, String method, String reflected, String system, String sign, boolean negateResult) {
        Optional<SomeValue> found = call(step, 0, method, List.of(Passed.operand(step, 1)), negateResult)
                .or(() -> call(step, 1, reflected, List.of(Passed.operand(step, 0)), negateResult));
        OperandOrder order = OperandOrder.of(step.argument(0), step.argument(1), method, reflected);
        if (found.isEmpty() || order != OperandOrder.RIGHT_MAY_BE_FIRST && !declining.mayDecline(step)) {
            return found;
        }
        return Optional.of(afterDeclining(step, system, List.of(method), reflected, sign, order, negateResult));
    }

    /**
     * An operation in place that the left operand's class may define, or that is one of {@link #either} where that
     * returns NotImplemented.
     *
     * @param inPlace of the left operand
     */
    Optional<SomeValue> inPlace(Step step, String inPlace, String method, String reflected, String sign) {
        Optional<SomeValue> found = call(step, 0, inPlace, List.of(Passed.operand(step, 1)));
        OperandOrder order = OperandOrder.of(step.argument(0), step.argument(1), method, reflected);
        return found.isEmpty() || !declining.mayDecline(step)
                ? found
                : Optional.of(afterDeclining(
                        step, "operate_in_place", List.of(inPlace, method), reflected, sign, order, false));
    }

    /**
     * By system code that tries methods of the left operand, those that it has, and the reflected one of the right
     * operand.
     */
    private SomeValue afterDeclining(
            Step step,
            String system,
            List<String> methods,
            String reflected,
            String sign,
            OperandOrder order,
            boolean negateResult) {
        HostObject function = inference.systemCode().method("object", system).orElseThrow();
        List<Passed> arguments = new ArrayList<>(List.of(Passed.operand(step, 0), Passed.operand(step, 1)));
        methods.forEach(method -> arguments.add(name(has(step.argument(0), method) ? method : "")));
        arguments.add(name(has(step.argument(1), reflected) ? reflected : ""));
        arguments.add(name(sign));
        arguments.add(name(order.asked(methods.getLast())));
        return resolver.call(
                step, List.of(resolver.systemCandidate(function, Arguments.positional(arguments))), negateResult);
    }

    private Passed name(String text) {
        HostObject object = inference.host().ofText(text);
        return Passed.prebuilt(inference, object);
    }

    /**
     * The same as {@link #call} for a method that all classes have at least from Python's own, for which system code
     * stands.
     */
    Optional<SomeValue> callDefault(Step step, int selfOperand, String name) {
        SomeInstance instance = (SomeInstance) step.argument(selfOperand);
        InferredClass definition = (InferredClass) instance.definition();
        List<Candidate> candidates = attributes
                .methods()
                .candidates(
                        attributes.methods().effectiveLookUp(instance, name),
                        name,
                        definition,
                        new ArgumentSource.Operand(selfOperand),
                        Arguments.positional(List.of()),
                        value -> value.kind() == HostKind.FUNCTION ? value : null);
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        definition.noteMethodRead(name);
        return Optional.of(resolver.call(step, candidates, false));
    }

    /** Whether some class that the instance may be of, or the metaclass of a class, defines the method in Python. */
    boolean has(SomeValue value, String name) {
        return value instanceof SomeInstance instance
                ? attributes.methods().lookUp(instance, name).found().keySet().stream()
                        .anyMatch(found -> found.kind() == HostKind.FUNCTION)
                : MetaclassMethods.has(value, name);
    }

    /** Whether there are no instances of the operand's class yet, so that nothing can be said. */
    static boolean isNotMadeYet(SomeValue value) {
        return value instanceof SomeInstance instance
                && MethodLookup.classesOf(instance).isEmpty();
    }
}
