package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.live.SpelledText;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeString;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.host.Host;
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
import java.util.stream.Stream;

/**
 * {@code getattr} of a module or a class, or of one of several classes, with a name that only the run tells: whatever
 * has one of the names that the function itself writes; where it does not write them, what is called is one of the
 * functions that take such a call, all else one of the values; or whatever a class has, where the function only asks
 * something about it ({@code hasattr}, {@code callable}, {@code isinstance}). Of other names that are there the run
 * says that they are not supported.
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
        boolean isAny = calls.isEmpty()
                && spelled.isEmpty()
                && NamedAttributes.isOnlyAskedAbout(
                        step.graph(), step.operation().result());
        for (HostObject holder : holders) {
            Set<String> assigned = assigned(holder);
            Set<String> fitting = new TreeSet<>();
            Set<String> others = new TreeSet<>();
            Map<String, HostObject> attributes = attributes(holder);
            Stream.concat(attributes.keySet().stream(), assigned.stream())
                    .distinct()
                    .forEach(attribute -> {
                        boolean isMeant =
                                spelled.map(each -> each.mayBe(attribute)).orElse(!attribute.startsWith("_"));
                        boolean isWritten =
                                isMeant && spelled.map(SpelledText::isWhole).orElse(false);
                        boolean fits = assigned.contains(attribute)
                                ? calls.isEmpty()
                                : fits(holder, attributes.get(attribute), calls);
                        boolean isAsked = isAny && holder.kind() == HostKind.CLASS;
                        (isAsked || isWritten || isMeant && fits ? fitting : others).add(attribute);
                    });
            (isAny && holder.kind() == HostKind.CLASS ? fitting : others).addAll(ofEvery(holder));
            others.addAll(ofType(holder));
            others.removeAll(fitting);
            names.add(named.texts(fitting));
            reserved.add(named.joined(others));
        }
        List<Passed> arguments = new ArrayList<>(List.of(Passed.operand(step, object), Passed.operand(step, name)));
        defaults.ifPresent(operand -> arguments.add(Passed.operand(step, operand)));
        return Optional.of(call(
                step,
                defaults.isPresent() ? "attribute_of_holder_or" : "attribute_of_holder",
                arguments,
                List.of(holders, names, reserved)));
    }

    /** Whether one of them has such an attribute; empty where the object is no such thing, or the name is known. */
    Optional<SomeValue> has(Step step, int object, int name) {
        if (!areMeant(step, object, name)) {
            return Optional.empty();
        }
        List<HostObject> holders = holders(step.argument(object));
        List<HostObject> names = new ArrayList<>();
        List<HostObject> assigned = new ArrayList<>();
        for (HostObject holder : holders) {
            Set<String> all = new TreeSet<>(attributes(holder).keySet());
            all.addAll(ofEvery(holder));
            all.addAll(ofType(holder));
            Set<String> later = assigned(holder);
            later.removeAll(all);
            names.add(named.joined(all));
            assigned.add(named.texts(later));
        }
        return Optional.of(call(
                step,
                "has_attribute_of_holder",
                List.of(Passed.operand(step, object), Passed.operand(step, name)),
                List.of(holders, names, assigned)));
    }

    /**
     * An assignment to an attribute of one of several classes of the program: one that holds a value, or of which the
     * function spells out the name. Empty where that is not what is asked.
     */
    Optional<SomeValue> set(Step step, int object, int name, int value) {
        if (!areMeant(step, object, name)) {
            return Optional.empty();
        }
        List<HostObject> holders = holders(step.argument(object));
        if (holders.stream().anyMatch(holder -> holder.kind() != HostKind.CLASS)) {
            return Optional.empty();
        }
        Optional<SpelledText> spelled =
                SpelledText.of(step.graph(), step.operation().argument(name));
        List<HostObject> names = new ArrayList<>();
        for (HostObject holder : holders) {
            Set<String> meant = new TreeSet<>();
            if (spelled.map(SpelledText::isWhole).orElse(false)) {
                meant.addAll(spelled.get().texts());
            } else {
                attributes(holder).forEach((attribute, held) -> {
                    boolean isMeant = spelled.map(each -> each.mayBe(attribute)).orElse(!attribute.startsWith("_"));
                    if (isMeant && LiveClass.isData(held)) {
                        meant.add(attribute);
                    }
                });
            }
            names.add(named.texts(meant));
            meant.forEach(inference.graphSource()::addAssignedAttribute);
        }
        return Optional.of(call(
                step,
                "set_attribute_of_holder",
                List.of(Passed.operand(step, object), Passed.operand(step, name), Passed.operand(step, value)),
                List.of(holders, names)));
    }

    private SomeValue call(Step step, String function, List<Passed> passed, List<List<HostObject>> known) {
        List<Passed> arguments = new ArrayList<>(passed);
        known.forEach(each ->
                arguments.add(Passed.prebuilt(inference, inference.host().ofTuple(each))));
        return resolver.callSystem(
                step, inference.systemCode().method("object", function).orElseThrow(), arguments);
    }

    /** Whether that is what is asked. */
    boolean areMeant(Step step, int object, int name) {
        return isUnknown(step, name) && !holders(step.argument(object)).isEmpty();
    }

    private static boolean isUnknown(Step step, int name) {
        return step.argument(name) instanceof SomeString text && text.constant().isEmpty();
    }

    private static List<HostObject> holders(SomeValue object) {
        if (Lattice.canBeNone(object)) {
            return List.of();
        }
        return object.constant()
                .filter(holder -> holder.kind() == HostKind.MODULE || holder.kind() == HostKind.CLASS)
                .map(List::of)
                .orElseGet(() -> ClassTests.oneOf(object));
    }

    /** The names of what the program assigns on a class or on those that it extends. */
    private Set<String> assigned(HostObject holder) {
        Set<String> found = new TreeSet<>();
        if (holder.kind() == HostKind.CLASS) {
            holder.mro().forEach(each -> found.addAll(inference.variables().assignedOfClass(each)));
        }
        return found;
    }

    /** What a class has of {@code object}. */
    private Set<String> ofEvery(HostObject holder) {
        return holder.kind() == HostKind.CLASS
                ? inference.host().builtin("object").attributes().keySet()
                : Set.of();
    }

    /** What a class or module has of its type. */
    private Set<String> ofType(HostObject holder) {
        Set<String> found = new TreeSet<>();
        holder.type().mro().forEach(each -> found.addAll(each.attributes().keySet()));
        found.removeIf(name -> !(inference.host().getAttribute(holder, name) instanceof Host.Outcome.Returned));
        return found;
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
