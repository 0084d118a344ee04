package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.FunctionModel;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.definition.StandIn;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What closures and methods that are bound at run time have as attributes: {@code __name__}, {@code __qualname__},
 * methods {@code __self__}, and closures what a {@link dev.serpentine.frontend.annotation.definition.FunctionModel}
 * tells.
 */
final class CallableAttributes {
    private static final String DEFAULTS = "__defaults__";

    private CallableAttributes() {}

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

    /** Whether a callable that is no live object has an attribute. */
    static boolean has(Inference inference, Description description, String name) {
        return of(inference, description, name).isPresent()
                || name.equals(StandIn.KEYWORDS)
                        && description instanceof FunctionDescription function
                        && function.isPartial();
    }

    /** An attribute of a callable that is no live object, a constant where it is the same always. */
    static Optional<SomeValue> of(Inference inference, Description description, String name) {
        return switch (name) {
            case "__name__", "__qualname__", "__doc__" -> nameOf(inference, description, name);
            case "__self__" -> partOf(inference, description, name).or(() -> selfOf(description));
            case StandIn.KEYWORD_NAMES -> keywordNames(inference, description);
            case StandIn.KEYWORD_VALUES -> keywordValues(description);
            case FunctionAttributes.KEPT -> Optional.of(FunctionAttributes.kept(inference, description));
            case Description.SHOWN -> Optional.of(text(inference, description.shown(inference.host())));
            case DEFAULTS -> modelled(inference, description, name).or(() -> defaultsOfTheRun(description));
            default -> partOf(inference, description, name).or(() -> modelled(inference, description, name));
        };
    }

    /** What is held under a name by what stands for a partial or a bound method. */
    private static Optional<SomeValue> partOf(Inference inference, Description description, String name) {
        if (!(description instanceof FunctionDescription function)) {
            return Optional.empty();
        }
        Optional<Integer> place = function.placeOfPart(name);
        place.ifPresent(_ -> requireFlat(inference, function));
        return place.map(each -> held(function, List.of(each), List::getFirst));
    }

    /** Python takes a partial of a partial for one of the function within. */
    private static void requireFlat(Inference inference, FunctionDescription function) {
        Optional<Integer> place = function.isPartial() ? function.placeOfPart("func") : Optional.empty();
        HostObject partial =
                inference.host().importModule("functools").attribute("partial").orElseThrow();
        boolean isNested = place.isPresent()
                && held(function, List.of(place.get()), List::getFirst) instanceof SomeCallable within
                && within.descriptions().stream()
                        .anyMatch(each -> each.type(inference.host()).equals(partial));
        if (isNested) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "what functools.partial() makes of a partial when the program runs, asked for its parts or its text,",
                    "make it of the function itself");
        }
    }

    /** The names of the keywords that a partial gives. */
    private static Optional<SomeValue> keywordNames(Inference inference, Description description) {
        return description instanceof FunctionDescription function && function.isPartial()
                ? Optional.of(constant(inference, function.givenKeywords(inference.host())))
                : Optional.empty();
    }

    /** What these keywords are. */
    private static Optional<SomeValue> keywordValues(Description description) {
        if (!(description instanceof FunctionDescription function) || !function.isPartial()) {
            return Optional.empty();
        }
        return Optional.of(function.placeOfMapping()
                .map(place -> held(function, List.of(place), List::getFirst))
                .orElseGet(() -> held(
                        function,
                        function.placesOfGivenKeywords(),
                        values -> new SomeValue.SomeTuple(values, Optional.empty()))));
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
                || function.standsFor().isPresent()
                || function.creation().get().positionalCount() == 0) {
            return Optional.empty();
        }
        List<Integer> places = IntStream.range(0, function.creation().get().positionalCount())
                .boxed()
                .toList();
        return Optional.of(held(function, places, values -> new SomeValue.SomeTuple(values, Optional.empty())));
    }

    /** What is made of some of what a function holds; impossible as long as it holds nothing. */
    private static SomeValue held(
            FunctionDescription function, List<Integer> places, Function<List<SomeValue>, SomeValue> made) {
        function.noteCapturedReader();
        List<SomeValue> captured = function.captured();
        return places.stream().anyMatch(place -> place >= captured.size())
                ? SomeValue.SomeImpossible.IMPOSSIBLE
                : made.apply(places.stream()
                        .map(place -> Lattice.withoutConstant(captured.get(place)))
                        .toList());
    }

    private static Optional<SomeValue> nameOf(Inference inference, Description description, String name) {
        return switch (description) {
            case FunctionDescription function ->
                function.ownAttribute(name, inference.host()).map(own -> constant(inference, own));
            case MethodDescription method
            when method.isVirtual() && name.equals("__qualname__") -> Optional.of(Lattice.STRING);
            case MethodDescription method ->
                method.function().ownAttribute(name, inference.host()).map(own -> constant(inference, own));
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
