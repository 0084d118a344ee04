package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import java.util.List;
import java.util.Optional;

/**
 * What objects say themselves of their class ({@code __class__}) and of the bases that they have ({@code __bases__}):
 * Python believes them where it tests for classes. Tests here go by what an object is.
 */
final class ClaimedClasses {
    private static final String CLASS = "__class__";
    private static final List<String> BASES = List.of("__bases__", "__getattr__", "__getattribute__");

    private ClaimedClasses() {}

    /** The class that has a {@code __class__} of its own among those that a value may be of. */
    static Optional<InferredClass> claiming(SomeValue value, Host host) {
        return having(value, List.of(CLASS), host);
    }

    /** @throws RuleError for an object that may be of a class that has a {@code __class__} of its own */
    static void refuseClaim(SomeValue value, int operand, Host host) {
        Optional<InferredClass> claiming = claiming(value, host);
        if (claiming.isPresent()) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    "a test for the class of what may be " + claiming.get() + ", which defines __class__,",
                    "test type(...) of it, or compare its __class__");
        }
    }

    /** @throws RuleError for an object that is no class, but may say that it has bases as one */
    static void refuseBases(SomeValue value, int operand, Host host) {
        Optional<InferredClass> claiming = having(value, BASES, host);
        if (claiming.isPresent()) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    "a test with " + Lattice.describe(value) + " in place of a class, whose __bases__ " + claiming.get()
                            + " gives,",
                    "test with classes");
        }
    }

    private static Optional<InferredClass> having(SomeValue value, List<String> names, Host host) {
        return Lattice.withoutNone(value) instanceof SomeInstance instance
                ? MethodLookup.classesOf(instance).stream()
                        .filter(each -> names.stream().anyMatch(name -> isDefined(each, name, host)))
                        .findFirst()
                : Optional.empty();
    }

    private static boolean isDefined(InferredClass definition, String name, Host host) {
        return definition
                .lookup(name)
                .map(Found::owner)
                .filter(owner -> !owner.equals(host.builtin("object")))
                .isPresent();
    }
}
