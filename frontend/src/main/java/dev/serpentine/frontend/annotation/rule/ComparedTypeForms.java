package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.TypeForms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Equality of what says types. Those that are written alike are one, and are compared as that; {@code Optional[int]}
 * and {@code int | None} are equal without being one.
 */
final class ComparedTypeForms {
    private ComparedTypeForms() {}

    /**
     * The answer, or its opposite, where some of them are equal without being one; empty where equality is identity.
     *
     * @param negated whether the step asks for the opposite
     */
    static Optional<SomeValue> compare(Step step, Inference inference, CallResolution resolver, boolean negated) {
        if (!(step.argument(0) instanceof SomeCallable a) || !(step.argument(1) instanceof SomeCallable b)) {
            return Optional.empty();
        }
        Host host = inference.host();
        List<HostObject> pairs = new ArrayList<>();
        for (Description one : a.descriptions()) {
            for (Description other : b.descriptions()) {
                if (areEqualAndOthers(one, other, host)) {
                    pairs.add(host.ofTuple(List.of(
                            one.hostObject().orElseThrow(), other.hostObject().orElseThrow())));
                }
            }
        }
        return pairs.isEmpty()
                ? Optional.empty()
                : Optional.of(resolver.callSystem(
                        step,
                        inference
                                .systemCode()
                                .method("object", negated ? "are_other_types" : "are_same_types")
                                .orElseThrow(),
                        List.of(
                                Passed.operand(step, 0),
                                Passed.operand(step, 1),
                                Passed.prebuilt(inference, host.ofTuple(pairs)))));
    }

    private static boolean areEqualAndOthers(Description one, Description other, Host host) {
        Optional<HostObject> first = one.hostObject().filter(ComparedTypeForms::isForm);
        Optional<HostObject> second = other.hostObject().filter(ComparedTypeForms::isForm);
        return first.isPresent()
                && second.isPresent()
                && !one.equals(other)
                && host.operate("eq", List.of(first.get(), second.get()))
                        instanceof Host.Outcome.Returned(HostObject answer)
                && answer.asBoolean();
    }

    private static boolean isForm(HostObject object) {
        return TypeForms.isAlias(object) || TypeForms.isUnion(object);
    }
}
