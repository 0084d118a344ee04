package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Attributes of classes and functions that the program assigns: each is a variable of the program. That of a class
 * which inherits an attribute begins with what it inherits where nothing assigns that; else it has no value until it is
 * assigned, and what comes behind it in the linearisation is read until then.
 */
final class ClassVariables {
    /** The functions of system code that mean the variable of a class alone. */
    private static final Set<String> MEAN_ITS_OWN = Set.of("own_variable", "has_own_variable");

    private final Inference inference;
    private final CallResolution resolver;

    ClassVariables(Inference inference, CallResolution resolver) {
        this.inference = inference;
        this.resolver = resolver;
    }

    /**
     * The one class or function that a value is, whose attributes the program may assign; those of functions may also
     * be {@linkplain FunctionAttributes kept}.
     */
    static Optional<HostObject> owner(SomeValue value) {
        if (FunctionAttributes.areKeptBy(value)) {
            return Optional.empty();
        }
        Optional<HostObject> live = value.constant()
                .or(() -> value instanceof SomeCallable callable
                                && callable.descriptions().size() == 1
                                && !callable.canBeNone()
                        ? callable.descriptions().iterator().next().hostObject()
                        : Optional.empty());
        return live.filter(ClassVariables::canHave);
    }

    private static boolean canHave(HostObject object) {
        return object.kind() == HostKind.CLASS || object.kind() == HostKind.FUNCTION;
    }

    /** Where an attribute of a class or function is looked up. */
    private static List<HostObject> owners(HostObject object) {
        return object.kind() == HostKind.CLASS ? object.mro() : List.of(object);
    }

    /** What an attribute that the program assigns on a class is before that: what the class has, or inherits. */
    private Optional<HostObject> initialValue(HostObject owner, String name) {
        for (HostObject each : owners(owner)) {
            if (!each.equals(owner) && inference.variables().ofClass(each, name).isAssigned()) {
                return Optional.empty();
            }
            Optional<HostObject> value = each.attribute(name);
            if (value.isPresent()) {
                return value;
            }
        }
        return Optional.empty();
    }

    /**
     * Where a class or function has an attribute that the program assigns: each of these where those before it have no
     * value yet. Empty where it is no variable.
     */
    List<HostObject> places(HostObject object, String name) {
        List<HostObject> places = new ArrayList<>();
        if (!canHave(object)) {
            return places;
        }
        boolean isVariable = false;
        for (HostObject owner : owners(object)) {
            Optional<HostObject> own = owner.attribute(name);
            boolean isAssigned = own.filter(value -> !LiveClass.isData(value)).isEmpty()
                    && inference.variables().ofClass(owner, name).isAssigned();
            isVariable |= isAssigned;
            if (isAssigned || own.isPresent()) {
                places.add(owner);
            }
            if (own.isPresent() || isAssigned && initialValue(owner, name).isPresent()) {
                break;
            }
        }
        return isVariable ? places : List.of();
    }

    /** A class's attribute that the program assigns; empty where it does not. */
    Optional<SomeValue> read(Step step, HostObject object, String name) {
        List<HostObject> places = isItsOwn(step) ? ownPlace(object, name) : places(object, name);
        if (places.size() > 1) {
            return Optional.of(callOfPlaces(step, "variable_of_first", places, name, object));
        }
        return places.stream().findFirst().map(owner -> {
            InferredCell variable = inference.variables().ofClass(owner, name);
            Optional<HostObject> value = initialValue(owner, name);
            step.raisesOnly(value.isPresent() ? new String[0] : new String[] {"AttributeError"});
            step.resolve(new Resolution.ClassVariable(variable, value));
            return variable.readContents();
        });
    }

    private static boolean isItsOwn(Step step) {
        return step.operation().position().isInSystemCode()
                && MEAN_ITS_OWN.contains(step.graph().name());
    }

    private List<HostObject> ownPlace(HostObject object, String name) {
        return inference.variables().ofClass(object, name).isAssigned() ? List.of(object) : List.of();
    }

    private SomeValue callOfPlaces(Step step, String function, List<HostObject> places, String name, HostObject asked) {
        return resolver.callSystem(
                step,
                inference.systemCode().method("object", function).orElseThrow(),
                List.of(
                        Passed.prebuilt(inference, inference.host().ofTuple(places)),
                        Passed.prebuilt(inference, inference.host().ofText(name)),
                        Passed.prebuilt(inference, asked)));
    }

    /** Whether the program assigns an attribute of one of these classes, or of one that they inherit it from. */
    boolean isOfOne(List<InferredClass> classes, String name) {
        return classes.stream().anyMatch(each -> !places(each.hostClass(), name).isEmpty());
    }

    /** What an instance holds from before the program starts is not told from a variable of its class. */
    void requireNotPrebuilt(List<InferredClass> classes, String name) {
        if (classes.stream()
                .flatMap(each -> each.prebuiltInstances().stream())
                .anyMatch(instance -> instance.attribute(name).isPresent())) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "reading '" + name + "' through an instance, while the program assigns it on the class"
                            + " and an instance that is made before the program starts has its own,",
                    "use a method, or an instance attribute");
        }
    }

    /**
     * Whether a class or function has an attribute that it has not from the beginning, and that the program assigns;
     * empty where it does not.
     */
    Optional<SomeValue> hasAssigned(Step step, int operand, String name) {
        Optional<HostObject> owner = owner(step.argument(operand));
        List<HostObject> places = owner.map(object -> isItsOwn(step) ? ownPlace(object, name) : places(object, name))
                .orElse(List.of());
        if (places.isEmpty() || places.stream().anyMatch(each -> isCertain(each, name))) {
            return Optional.empty();
        }
        if (places.size() > 1) {
            return Optional.of(callOfPlaces(step, "has_variable_of_some", places, name, owner.orElseThrow()));
        }
        step.raisesOnly();
        step.resolve(
                new Resolution.ClassVariable(inference.variables().ofClass(places.getFirst(), name), Optional.empty()));
        return Optional.of(Lattice.BOOL);
    }

    private boolean isCertain(HostObject owner, String name) {
        return initialValue(owner, name).isPresent();
    }

    /** Whether a class or function gets an attribute only when the program runs. */
    boolean isGivenLater(SomeValue object, String name) {
        return owner(object)
                .filter(owner -> {
                    List<HostObject> places = places(owner, name);
                    return !places.isEmpty() && places.stream().noneMatch(each -> isCertain(each, name));
                })
                .isPresent();
    }

    /** Assigns an attribute of a class or function. @param operand which of the step's operands that is */
    SomeValue assign(Step step, int operand, HostObject owner, String name, int valueOperand) {
        SomeValue value = step.argument(valueOperand);
        if (value instanceof SomeCallable && owner.kind() == HostKind.CLASS) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    "changing '" + name + "' of class " + owner.name() + " at run time",
                    "define it in the class");
        }
        step.raisesOnly();
        InferredCell variable = inference.variables().ofClass(owner, name);
        variable.markAssigned();
        Optional<HostObject> initial = initialValue(owner, name);
        initial.ifPresent(held -> variable.generalise(inference.liveObjects().annotation(held)));
        variable.generalise(value);
        variable.noteOrigin(step.origin("class attribute '" + name + "' is assigned here", valueOperand));
        step.resolve(new Resolution.ClassVariable(variable, initial));
        return SomeNone.NONE;
    }
}
