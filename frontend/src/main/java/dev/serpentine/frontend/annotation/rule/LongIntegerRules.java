package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.IntegerModel;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Operations on ints without bounds, which system code does all, and which operations have such results. */
public final class LongIntegerRules {
    private LongIntegerRules() {}

    /** Operators whose results may not fit in a word though both operands do. */
    private static final Set<String> GROWING = Set.of("add", "sub", "mul", "pow", "lshift");

    /**
     * Whether an operator of the program's own, of two operands that are words, has a result without bounds. @param
     * name the operator's, {@code add}
     */
    static boolean isGrowing(Step step, Inference inference, String name, SomeValue left, SomeValue right) {
        return LongIntegers.isWordOrBool(left) && LongIntegers.isWordOrBool(right) && isGrowing(step, inference, name);
    }

    /**
     * Whether an operator has results without bounds wherever both operands are ints, also as what tells the kinds of
     * an operand of the program apart. @param name the operator's, {@code add}
     */
    public static boolean isGrowing(Step step, Inference inference, String name) {
        if (!GROWING.contains(name)) {
            return false;
        }
        Step own = inference.flow().servedBy(step);
        return isAsked(own, inference) || inference.decisions().isGrowing(own.operation());
    }

    /** Whether what the program computes in a step of its own is without bounds wherever it may not fit in a word. */
    static boolean isAsked(Step step, Inference inference) {
        return inference.integers() == IntegerModel.UNBOUNDED
                && !ErrorReport.isForeign(step.operation().position());
    }

    /** Whether what builtins make of a number is without bounds: it is itself, or all ints are. */
    static boolean isUnbounded(SomeValue value, Inference inference) {
        return value instanceof SomeLongInteger
                || inference.integers() == IntegerModel.UNBOUNDED && LongIntegers.isWordOrBool(value);
    }

    /** The same of products, of which there may be many. */
    static boolean hasUnboundedProducts(SomeValue value, Inference inference) {
        return value instanceof SomeLongInteger
                || inference.integers() != IntegerModel.WORD && LongIntegers.isWordOrBool(value);
    }

    /** An operator or a comparison of the step's two operands. @param name a special method's */
    static Optional<SomeValue> binary(Step step, Inference inference, CallResolution resolver, String name) {
        String method = name.equals("__and__") && hasNarrowMask(step) ? "and_with_mask" : name;
        return inference
                .systemCode()
                .method(LongIntegers.FAMILY, method)
                .map(function ->
                        resolver.callSystem(step, function, List.of(Passed.operand(step, 0), Passed.operand(step, 1))));
    }

    /** Whether the result of an and fits in a word, since an operand does that is not negative. */
    private static boolean hasNarrowMask(Step step) {
        return isNarrowMask(step.argument(0)) || isNarrowMask(step.argument(1));
    }

    private static boolean isNarrowMask(SomeValue value) {
        return value instanceof SomeBool || LongIntegers.isWord(value) && ((SomeInteger) value).isNonNegative();
    }

    /** What a builtin of one number does for an int without bounds. */
    static Optional<SomeValue> unary(
            Step step, Inference inference, CallResolution resolver, int operand, String method) {
        return inference
                .systemCode()
                .method(LongIntegers.FAMILY, method)
                .map(function -> resolver.callSystem(step, function, List.of(Passed.operand(step, operand))));
    }
}
