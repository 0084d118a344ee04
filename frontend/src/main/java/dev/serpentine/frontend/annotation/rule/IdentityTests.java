package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeUnion;
import dev.serpentine.frontend.annotation.value.Unions;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What {@code x is SENTINEL} tells of {@code x}, where the other operand is one live object that is known by what it
 * is: a bare object, a function, a class.
 */
final class IdentityTests {
    private IdentityTests() {}

    /** Notes what each answer tells of either operand. */
    static void learn(Step step) {
        learn(step, 0, 1);
        learn(step, 1, 0);
    }

    private static void learn(Step step, int operand, int other) {
        SomeValue value = step.argument(operand);
        if (value.constant().isEmpty()
                && step.argument(other) instanceof SomeCallable callable
                && callable.constant().isPresent()
                && holds(value, callable)) {
            step.learn(true, step.operation().argument(operand), callable);
            step.learn(false, step.operation().argument(operand), without(value, callable));
        }
    }

    private static boolean holds(SomeValue value, SomeCallable one) {
        return Unions.membersOf(value).stream()
                .anyMatch(member -> member instanceof SomeCallable several
                        && several.descriptions().containsAll(one.descriptions()));
    }

    private static SomeValue without(SomeValue value, SomeCallable one) {
        if (value instanceof SomeUnion union) {
            List<SomeValue> rest = new ArrayList<>();
            union.members()
                    .forEach(member -> (member instanceof SomeCallable several
                                    ? without(several, one)
                                    : Optional.of(member))
                            .ifPresent(rest::add));
            return Unions.of(rest, union.canBeNone());
        }
        SomeCallable several = (SomeCallable) value;
        return without(several, one)
                .map(rest -> several.canBeNone() ? Lattice.orNone(rest) : rest)
                .orElse(several.canBeNone() ? SomeValue.SomeNone.NONE : SomeImpossible.IMPOSSIBLE);
    }

    private static Optional<SomeValue> without(SomeCallable several, SomeCallable one) {
        Set<Description> rest = new LinkedHashSet<>(several.descriptions());
        rest.removeAll(one.descriptions());
        return rest.isEmpty() ? Optional.empty() : Optional.of(new SomeCallable(rest, false));
    }
}
