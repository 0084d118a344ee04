package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/**
 * Attributes that instances may hold in the place of a method that their class, or another one that they may be of, has
 * by the same name. System code asks the instance first: see {@code held_or_method}.
 */
final class HeldInsteadOfMethods {
    private final Inference inference;
    private final AttributePresence presence;

    HeldInsteadOfMethods(Inference inference, AttributePresence presence) {
        this.inference = inference;
        this.presence = presence;
    }

    /** Whether instances are known to hold what some classes have a method for. */
    static boolean areIn(Lookups lookups, boolean onInstances) {
        return onInstances && lookups.found().keySet().stream().anyMatch(AttributePresence::isMethod);
    }

    /** Whether an instance holds the attribute itself. */
    SomeValue isHeld(Step step, int operand, String name) {
        step.raisesOnly();
        SomeInstance instance = (SomeInstance) step.argument(operand);
        Optional<InferredAttribute> held = heldBy(instance, name);
        boolean isNever = held.isEmpty() || held.get().read() == SomeValue.SomeImpossible.IMPOSSIBLE;
        if (!isNever && presence.mayBeMissing(MethodLookup.classesOf(instance), held.get())) {
            return Lattice.BOOL;
        }
        HostObject answer = inference.host().ofBoolean(!isNever);
        return Folding.constant(step, inference, answer).orElse(Lattice.BOOL);
    }

    /** What an instance holds, of which it is known that it does. */
    SomeValue value(Step step, int operand, String name) {
        step.raisesOnly();
        return heldBy((SomeInstance) step.argument(operand), name)
                .map(InferredAttribute::read)
                .orElse(SomeValue.SomeImpossible.IMPOSSIBLE);
    }

    private static Optional<InferredAttribute> heldBy(SomeInstance instance, String name) {
        InferredAttribute attribute = ((InferredClass) instance.definition()).attribute(name);
        attribute.read();
        return Optional.of(attribute).filter(known -> instance.kinds().stream().anyMatch(known::isHeldBy));
    }
}
