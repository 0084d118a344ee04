package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeClassOf;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.host.Host;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What {@code callable(x)} tells of {@code x}. */
final class CallableTests {
    private CallableTests() {}

    /** What of a value may be called, and what may be something else; impossible where nothing is. */
    record Split(SomeValue callable, SomeValue others) {}

    /** Notes what each answer tells of an operand. */
    static void learn(Step step, int operand, Host host) {
        Split split = split(step.argument(operand), host);
        step.learn(true, step.operation().argument(operand), split.callable());
        step.learn(false, step.operation().argument(operand), split.others());
    }

    static Split split(SomeValue value, Host host) {
        List<SomeValue> callable = new ArrayList<>();
        List<SomeValue> others = new ArrayList<>();
        for (SomeValue member : Unions.membersOf(value)) {
            switch (member) {
                case SomeCallable several -> {
                    add(several, true, host, callable);
                    add(several, false, host, others);
                }
                case SomeClassOf classOf -> callable.add(classOf);
                // Its class tells when the program runs.
                case SomeInstance instance -> {
                    callable.add(instance);
                    others.add(instance);
                }
                default -> others.add(member);
            }
        }
        return new Split(Unions.of(callable, false), Unions.of(others, Lattice.canBeNone(value)));
    }

    private static void add(SomeCallable several, boolean isCallable, Host host, List<SomeValue> found) {
        Set<Description> some = new LinkedHashSet<>(several.descriptions());
        some.removeIf(each -> each.isCallable(host) != isCallable);
        if (!some.isEmpty()) {
            found.add(new SomeCallable(some, false));
        }
    }
}
