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

    private ExtendedValues() {}

    /**
     * Refuses to make an instance of such a class; members of enumerations and named tuples have representations of
     * their own, and so have classes for which system code stands.
     *
     * @throws RuleError with a way out
     */
    public static void require(HostObject hostClass, LiveObjects liveObjects) {
        Optional<HostObject> extended = hostClass.mro().stream()
                .filter(ancestor ->
                        ancestor.qualifiedName().startsWith("builtins.") && VALUES.contains(ancestor.name()))
                .findFirst();
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
