package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.Arguments.Passed;
import dev.serpentine.frontend.annotation.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.HostKind;
import java.util.List;
import java.util.Optional;

/** Operations on instances whose classes define them: {@code __add__}, {@code __getitem__}, {@code __len__} and so on. */
final class SpecialMethods {
    private final Inference inference;
    private final AttributeAccess attributes;
    private final EnumRules enumerations;

    SpecialMethods(Inference inference, AttributeAccess attributes) {
        this.inference = inference;
        this.enumerations = new EnumRules(inference);
        this.attributes = attributes;
    }

    EnumRules enumerations() {
        return enumerations;
    }

    /** Calls a special method of an operand that is an instance, where its classes have it, written in Python, or an enumeration; empty otherwise. */
    Optional<SomeValue> call(Step step, int selfOperand, String name, List<Passed> rest) {
        return call(step, selfOperand, name, rest, false);
    }

    Optional<SomeValue> call(Step step, int selfOperand, String name, List<Passed> rest, boolean negateResult) {
        if (!(step.argument(selfOperand) instanceof SomeInstance instance)) {
            return enumerations.call(step, selfOperand, name, rest);
        }
        InferredClass definition = (InferredClass) instance.definition();
        List<Candidate> candidates = attributes.candidates(attributes.lookUp(definition, name), name, definition, new ArgumentSource.Operand(selfOperand), rest,
                value -> value.kind() == HostKind.FUNCTION ? value : null);
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        definition.noteMethodRead(name);
        return Optional.of(inference.calls().call(step, candidates, negateResult));
    }

    /** The same for a method that all classes have at least from Python's own, for which system code stands. */
    Optional<SomeValue> callDefault(Step step, int selfOperand, String name) {
        InferredClass definition = (InferredClass) ((SomeInstance) step.argument(selfOperand)).definition();
        List<Candidate> candidates = attributes.candidates(attributes.effectiveLookUp(definition, name), name, definition, new ArgumentSource.Operand(selfOperand), List.of(),
                value -> value.kind() == HostKind.FUNCTION ? value : null);
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        definition.noteMethodRead(name);
        return Optional.of(inference.calls().call(step, candidates, false));
    }

    /** Whether some class that the instance may be of defines the method in Python. */
    boolean has(SomeValue value, String name) {
        return value instanceof SomeInstance instance && attributes.lookUp((InferredClass) instance.definition(), name).found().keySet().stream()
                .anyMatch(found -> found.kind() == HostKind.FUNCTION);
    }

    /** Whether there are no instances of the operand's class yet, so that nothing can be said. */
    static boolean isNotMadeYet(SomeValue value) {
        return value instanceof SomeInstance instance && ((InferredClass) instance.definition()).instantiatedHere().isEmpty();
    }
}
