package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.live.SpelledText;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeString;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.signature.SignatureTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * {@code getattr} of a module or a class, or of one of several classes, with a name that only the run tells: what is
 * called is one of the functions that take such a call, all else one of the values. Of other names that are there the
 * run says that they are not supported.
 */
final class NamesOfHolders {
    private final Inference inference;
    private final CallResolution resolver;
    private final NamedAttributes named;

    NamesOfHolders(Inference inference, CallResolution resolver, NamedAttributes named) {
        this.inference = inference;
        this.resolver = resolver;
        this.named = named;
    }

    /**
     * The attribute; empty where the object is no such thing, or the name is known.
     *
     * @param defaults the operand of what is given instead of an AttributeError, if there is one
     */
    Optional<SomeValue> get(Step step, int object, int name, Optional<Integer> defaults) {
        if (!areMeant(step, object, name)) {
            return Optional.empty();
        }
        List<HostObject> holders = holders(step.argument(object));
        List<CallShape> calls =
                NamedAttributes.calls(step.graph(), step.operation().result());
        Optional<SpelledText> spelled =
                SpelledText.of(step.graph(), step.operation().argument(name));
        List<HostObject> names = new ArrayList<>();
        List<HostObject> reserved = new ArrayList<>();
        for (HostObject holder : holders) {
            Set<String> fitting = new TreeSet<>();
            Set<String> others = new TreeSet<>();
            attributes(holder).forEach((attribute, value) -> {
                boolean isMeant = spelled.map(each -> each.mayBe(attribute)).orElse(!attribute.startsWith("_"));
                (isMeant && fits(holder, value, calls) ? fitting : others).add(attribute);
            });
            names.add(named.texts(fitting));
            reserved.add(named.joined(others));
        }
        List<Passed> arguments = new ArrayList<>(List.of(Passed.operand(step, object), Passed.operand(step, name)));
        defaults.ifPresent(operand -> arguments.add(Passed.operand(step, operand)));
        for (List<HostObject> known : List.of(holders, names, reserved)) {
            arguments.add(Passed.prebuilt(inference, inference.host().ofTuple(known)));
        }
        String function = defaults.isPresent() ? "attribute_of_holder_or" : "attribute_of_holder";
        return Optional.of(resolver.callSystem(
                step, inference.systemCode().method("object", function).orElseThrow(), arguments));
    }

    /** Whether that is what is asked. */
    boolean areMeant(Step step, int object, int name) {
        return isUnknown(step, name) && !holders(step.argument(object)).isEmpty();
    }

    private static boolean isUnknown(Step step, int name) {
        return step.argument(name) instanceof SomeString text && text.constant().isEmpty();
    }

    private static List<HostObject> holders(SomeValue object) {
        return object.constant()
                .filter(holder -> holder.kind() == HostKind.MODULE || holder.kind() == HostKind.CLASS)
                .map(List::of)
                .orElseGet(() -> BuiltinRules.oneOf(object));
    }

    /** What a module has, or a class and those that it extends. */
    private Map<String, HostObject> attributes(HostObject holder) {
        Map<String, HostObject> found = new LinkedHashMap<>();
        List<HostObject> owners = holder.kind() == HostKind.MODULE ? List.of(holder) : holder.mro();
        for (HostObject owner : owners) {
            if (!owner.qualifiedName().equals("builtins.object")) {
                owner.attributes().forEach(found::putIfAbsent);
            }
        }
        return found;
    }

    /** Whether a value is one that is called so, or, where nothing is called, one that is read. */
    private boolean fits(HostObject holder, HostObject value, List<CallShape> calls) {
        return calls.isEmpty()
                ? holder.kind() == HostKind.CLASS ? LiveClass.isData(value) : isPlain(value)
                : calls.stream().allMatch(shape -> takes(value, shape));
    }

    /** Whether something is a function that can be called so, as far as a plain call tells. */
    private boolean takes(HostObject value, CallShape shape) {
        return switch (value.kind()) {
            case FUNCTION, STATICMETHOD -> named.takes(value, shape, 0);
            case CLASSMETHOD -> named.takes(value, shape, 1);
            case BUILTIN_FUNCTION ->
                isKnown(value)
                        && SignatureTable.of(value.qualifiedName())
                                .flatMap(signature -> signature.wrongNumber(shape.positional()))
                                .isEmpty();
            default -> false;
        };
    }

    private boolean isKnown(HostObject function) {
        return BuiltinFunction.of(function.qualifiedName()).isPresent()
                || inference.systemCode().replacement(function).isPresent();
    }

    /** Whether a module's variable is a number or a text, and no class or module. */
    private static boolean isPlain(HostObject value) {
        return switch (value.kind()) {
            case INT, FLOAT, STR, BOOL -> true;
            default -> false;
        };
    }
}
