package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;
import java.util.Set;

/** Which live classes are enumerations, and what their members have from system code. */
public final class Enumerations {
    /** The base of enumerations whose members are sets of bits. */
    public static final String FLAG_CLASS = "enum.Flag";

    /** By these a member is shown with the names of its class and itself. */
    private static final Set<String> SHOWING_BY_NAME = Set.of("enum.Enum.__str__", "enum.Enum.__format__");

    private Enumerations() {}

    /** The live class behind an operand, where it is an enumeration. */
    public static Optional<HostObject> enumeration(SomeValue value) {
        return value instanceof SomeCallable callable && !callable.canBeNone()
                ? callable.constant().filter(Enumerations::isEnumeration)
                : Optional.empty();
    }

    /** Whether a live object is the class of an enumeration. */
    public static boolean isEnumeration(HostObject object) {
        return object.kind() == HostKind.CLASS
                && object.type().mro().stream()
                        .anyMatch(each -> each.qualifiedName().equals("enum.EnumType"));
    }

    /** The family of system methods of a class's instances where these are members of an enumeration. */
    public static Optional<String> memberFamily(HostObject hostClass) {
        if (!extendsNamed(hostClass, "enum.Enum")) {
            return Optional.empty();
        }
        if (extendsNamed(hostClass, FLAG_CLASS)) {
            return Optional.of(extendsNamed(hostClass, "builtins.int") ? "int_flag_member" : "flag_member");
        }
        return Optional.of(
                extendsNamed(hostClass, "builtins.int")
                        ? "int_member"
                        : extendsNamed(hostClass, "builtins.str") ? "str_member" : "member");
    }

    /** Asked of every class at every lookup, and nearly always in vain. */
    private static boolean extendsNamed(HostObject hostClass, String ancestor) {
        for (HostObject each : hostClass.mro()) {
            if (each.qualifiedName().equals(ancestor)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The system function that a member has instead of what the library defines; the program's own methods stay. How
     * members are shown goes by the method itself: {@code global_enum} sets those of the library, and a class may take
     * those of {@code int} or {@code object}. What {@code Enum} itself makes of a member's text and its formats stays
     * as well: members that are integers or texts too have it unless their class takes it from these.
     */
    static Optional<HostObject> memberMethod(
            SystemCode systemCode, HostObject hostClass, HostObject found, String name) {
        boolean isShowing = (found.kind() == HostKind.FUNCTION || found.kind() == HostKind.BUILTIN_FUNCTION)
                && (name.equals("__repr__") || name.equals("__str__"));
        Optional<HostObject> shown = memberFamily(hostClass)
                .filter(_ -> isShowing)
                .flatMap(family -> systemCode
                        .method("shown_" + family, found.qualifiedName())
                        .or(() -> systemCode.method("shown_member", found.qualifiedName())));
        if (shown.isPresent()) {
            return shown;
        }
        boolean isLibrarys = found.kind() != HostKind.FUNCTION
                || found.qualifiedName().startsWith("enum.") && !SHOWING_BY_NAME.contains(found.qualifiedName());
        return isLibrarys ? memberMethod(systemCode, hostClass, name) : Optional.empty();
    }

    /** The system function that a member has under a name. */
    static Optional<HostObject> memberMethod(SystemCode systemCode, HostObject hostClass, String name) {
        return memberFamily(hostClass).flatMap(family -> systemCode.method(family, name));
    }
}
