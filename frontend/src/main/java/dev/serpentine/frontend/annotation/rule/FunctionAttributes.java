package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Attributes that the program gives to functions at run time. One that is made at run time holds an instance that keeps
 * them, to a live one belongs a live instance; system code asks these.
 */
final class FunctionAttributes {
    /** As what system code reads that which keeps a function's attributes. */
    static final String KEPT = "_attributes_";
    /** What a function has from the beginning. */
    private static final Set<String> OWN = Set.of("__name__", "__qualname__", "__doc__");

    /** The function of system code that gives what it has from the beginning, and asks for it. */
    private static final String OF_ITSELF = "own_attribute";
    /** Those that give what functions have that keep no attributes. */
    private static final Set<String> NOT_KEPT = Set.of("attribute_that_is_not_kept", "has_what_is_not_kept");

    private final Inference inference;
    private final CallResolution resolver;

    FunctionAttributes(Inference inference, CallResolution resolver) {
        this.inference = inference;
        this.resolver = resolver;
    }

    /** Whether a value may be a function that keeps attributes, and one of them is asked for. */
    boolean isMeant(Step step, SomeValue value, String name) {
        boolean isOfItself = isOfSystemCode(name)
                || step.operation().position().isInSystemCode()
                        && (NOT_KEPT.contains(step.graph().name())
                                || OWN.contains(name) && step.graph().name().equals(OF_ITSELF));
        return !isOfItself
                && !isOfLanguage(name)
                && value instanceof SomeCallable callable
                && callable.descriptions().stream().anyMatch(FunctionAttributes::keepsAttributes);
    }

    /** Whether only system code asks for an attribute, by a name that stands for something that each function has. */
    static boolean isOfSystemCode(String name) {
        return name.equals(KEPT) || name.equals(Description.SHOWN);
    }

    /** Whether a value is a function that keeps attributes, and may keep one of that name. */
    static boolean canKeep(SomeValue value, String name) {
        return !isOfLanguage(name) && areKeptBy(value);
    }

    /** Whether a value is a bound method, or a function that Python itself makes: these take no attributes. */
    static boolean haveNone(SomeCallable callable) {
        return callable.descriptions().stream()
                .noneMatch(each -> each.isFunction()
                        || each.isType()
                        || each.hostObject()
                                .filter(live -> live.kind() == HostKind.FUNCTION)
                                .isPresent());
    }

    private static boolean isOfLanguage(String name) {
        return name.startsWith("__") && !OWN.contains(name) && !name.equals("__wrapped__");
    }

    /** Whether a value is a function that keeps attributes. */
    static boolean areKeptBy(SomeValue value) {
        return value instanceof SomeCallable callable
                && callable.descriptions().stream().allMatch(FunctionAttributes::keepsAttributes);
    }

    private static boolean keepsAttributes(Description description) {
        return description instanceof FunctionDescription function
                && (function.placeOfAttributes().isPresent()
                        || function.keeper().isPresent());
    }

    /** Sees to it that functions keep attributes in the next run of inference. */
    void letKeepAttributes(SomeValue value, String name) {
        if (value instanceof SomeCallable callable && !isOfLanguage(name)) {
            inference
                    .decisions()
                    .noteAskedForAttributes(callable.descriptions().stream()
                            .filter(description -> !keepsAttributes(description))
                            .flatMap(description -> description instanceof FunctionDescription function
                                    ? Stream.of(function.syntax().position())
                                    : Stream.of())
                            .collect(Collectors.toSet()));
        }
    }

    /** {@code operand.name}; of a function that keeps none, what it has without. */
    SomeValue get(Step step, int operand, String name) {
        return OWN.contains(name)
                ? call(step, OF_ITSELF, operand, List.of(name, keptAs(name)))
                : call(step, "attribute_of_function", operand, List.of(name));
    }

    /** {@code hasattr(operand, name)}. */
    SomeValue has(Step step, int operand, String name) {
        return OWN.contains(name)
                ? Folding.constant(step, inference, inference.host().ofBoolean(true))
                        .orElse(Lattice.BOOL)
                : call(step, "function_has_attribute", operand, List.of(name));
    }

    /** {@code operand.name = value}. */
    SomeValue set(Step step, int operand, String name, int valueOperand) {
        return call(step, "set_attribute_of_function", operand, List.of(keptAs(name)), valueOperand);
    }

    /** What keeps the attributes has such names itself, as every class has. */
    private static String keptAs(String name) {
        return OWN.contains(name) ? "given" + name : name;
    }

    private SomeValue call(Step step, String function, int operand, List<String> names, int... others) {
        HostObject code = inference.systemCode().method("function", function).orElseThrow();
        List<Passed> passed = new ArrayList<>();
        passed.add(Passed.operand(step, operand));
        names.forEach(
                name -> passed.add(Passed.prebuilt(inference, inference.host().ofText(name))));
        for (int other : others) {
            passed.add(Passed.operand(step, other));
        }
        return resolver.callSystem(step, code, passed);
    }

    /** What keeps the attributes of a callable; None of one that keeps none. */
    static SomeValue kept(Inference inference, Description description) {
        if (!(description instanceof FunctionDescription function)) {
            return SomeNone.NONE;
        }
        if (function.keeper().isPresent()) {
            return inference.bindings().ofConstant(function.keeper().get());
        }
        function.noteCapturedReader();
        return function.placeOfAttributes()
                .map(place -> function.captured().get(place))
                .orElse(SomeNone.NONE);
    }
}
