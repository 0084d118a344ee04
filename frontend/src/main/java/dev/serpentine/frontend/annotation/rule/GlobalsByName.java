package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.live.SpelledText;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeString;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * {@code globals()} that is asked for a name, or looked at as a whole. As with attributes ({@link NamedAttributes}) it
 * may be one that the function spells out, or of which it writes the beginning. Where nothing is known of it, it is
 * that of a function or class of the module where what is found is called, and otherwise that of a value; other names
 * of the module raise TypeError when the program runs. The names are compared by a function that is made for them,
 * whose global names are the module's.
 */
final class GlobalsByName {
    private final Inference inference;
    private final CallResolution resolver;
    private final NamedAttributes named;

    GlobalsByName(Inference inference, CallResolution resolver, NamedAttributes named) {
        this.inference = inference;
        this.resolver = resolver;
        this.named = named;
    }

    /** {@code globals()[name]}. @param first the operand that is a function of the module */
    SomeValue item(Step step, int first) {
        return ask(step, first, "item", chosen(step, first), List.of(first + 2));
    }

    /** {@code globals().get(name, default)}. */
    SomeValue itemOr(Step step, int first) {
        return ask(step, first, "item_or", chosen(step, first), List.of(first + 2, first + 3));
    }

    /** {@code name in globals()}: names that the module has from the beginning are no matter of the run. */
    SomeValue contains(Step step, int first) {
        Map<String, HostObject> known = known(step, first);
        Set<String> others = names(step, first);
        others.removeAll(known.keySet());
        return ask(step, first, "contains", others, List.of(first + 2));
    }

    private SomeValue ask(Step step, int first, String form, Set<String> names, List<Integer> operands) {
        SomeValue name = step.argument(first + 2);
        if (name == SomeImpossible.IMPOSSIBLE) {
            return name;
        }
        if (!(name instanceof SomeString)) {
            throw new RuleError(
                    first + 2,
                    MessageKind.NOT_SUPPORTED,
                    "asking globals() for " + Lattice.describe(name),
                    "ask for a str");
        }
        Set<String> reserved = names(step, first);
        reserved.removeAll(names);
        Host host = inference.host();
        List<HostObject> arguments = List.of(
                step.constant(first),
                host.ofText(form),
                host.ofTuple(names.stream().map(host::ofText).toList()),
                host.ofText("\0" + String.join("\0", reserved) + "\0"));
        List<Passed> passed = new ArrayList<>();
        operands.forEach(operand -> passed.add(Passed.operand(step, operand)));
        return resolver.callSystem(step, made("global_reader", arguments), passed);
    }

    /** A copy of all, as {@code dict(globals())}. */
    SomeValue all(Step step, int first) {
        return resolver.callSystem(
                step, made("globals_as_dict", List.of(step.constant(first), step.constant(first + 1))), List.of());
    }

    private HostObject made(String maker, List<HostObject> arguments) {
        return switch (inference
                .host()
                .call(inference.systemCode().method("object", maker).orElseThrow(), arguments, Map.of())) {
            case Host.Outcome.Returned(HostObject function) -> function;
            case Host.Outcome.Raised(HostObject exception) ->
                throw new IllegalStateException(maker + "() raised " + exception.describe());
        };
    }

    /** The names that the one asked for may be. */
    private Set<String> chosen(Step step, int first) {
        Set<String> names = names(step, first);
        Optional<SpelledText> spelled =
                SpelledText.of(step.graph(), step.operation().argument(first + 2));
        if (spelled.isPresent()) {
            names.removeIf(name -> !spelled.get().mayBe(name));
            return names;
        }
        List<CallShape> calls =
                NamedAttributes.calls(step.graph(), step.operation().result());
        Map<String, HostObject> known = known(step, first);
        HostObject module = known.get("__name__");
        names.removeIf(name -> name.startsWith("__")
                || (calls.isEmpty()
                        ? known.containsKey(name) && !isValue(known.get(name))
                        : !known.containsKey(name) || !isCalled(known.get(name), module, calls)));
        return names;
    }

    private static boolean isValue(HostObject value) {
        return value.kind() != HostKind.CLASS && LiveClass.isData(value);
    }

    private boolean isCalled(HostObject value, HostObject module, List<CallShape> calls) {
        return switch (value.kind()) {
            case FUNCTION -> isOf(value, module) && calls.stream().allMatch(shape -> named.takes(value, shape, 0));
            case CLASS ->
                isOf(value, module)
                        && value.mro().stream()
                                .filter(each -> !each.bases().isEmpty())
                                .map(each -> each.attribute("__init__"))
                                .flatMap(Optional::stream)
                                .findFirst()
                                .filter(initializer -> initializer.kind() == HostKind.FUNCTION)
                                .map(initializer ->
                                        calls.stream().allMatch(shape -> named.takes(initializer, shape, 1)))
                                .orElse(true);
            default -> false;
        };
    }

    private boolean isOf(HostObject value, HostObject module) {
        return inference.host().getAttribute(value, "__module__") instanceof Host.Outcome.Returned(HostObject home)
                && home.equals(module);
    }

    private static Set<String> names(Step step, int first) {
        return step.constant(first + 1).items().stream()
                .map(HostObject::asText)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Map<String, HostObject> known(Step step, int first) {
        return step.constant(first).part(Part.GLOBALS).orElseThrow().entries().stream()
                .collect(Collectors.toMap(entry -> entry.getKey().asText(), Map.Entry::getValue));
    }
}
