package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/** Which attributes instances of a class have room for. */
public final class Slots {
    private Slots() {}

    /**
     * Refuses an assignment that Python answers with AttributeError: instances have no room for the name, or it is a
     * field of a named tuple.
     */
    public static void require(InferredClass definition, String name, int operand) {
        requireNoField(definition, name, "can't set attribute");
        if (!haveRoom(definition, name)) {
            RuleError error = new RuleError(
                    operand,
                    MessageKind.NO_ASSIGNMENT,
                    "attribute '" + name + "', which is not among the __slots__ of " + definition.name() + ",",
                    "add it there");
            OperandError python = OperandError.ofAttribute(OperandError.OWNER, name);
            throw error.raising(python.exception(), python.text());
        }
        if (isReadOnly(definition, name)) {
            throw new RuleError(
                            operand,
                            MessageKind.NO_ASSIGNMENT,
                            "attribute '" + name + "', which only the class has, beside its __slots__,",
                            "assign it to the class, or add it to __slots__ instead")
                    .raising(
                            "AttributeError",
                            "'" + OperandError.OWNER + "' object attribute '" + name + "' is read-only");
        }
    }

    /** Whether what an attribute is found as is of the class alone, and instances have no room for one of its name. */
    private static boolean isReadOnly(InferredClass definition, String name) {
        return haveSlotsAlone(definition)
                && definition.hostClass().mro().stream()
                        .map(owner -> owner.attribute(name))
                        .flatMap(Optional::stream)
                        .findFirst()
                        .filter(found -> !takesAssignments(found))
                        .isPresent();
    }

    private static boolean takesAssignments(HostObject found) {
        return found.kind() == HostKind.PROPERTY
                || found.type().name().endsWith("_descriptor")
                || found.type().mro().stream()
                        .anyMatch(each -> each.attribute("__set__").isPresent());
    }

    /** Whether instances of a class have room for a name; where they have not, those of a class below may. */
    public static boolean haveRoom(InferredClass definition, String name) {
        return definition.hostClass().mro().stream()
                        .anyMatch(owner -> owner.attribute(name).isPresent() || givesDict(owner))
                || ExtendedValues.isHeldByStandIn(name);
    }

    /**
     * Refuses what would change a field of a named tuple.
     *
     * @param text of Python's AttributeError
     */
    public static void requireNoField(InferredClass definition, String name, String text) {
        if (NamedTuples.hasField(definition.hostClass(), name)) {
            throw new RuleError(0, MessageKind.NO_ASSIGNMENT, "field '" + name + "' of a named tuple", "use _replace()")
                    .raising("AttributeError", text);
        }
    }

    /** Whether instances have a dict of attributes. */
    public static boolean haveDict(InferredClass definition) {
        return NamedTuples.madeByLibrary(definition.hostClass().mro()).isEmpty()
                && definition.hostClass().mro().stream().anyMatch(Slots::givesDict);
    }

    /**
     * Whether a class gives instances of itself, and of those below it, a dict: all do but those that say otherwise.
     */
    private static boolean givesDict(HostObject hostClass) {
        return !InferredClass.isMarkerBase(hostClass)
                && !ExtendedValues.isExtended(hostClass)
                && hostClass
                        .attribute("__slots__")
                        .filter(slots -> !holds(slots, "__dict__"))
                        .isEmpty();
    }

    /** Whether instances have room for what their classes declare, and for nothing else. */
    public static boolean haveSlotsAlone(InferredClass definition) {
        return !haveDict(definition)
                && NamedTuples.madeByLibrary(definition.hostClass().mro()).isEmpty();
    }

    /** Whether an attribute has a place of its own. */
    public static boolean isSlot(InferredClass definition, String name) {
        return definition.hostClass().mro().stream()
                .map(owner -> owner.attribute(name))
                .flatMap(Optional::stream)
                .findFirst()
                .filter(found -> found.type().name().endsWith("_descriptor"))
                .isPresent();
    }

    private static boolean holds(HostObject slots, String name) {
        return slots.kind() == HostKind.STR
                ? slots.asText().equals(name)
                : slots.kind() != HostKind.TUPLE && slots.kind() != HostKind.LIST
                        || slots.items().stream().anyMatch(slot -> slot.asText().equals(name));
    }
}
