package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;
import java.util.Set;

/**
 * Classes of the program that extend a type of Python's whose values are no instances in a translated program:
 * {@code class Celsius(float)}.
 */
public final class ExtendedValues {
    private static final Set<String> VALUES =
            Set.of("int", "float", "complex", "str", "bytes", "bytearray", "tuple", "list", "dict", "set", "frozenset");

    /** Those of them that classes cannot extend. */
    private static final Set<String> FINAL = Set.of("complex", "bytearray");

    private ExtendedValues() {}

    /**
     * Whether an instance of this class is one of a class of the program that extends it, since what is of this type
     * and no other is no instance.
     */
    public static boolean isExtended(HostObject hostClass) {
        return hostClass.qualifiedName().startsWith("builtins.")
                && VALUES.contains(hostClass.name())
                && !FINAL.contains(hostClass.name());
    }

    /** Whether it is the private attribute in which what stands for such a type keeps the value. */
    static boolean isHeldByStandIn(String attribute) {
        return attribute.startsWith("_Extended") && attribute.contains("__");
    }

    /** The type of Python's that a class extends, of those whose values are no instances; empty where it does not. */
    public static Optional<HostObject> extendedBy(HostObject hostClass) {
        return hostClass.mro().stream()
                .filter(ancestor ->
                        ancestor.qualifiedName().startsWith("builtins.") && VALUES.contains(ancestor.name()))
                .findFirst();
    }

    /**
     * Refuses to make an instance of such a class; members of enumerations and named tuples have representations of
     * their own, and so have classes for which system code stands.
     *
     * @throws RuleError with a way out
     */
    public static void require(HostObject hostClass, LiveObjects liveObjects) {
        Optional<HostObject> extended = extendedBy(hostClass);
        if (extended.isEmpty()
                || extended.get().equals(hostClass)
                || LiveObjects.isLaidOutOtherwise(hostClass)
                || hostClass.mro().stream()
                        .anyMatch(ancestor -> liveObjects.standIn(ancestor).isPresent())) {
            return;
        }
        throw new RuleError(
                0,
                MessageKind.NOT_SUPPORTED,
                "class " + hostClass.name() + ", which extends "
                        + extended.get().name() + ",",
                "keep the " + extended.get().name() + " in an attribute, and define the operations that you need");
    }
}
