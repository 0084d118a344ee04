package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.Lookups;
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
import java.util.List;
import java.util.Optional;

/** Attributes of classes and functions that the program assigns: each is a variable of the program. */
final class ClassVariables {
    private final Inference inference;

    ClassVariables(Inference inference) {
        this.inference = inference;
    }

    /** The one class or function that a value is, whose attributes the program may assign. */
    static Optional<HostObject> owner(SomeValue value) {
        Optional<HostObject> live = value.constant()
                .or(() -> value instanceof SomeCallable callable
                                && callable.descriptions().size() == 1
                                && !callable.canBeNone()
                        ? callable.descriptions().iterator().next().hostObject()
                        : Optional.empty());
        return live.filter(object -> object.kind() == HostKind.CLASS || object.kind() == HostKind.FUNCTION);
    }

    /** Where an attribute of a class or function is looked up. */
    private static List<HostObject> owners(HostObject object) {
        return object.kind() == HostKind.CLASS ? object.mro() : List.of(object);
    }

    /** What an attribute that the program assigns on a class is before that: what the class has, or inherits. */
    private Optional<HostObject> initialValue(HostObject hostClass, String name) {
        for (HostObject owner : owners(hostClass)) {
            if (!owner.equals(hostClass)
                    && inference.variables().ofClass(owner, name).isAssigned()) {
                throw new RuleError(
                        0,
                        MessageKind.NOT_SUPPORTED,
                        "assigning '" + name + "' on class " + hostClass.name() + ", which inherits it from "
                                + owner.name() + ", where it is assigned too,",
                        "give the class one of its own");
            }
            Optional<HostObject> value = owner.attribute(name);
            if (value.isPresent()) {
                return value;
            }
        }
        return Optional.empty();
    }

    /** A class's attribute that the program assigns; empty where it does not. */
    Optional<SomeValue> read(Step step, HostObject hostClass, String name) {
        for (HostObject owner : owners(hostClass)) {
            Optional<HostObject> initial = owner.attribute(name);
            if (initial.filter(value -> !LiveClass.isData(value)).isPresent()) {
                return Optional.empty();
            }
            InferredCell variable = inference.variables().ofClass(owner, name);
            if (variable.isAssigned()) {
                Optional<HostObject> value = initialValue(owner, name);
                step.raisesOnly(value.isPresent() ? new String[0] : new String[] {"AttributeError"});
                step.resolve(new Resolution.ClassVariable(variable, value));
                return Optional.of(variable.readContents());
            }
            if (initial.isPresent()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** A class-level value that the program assigns cannot be looked up by the instance's class. */
    void requireUnassigned(Lookups lookups, String name) {
        lookups.found().values().forEach(found -> {
            if (LiveClass.isData(found.value())
                    && inference.variables().ofClass(found.owner(), name).isAssigned()) {
                throw new RuleError(
                        0,
                        MessageKind.NOT_SUPPORTED,
                        "reading '" + name + "' through an instance, while the program assigns it on class "
                                + found.owner().name() + " and a subclass or instance has its own,",
                        "use a method, or an instance attribute");
            }
        });
    }

    /**
     * Whether a class or function has an attribute that it has not from the beginning, and that the program assigns;
     * empty where it does not.
     */
    Optional<SomeValue> hasAssigned(Step step, int operand, String name) {
        return assignedVariable(step.argument(operand), name).map(assigned -> {
            step.raisesOnly();
            step.resolve(new Resolution.ClassVariable(assigned, Optional.empty()));
            return Lattice.BOOL;
        });
    }

    /** The variable of an attribute that a class, function or module gets only when the program runs. */
    Optional<InferredCell> assignedVariable(SomeValue object, String name) {
        return owner(object)
                .flatMap(owner -> owners(owner).stream()
                        .filter(each -> initialValue(each, name).isEmpty())
                        .map(each -> inference.variables().ofClass(each, name))
                        .filter(InferredCell::isAssigned)
                        .findFirst());
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
