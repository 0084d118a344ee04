package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What can be done with an enumeration as such: its members are known, so that each operation is a call of system code
 * with the prebuilt list of them; of the class, where members are sets of bits.
 */
final class EnumRules {
    private final Inference inference;
    private final CallResolution resolver;
    /** One list for each class, so that its contents are inferred once. */
    private final Map<HostObject, HostObject> members = new HashMap<>();

    EnumRules(Inference inference, CallResolution resolver) {
        this.inference = inference;
        this.resolver = resolver;
    }

    /** The members in the order of their definition, without aliases: a live list. */
    HostObject members(HostObject enumeration) {
        return members.computeIfAbsent(
                enumeration,
                key -> switch (inference.host().call(inference.host().builtin("list"), List.of(key), Map.of())) {
                    case Host.Outcome.Returned(HostObject list) -> list;
                    case Host.Outcome.Raised(HostObject exception) ->
                        throw new IllegalStateException(
                                "the members of " + key.name() + " cannot be listed: " + exception.describe());
                });
    }

    /** How system code knows a kind of enumeration. */
    private enum Family {
        /** Its functions take the list of the members. */
        ENUM("EnumType"),
        /** Members are sets of bits, and so may be others than were defined: its functions take the class. */
        FLAG("FlagType");

        private final String spelling;

        Family(String spelling) {
            this.spelling = spelling;
        }

        static Family of(HostObject enumeration) {
            return enumeration.mro().stream()
                            .anyMatch(each -> each.qualifiedName().equals(Enumerations.FLAG_CLASS))
                    ? FLAG
                    : ENUM;
        }
    }

    private Optional<HostObject> function(Family family, String method) {
        return inference.systemCode().method(family.spelling, method);
    }

    /**
     * {@code iter(E)}, {@code x in E}, {@code E[name]}. @return empty if the operand is no enumeration, or enumerations
     * have no such method
     */
    Optional<SomeValue> call(Step step, int operand, String method, List<Passed> rest) {
        return Enumerations.enumeration(step.argument(operand))
                .flatMap(enumeration -> function(Family.of(enumeration), method)
                        .map(function -> method.equals("__getitem__")
                                ? callOnClass(step, function, enumeration, rest)
                                : call(step, function, enumeration, rest)));
    }

    private SomeValue callOnClass(Step step, HostObject function, HostObject enumeration, List<Passed> rest) {
        List<Passed> all = new ArrayList<>(List.of(Passed.prebuilt(inference, enumeration)));
        all.addAll(rest);
        return resolver.callSystem(step, function, all);
    }

    /** {@code E(value)}. */
    SomeValue withValue(Step step, HostObject enumeration, Arguments arguments) {
        List<Passed> rest = new ArrayList<>(List.of(value(enumeration, arguments)));
        Family family = Family.of(enumeration);
        if (family == Family.ENUM) {
            // For the message when there is no such member.
            rest.add(Passed.prebuilt(
                    inference,
                    inference
                            .host()
                            .ofText(enumeration
                                    .qualifiedName()
                                    .substring(enumeration.qualifiedName().indexOf('.') + 1))));
        }
        Optional<HostObject> missing = family == Family.ENUM ? missingOf(enumeration) : Optional.empty();
        missing.ifPresent(method -> {
            rest.add(Passed.prebuilt(inference, method));
            rest.add(Passed.prebuilt(inference, enumeration));
        });
        String method = missing.isPresent() ? "call_or_missing" : "__call__";
        return call(step, function(family, method).orElseThrow(), enumeration, rest);
    }

    /** What a class of the program says of a value that no member has. */
    private Optional<HostObject> missingOf(HostObject enumeration) {
        return inference.host().getAttribute(enumeration, "_missing_")
                                instanceof Host.Outcome.Returned(HostObject bound)
                        && bound.part(Part.FUNCTION)
                                .filter(function -> !function.qualifiedName().startsWith("enum."))
                                .isPresent()
                ? Optional.of(bound)
                : Optional.empty();
    }

    /** The one argument; with more of them Python makes another enumeration. */
    private static Passed value(HostObject enumeration, Arguments arguments) {
        boolean isNamed = arguments.positional().isEmpty()
                && arguments.keywords().keySet().equals(Set.of("value"));
        if (arguments.starList().isPresent() || !arguments.mappings().isEmpty()) {
            throw new RuleError(
                    MessageKind.NOT_SUPPORTED,
                    enumeration.name() + "() with arguments whose number only the run tells",
                    "write the value out");
        }
        if (arguments.positional().isEmpty() && !isNamed) {
            String complaint = "EnumType.__call__() missing 1 required positional argument: 'value'";
            throw new RuleError(MessageKind.WRONG_ARGUMENTS, complaint).raising("TypeError", complaint);
        }
        if (!isNamed
                && (arguments.positional().size() > 1 || !arguments.keywords().isEmpty())) {
            throw new RuleError(
                    MessageKind.NOT_SUPPORTED,
                    "making an enumeration while the program runs",
                    "define it as a class at module level");
        }
        return isNamed
                ? arguments.keywords().get("value")
                : arguments.positional().getFirst();
    }

    private SomeValue call(Step step, HostObject function, HostObject enumeration, List<Passed> rest) {
        List<Passed> all = new ArrayList<>();
        all.add(Passed.prebuilt(
                inference,
                switch (Family.of(enumeration)) {
                    case ENUM -> members(enumeration);
                    case FLAG -> enumeration;
                }));
        all.addAll(rest);
        return resolver.callSystem(step, function, all);
    }
}
