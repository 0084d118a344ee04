package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.FunctionModel;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;
import java.util.Set;

/**
 * What closures and methods that are bound at run time have as attributes: {@code __name__}, {@code __qualname__},
 * methods {@code __self__}, and closures what a {@link dev.serpentine.frontend.annotation.definition.FunctionModel}
 * tells.
 */
final class CallableAttributes {
    private static final Set<String> OF_PARTIAL = Set.of("func", "args", "keywords");

    private static final String DEFAULTS = "__defaults__";

    private CallableAttributes() {}

    /**
     * @throws RuleError for what Python's {@code functools.partial} objects have, where one may be meant that the
     *     program makes when it runs, which is a function
     */
    static void refuseOfPartial(SomeCallable callable, String name) {
        if (OF_PARTIAL.contains(name)
                && callable.descriptions().stream()
                        .anyMatch(each -> each instanceof FunctionDescription function && function.isPartial())) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "'" + name + "' of what functools.partial() makes when the program runs",
                    "make it at the top of the module, or keep that yourself");
        }
    }

    /**
     * @throws RuleError for what Python's functions have, where the program makes one when it runs, and another each
     *     time or one of which nothing is known
     */
    static void refuseOfTheRun(SomeCallable callable, String name) {
        if (FunctionModel.ATTRIBUTES.contains(name)
                && callable.descriptions().stream()
                        .anyMatch(each -> each instanceof FunctionDescription function
                                && function.creation().isPresent())) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "'" + name + "' of a function that the program makes when it runs, where it is not known before,",
                    "define the function at the top of the module, or keep that yourself");
        }
    }

    /** An attribute of a callable that is no live object, a constant where it is the same always. */
    static Optional<SomeValue> of(Inference inference, Description description, String name) {
        return switch (name) {
            case "__name__", "__qualname__", "__doc__" -> nameOf(inference, description, name);
            case "__self__" -> selfOf(description);
            case FunctionAttributes.KEPT -> Optional.of(FunctionAttributes.kept(inference, description));
            case Description.SHOWN -> Optional.of(text(inference, description.shown(inference.host())));
            case DEFAULTS -> modelled(inference, description, name).or(() -> defaultsOfTheRun(description));
            default -> modelled(inference, description, name);
        };
    }

    private static Optional<SomeValue> modelled(Inference inference, Description description, String name) {
        return description instanceof FunctionDescription function
                ? function.modelledAttribute(name, inference.host()).map(value -> constant(inference, value))
                : Optional.empty();
    }

    /** What a function holds that has defaults which only the run tells. */
    private static Optional<SomeValue> defaultsOfTheRun(Description description) {
        if (!(description instanceof FunctionDescription function)
                || function.creation().isEmpty()
                || function.isPartial()
                || function.creation().get().positionalCount() == 0) {
            return Optional.empty();
        }
        function.noteCapturedReader();
        int count = function.creation().get().positionalCount();
        return function.captured().size() < count
                ? Optional.of(SomeValue.SomeImpossible.IMPOSSIBLE)
                : Optional.of(new SomeValue.SomeTuple(
                        function.captured().subList(0, count).stream()
                                .map(Lattice::withoutConstant)
                                .toList(),
                        Optional.empty()));
    }

    private static Optional<SomeValue> nameOf(Inference inference, Description description, String name) {
        return switch (description) {
            case FunctionDescription function ->
                Optional.of(constant(inference, function.ownAttribute(name, inference.host())));
            case MethodDescription method
            when method.isVirtual() && name.equals("__qualname__") -> Optional.of(Lattice.STRING);
            case MethodDescription method ->
                Optional.of(constant(inference, method.function().ownAttribute(name, inference.host())));
            case BuiltinMethodDescription method
            when name.equals("__name__") -> Optional.of(text(inference, method.name()));
            default -> Optional.empty();
        };
    }

    private static SomeValue text(Inference inference, String text) {
        return constant(inference, inference.host().ofText(text));
    }

    private static SomeValue constant(Inference inference, HostObject value) {
        return inference.bindings().ofConstant(value);
    }

    private static Optional<SomeValue> selfOf(Description description) {
        return switch (description) {
            case MethodDescription method -> {
                method.noteReader();
                yield Optional.of(new SomeInstance(method.staticClass(), false, Optional.empty()));
            }
            case BuiltinMethodDescription method -> Optional.of(Lattice.withoutConstant(method.readSelf()));
            default -> Optional.empty();
        };
    }
}
