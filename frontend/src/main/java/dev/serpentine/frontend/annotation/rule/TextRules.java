package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.EmbeddedArithmetic;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code str}, {@code repr} and {@code format} of anything: by special methods, by exceptions' system code, or by the
 * system code of a built-in type.
 */
final class TextRules {
    private final Inference inference;
    private final CallResolution resolver;
    private final SpecialMethods specialMethods;

    private final Forwarders forwarders;

    TextRules(Inference inference, CallResolution resolver, SpecialMethods specialMethods, Forwarders forwarders) {
        this.forwarders = forwarders;
        this.inference = inference;
        this.resolver = resolver;
        this.specialMethods = specialMethods;
    }

    /** {@code str(operand)}. */
    SomeValue str(Step step, int operand) {
        SomeValue value = step.argument(operand);
        if (value instanceof SomeString string && !string.canBeNone()) {
            step.raisesOnly();
            return string;
        }
        Optional<SomeValue> folded = foldCall(step, "str", List.of(operand));
        if (folded.isPresent()) {
            return folded.get();
        }
        if (Lattice.canBeNone(value)) {
            return bySystem(step, operand, "__str__", "__repr__", List.of());
        }
        return specialMethods
                .call(step, operand, "__str__", List.of())
                .or(() -> exceptionMethod(step, operand, "__str__"))
                .or(() -> specialMethods.textByRepr(step, operand))
                .orElseGet(() -> bySystem(step, operand, "__str__", "__repr__", List.of()));
    }

    /** {@code repr(operand)}. */
    SomeValue repr(Step step, int operand) {
        Optional<SomeValue> folded = foldCall(step, "repr", List.of(operand));
        if (folded.isPresent()) {
            return folded.get();
        }
        if (Lattice.canBeNone(step.argument(operand))) {
            return bySystem(step, operand, "__repr__", "__repr__", List.of());
        }
        return specialMethods
                .call(step, operand, "__repr__", List.of())
                .or(() -> exceptionMethod(step, operand, "__repr__"))
                .orElseGet(() -> bySystem(step, operand, "__repr__", "__repr__", List.of()));
    }

    /** {@code format(operand, specification)}. */
    SomeValue formatted(Step step, int operand, int specification) {
        List<Passed> rest = List.of(Passed.operand(step, specification));
        boolean empty = step.argument(specification)
                .constant()
                .filter(constant -> constant.asText().isEmpty())
                .isPresent();
        if (empty && !specialMethods.has(step.argument(operand), "__format__")) {
            return str(step, operand);
        }
        // What `n` gives depends on the locale of whoever is asked.
        boolean isLocal = step.argument(specification)
                .constant()
                .filter(constant -> constant.asText().endsWith("n"))
                .isPresent();
        Optional<SomeValue> folded =
                isLocal ? Optional.empty() : foldCall(step, "format", List.of(operand, specification));
        if (folded.isPresent()) {
            return folded.get();
        }
        if (Lattice.canBeNone(step.argument(operand))) {
            return bySystem(step, operand, "__format__", "__format__", rest);
        }
        return specialMethods
                .call(step, operand, "__format__", rest)
                .or(() -> isLocal ? Optional.empty() : formattedAsKnown(step, operand, specification))
                .orElseGet(() -> bySystem(step, operand, "__format__", "__format__", rest));
    }

    /** The call of the function that a specification is which is known now; empty where the run reads it. */
    private Optional<SomeValue> formattedAsKnown(Step step, int operand, int specification) {
        Optional<HostObject> spec = step.argument(specification).constant().filter(each -> each.kind() == HostKind.STR);
        return spec.isEmpty()
                ? Optional.empty()
                : Families.of(step.argument(operand))
                        .flatMap(family -> forwarders.ofKnown(family, "format_of_known", List.of(spec.get())))
                        .map(function -> resolver.callSystem(step, function, List.of(Passed.operand(step, operand))));
    }

    /** {@code format(operand)}. */
    SomeValue formattedPlainly(Step step, int operand) {
        return specialMethods.has(step.argument(operand), "__format__")
                ? resolver.callSystem(
                        step,
                        inference
                                .systemCode()
                                .method("object", "format_plainly")
                                .orElseThrow(),
                        List.of(Passed.operand(step, operand)))
                : str(step, operand);
    }

    /** {@code FORMAT}: (value, conversion, specification). */
    SomeValue format(Step step) {
        boolean plain = step.argument(2)
                .constant()
                .filter(constant -> constant.asText().isEmpty())
                .isPresent();
        String conversion = step.text(1);
        if (conversion.isEmpty()) {
            return formatted(step, 0, 2);
        }
        if (conversion.equals("s") && plain) {
            return str(step, 0);
        }
        if (conversion.equals("r") && plain) {
            return repr(step, 0);
        }
        String name = "format_" + conversion;
        HostObject function = inference
                .systemCode()
                .method("object", name)
                .orElseThrow(() -> new RuleError(
                        MessageKind.NOT_SUPPORTED,
                        "!" + conversion + " with a format specification",
                        "call repr() first"));
        return resolver.callSystem(step, function, List.of(Passed.operand(step, 0), Passed.operand(step, 2)));
    }

    private Optional<SomeValue> foldCall(Step step, String builtin, List<Integer> operands) {
        List<HostObject> constants = new ArrayList<>();
        for (int operand : operands) {
            SomeValue value = step.argument(operand);
            Optional<HostObject> constant = value == SomeNone.NONE
                    ? Optional.of(inference.host().none())
                    : value.constant()
                            .filter(object -> (Folding.isFoldable(object) || isPlainClass(object))
                                    && EmbeddedArithmetic.isWrittenAsCPythons(object));
            if (constant.isEmpty()) {
                return Optional.empty();
            }
            constants.add(constant.get());
        }
        return inference.host().call(inference.host().builtin(builtin), constants, Map.of())
                        instanceof Host.Outcome.Returned(HostObject text)
                ? Folding.constant(step, inference, text)
                : Optional.empty();
    }

    /** Whether an object is a class whose text its metaclass does not decide. */
    private static boolean isPlainClass(HostObject object) {
        return object.kind() == HostKind.CLASS && object.type().qualifiedName().equals("builtins.type");
    }

    private Optional<SomeValue> exceptionMethod(Step step, int operand, String name) {
        if (!(step.argument(operand) instanceof SomeInstance instance)
                || !inference.hierarchy().isException(instance.definition().hostClass())) {
            return Optional.empty();
        }
        InferredClass definition = (InferredClass) instance.definition();
        if (definition.instantiatedHere().isEmpty()) {
            return Optional.of(SomeImpossible.IMPOSSIBLE);
        }
        ExceptionRules.declareTexts(inference);
        return specialMethods.callDefault(step, operand, name);
    }

    private SomeValue bySystem(Step step, int operand, String method, String otherwise, List<Passed> rest) {
        SomeValue value = step.argument(operand);
        if (SpecialMethods.isNotMadeYet(value)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        String family = Lattice.canBeNone(value) && value != SomeNone.NONE
                ? "optional"
                : Families.of(value).orElse("object");
        HostObject function = inference
                .systemCode()
                .method(family, method)
                .or(() -> inference.systemCode().method(family, otherwise))
                .or(() -> inference.systemCode().method("object", method))
                .or(() -> inference.systemCode().method("object", otherwise))
                .orElseThrow(() -> new RuleError(operand, MessageKind.NO_METHOD, Lattice.describe(value), method));
        List<Passed> arguments = new ArrayList<>(List.of(Passed.operand(step, operand)));
        arguments.addAll(rest);
        return resolver.callSystem(step, function, arguments);
    }
}
