package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.diagnostics.MessageKind;
import java.util.List;

/**
 * The exception that {@code raise} makes of a value. Where only the run knows whether the value is one, or a class of
 * them, system code asks.
 */
final class RaisedExceptions {
    private final Inference inference;
    private final CallResolution resolver;
    private final ConstructionRules constructions;

    RaisedExceptions(Inference inference, CallResolution resolver, ConstructionRules constructions) {
        this.inference = inference;
        this.resolver = resolver;
        this.constructions = constructions;
    }

    SomeValue exception(Step step) {
        boolean isCause = step.text(1).equals("cause");
        SomeValue value = step.argument(0);
        if (value instanceof SomeInstance instance && isException(instance) && (isCause || !instance.canBeNone())) {
            return instance;
        }
        if (value instanceof SomeCallable callable && !callable.canBeNone() && areExceptions(callable)) {
            return constructions.construct(step, callable, Arguments.positional(List.of()));
        }
        if (isCause && value == SomeNone.NONE) {
            return value;
        }
        if (!mayBeException(value) && !(isCause && Lattice.canBeNone(value))) {
            throw new RuleError(0, MessageKind.NOT_AN_EXCEPTION, Lattice.describe(value))
                    .raising(
                            "TypeError",
                            (isCause ? "exception causes" : "exceptions") + " must derive from BaseException");
        }
        return resolver.callSystem(
                step,
                inference
                        .systemCode()
                        .method("object", isCause ? "cause_of" : "raised_of")
                        .orElseThrow(),
                List.of(Passed.operand(step, 0)));
    }

    private boolean isException(SomeInstance instance) {
        return inference.hierarchy().isException(instance.definition().hostClass());
    }

    private boolean areExceptions(SomeCallable callable) {
        return callable.descriptions().stream()
                .allMatch(description -> isExceptionClass(description) && makesItsOwn(description));
    }

    /** Whether a call of the class gives an instance of it, whatever the program's {@code __new__} may do. */
    private boolean makesItsOwn(Description description) {
        return inference
                .helpers()
                .constructors()
                .of(inference.hierarchy().definition(description.hostObject().orElseThrow()))
                .isEmpty();
    }

    private boolean isExceptionClass(Description description) {
        return description instanceof ClassDescription ofClass
                && ofClass.hostObject()
                        .filter(inference.hierarchy()::isException)
                        .isPresent();
    }

    /** Whether a value may be an exception, or a class of them. */
    private boolean mayBeException(SomeValue value) {
        return Unions.membersOf(value).stream().anyMatch(member -> switch (member) {
            case SomeInstance instance -> hasExceptions(instance.definition());
            case SomeClassOf classOf -> hasExceptions(classOf.definition());
            case SomeCallable callable -> callable.descriptions().stream().anyMatch(this::isExceptionClass);
            default -> false;
        });
    }

    /** Whether a class, or one below it, is one of exceptions. */
    private boolean hasExceptions(ClassDefinition definition) {
        return inference.hierarchy().isException(definition.hostClass())
                || definition.subclasses().stream().anyMatch(this::hasExceptions);
    }
}
