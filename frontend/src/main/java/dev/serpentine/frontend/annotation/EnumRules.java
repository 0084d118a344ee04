package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.Arguments.Passed;
import dev.serpentine.frontend.annotation.SomeValue.SomeCallable;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What can be done with an enumeration as such: its members are known, so that each operation is a call of system code with the prebuilt list of them; of the class, where members are sets of bits. */
final class EnumRules {
    private static final String FAMILY = "EnumType";
    /** The family of those whose members are sets of bits, and so may be others than were defined. */
    private static final String FLAG_FAMILY = "FlagType";
    private static final String FLAG = "enum.Flag";
    private final Inference inference;
    /** One list for each class, so that its contents are inferred once. */
    private final Map<HostObject, HostObject> members = new HashMap<>();

    EnumRules(Inference inference) {
        this.inference = inference;
    }

    /** The live class behind an operand, where it is an enumeration. */
    static Optional<HostObject> enumeration(SomeValue value) {
        return value instanceof SomeCallable callable && !callable.canBeNone()
                ? callable.constant().filter(object -> object.kind() == HostKind.CLASS && object.type().mro().stream().anyMatch(each -> each.qualifiedName().equals("enum." + FAMILY)))
                : Optional.empty();
    }

    /** The family of system methods of a class's instances where these are members of an enumeration. */
    static Optional<String> memberFamily(HostObject hostClass) {
        List<String> ancestors = hostClass.mro().stream().map(HostObject::qualifiedName).toList();
        if (!ancestors.contains("enum.Enum")) {
            return Optional.empty();
        }
        if (ancestors.contains(FLAG)) {
            return Optional.of(ancestors.contains("builtins.int") ? "int_flag_member" : "flag_member");
        }
        return Optional.of(ancestors.contains("builtins.int") ? "int_member" : ancestors.contains("builtins.str") ? "str_member" : "member");
    }

    /** The system function that a member has instead of what the library defines; the program's own methods stay. */
    static Optional<HostObject> memberMethod(SystemCode systemCode, HostObject hostClass, HostObject found, String name) {
        boolean isLibrarys = found.kind() != HostKind.FUNCTION || found.qualifiedName().startsWith("enum.");
        return isLibrarys ? memberFamily(hostClass).flatMap(family -> systemCode.method(family, name)) : Optional.empty();
    }

    /** The members in the order of their definition, without aliases: a live list. */
    HostObject members(HostObject enumeration) {
        return members.computeIfAbsent(enumeration, key -> switch (inference.host().call(inference.host().builtin("list"), List.of(key), Map.of())) {
            case Host.Outcome.Returned(HostObject list) -> list;
            case Host.Outcome.Raised(HostObject exception) -> throw new IllegalStateException("the members of " + key.name() + " cannot be listed: " + exception.describe());
        });
    }

    private static String family(HostObject enumeration) {
        return enumeration.mro().stream().anyMatch(each -> each.qualifiedName().equals(FLAG)) ? FLAG_FAMILY : FAMILY;
    }

    /** {@code iter(E)}, {@code x in E}, {@code E[name]}. @return empty if the operand is no enumeration, or enumerations have no such method */
    Optional<SomeValue> call(Step step, int operand, String method, List<Passed> rest) {
        return enumeration(step.argument(operand)).filter(enumeration -> inference.systemCode().method(family(enumeration), method).isPresent())
                .map(enumeration -> call(step, enumeration, method, rest));
    }

    /** {@code E(value)}. */
    SomeValue withValue(Step step, HostObject enumeration, Arguments arguments) {
        List<Passed> rest = new ArrayList<>(arguments.positional());
        if (family(enumeration).equals(FLAG_FAMILY)) {
            return call(step, enumeration, "__call__", rest);
        }
        rest.add(prebuilt(inference.host().ofText(enumeration.qualifiedName().substring(enumeration.qualifiedName().indexOf('.') + 1))));
        return call(step, enumeration, "__call__", rest);
    }

    private SomeValue call(Step step, HostObject enumeration, String method, List<Passed> rest) {
        boolean isFlag = family(enumeration).equals(FLAG_FAMILY);
        List<Passed> all = new ArrayList<>(List.of(prebuilt(isFlag ? enumeration : members(enumeration))));
        all.addAll(rest);
        return inference.calls().callSystem(step, inference.systemCode().method(family(enumeration), method).orElseThrow(), all);
    }

    private Passed prebuilt(HostObject object) {
        return new Passed(new ArgumentSource.Prebuilt(object), inference.bindings().ofConstant(object));
    }
}
