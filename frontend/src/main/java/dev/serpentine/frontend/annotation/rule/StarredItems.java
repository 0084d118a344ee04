package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import java.util.List;

/** What displays do with what is starred in them. */
final class StarredItems {
    private final ContainerRules containers;
    private final IterationRules iteration;
    private final SpecialMethods specialMethods;
    private final ArgumentRules argumentRules;

    StarredItems(
            ContainerRules containers,
            IterationRules iteration,
            SpecialMethods specialMethods,
            ArgumentRules argumentRules) {
        this.containers = containers;
        this.iteration = iteration;
        this.specialMethods = specialMethods;
        this.argumentRules = argumentRules;
    }

    SomeValue ofList(Step step) {
        requireIterable(step, "Value after * must be an iterable, not ");
        return addAll(step, "extend", "Value after * must be an iterable, not NoneType");
    }

    SomeValue ofSet(Step step) {
        requireIterable(step, "");
        return addAll(step, "update", "'NoneType' object is not iterable");
    }

    SomeValue ofDict(Step step) {
        if (!isMapping(starred(step))) {
            throw new RuleError(1, MessageKind.NO_MAPPING, Lattice.describe(step.argument(1)))
                    .raising("TypeError", "'" + OperandError.OWNER + "' object is not a mapping");
        }
        return addAll(step, "update", "'NoneType' object is not a mapping");
    }

    private static SomeValue starred(Step step) {
        SomeValue value = step.argument(1);
        return value == SomeNone.NONE ? value : Lattice.withoutNone(value);
    }

    /** @param before what Python says before the name of the type; empty where it stands first */
    private void requireIterable(Step step, String before) {
        if (!iteration.isIterable(starred(step))) {
            throw new RuleError(1, MessageKind.NOT_ITERABLE, Lattice.describe(step.argument(1)))
                    .raising(
                            "TypeError",
                            before.isEmpty()
                                    ? "'" + OperandError.OWNER + "' object is not iterable"
                                    : before + OperandError.OWNER);
        }
    }

    /** Whether Python may find {@code keys()} there. */
    private boolean isMapping(SomeValue value) {
        return switch (value) {
            case SomeDict dict -> true;
            case SomeUnion union -> true;
            case SomeImpossible impossible -> true;
            case SomeInstance instance ->
                SpecialMethods.isNotMadeYet(instance)
                        || instance.definition().hostClass().attribute("keys").isPresent()
                        || specialMethods.has(instance, "keys");
            default -> specialMethods.has(value, "keys");
        };
    }

    /** @param complaint what Python says of None there */
    private SomeValue addAll(Step step, String method, String complaint) {
        SomeValue added = step.argument(1);
        return Lattice.canBeNone(added)
                ? argumentRules.guarded(
                        step,
                        "a." + method + "(b)",
                        List.of("", ArgumentRules.notNone(complaint)),
                        List.of(Passed.operand(step, 0), Passed.operand(step, 1)))
                : containers.callMethod(step, 0, method, 1);
    }
}
