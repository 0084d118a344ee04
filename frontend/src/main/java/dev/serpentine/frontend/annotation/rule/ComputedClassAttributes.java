package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.ClassAttributeGetter;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Optional;

/** Attributes of classes that Python computes each time they are read: see {@link ClassAttributeGetter}. */
final class ComputedClassAttributes {
    private final Inference inference;
    private final CallResolution resolver;

    ComputedClassAttributes(Inference inference, CallResolution resolver) {
        this.inference = inference;
        this.resolver = resolver;
    }

    /** The call of the getter; empty where the value is no class, or the attribute is a plain one. */
    Optional<SomeValue> get(Step step, int operand, String name) {
        SomeValue value = step.argument(operand);
        Optional<HostObject> known = MetaclassMethods.known(value);
        List<Optional<ClassAttributeGetter>> getters =
                known.map(List::of).orElseGet(() -> MetaclassMethods.classes(value)).stream()
                        .map(each -> ClassAttributeGetter.of(inference.host(), each, name))
                        .distinct()
                        .toList();
        if (getters.stream().allMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        if (getters.size() > 1) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "'" + name + "' of one of several classes, which compute it each by another function",
                    "tell the classes apart by 'is' first");
        }
        ClassAttributeGetter getter = getters.getFirst().get();
        FunctionDescription description = inference.descriptions().ofFunction(getter.function());
        Passed ofClass =
                known.map(each -> Passed.prebuilt(inference, each)).orElseGet(() -> Passed.operand(step, operand));
        Arguments arguments = Arguments.positional(getter.descriptor()
                .map(descriptor -> List.of(
                        Passed.prebuilt(inference, descriptor),
                        Passed.prebuilt(inference, inference.host().none()),
                        ofClass))
                .orElseGet(() -> List.of(ofClass)));
        return Optional.of(resolver.call(
                step, List.of(new Candidate(description, description, Optional.empty(), arguments, false)), false));
    }
}
