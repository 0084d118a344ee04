package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.Arguments.Passed;
import dev.serpentine.frontend.annotation.SomeValue.*;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.type.Primitive;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Ints without bounds. They come from constants that no machine word holds, and whatever is computed of one is one, but
 * for what a machine word must hold, such as a remainder by a word. System code does all operations.
 */
final class LongIntegers {
    /** Of ints without bounds, as {@link SystemCode#method} knows it. */
    static final String FAMILY = "long_integer";

    private LongIntegers() {}

    /** Whether an annotation is of Python's int in a machine word. */
    static boolean isWord(SomeValue value) {
        return value instanceof SomeInteger integer && integer.type() == Primitive.SIGNED;
    }

    private static boolean isNumber(SomeValue value) {
        return value instanceof SomeLongInteger
                || isWord(value)
                || value instanceof SomeBool
                || value instanceof SomeFloat real && real.type() == Primitive.FLOAT;
    }

    /**
     * Whether one of two operands, neither of them None, is an int without bounds and the other a number of Python's
     * too.
     */
    static boolean areMet(SomeValue left, SomeValue right) {
        return (left instanceof SomeLongInteger || right instanceof SomeLongInteger)
                && isNumber(left)
                && isNumber(right);
    }

    /** Operators whose results may not fit in a word though both operands do. */
    private static final Set<String> GROWING = Set.of("add", "sub", "mul", "pow", "lshift");

    /**
     * Whether an operator of the program's own, of two operands that are words, has a result without bounds. @param
     * name the operator's, {@code add}
     */
    static boolean isGrowing(Step step, Inference inference, String name, SomeValue left, SomeValue right) {
        return GROWING.contains(name)
                && isWordOrBool(left)
                && isWordOrBool(right)
                && (isAsked(step, inference) || inference.decisions().isGrowing(step.operation()));
    }

    /** Whether what the program computes in a step of its own is without bounds wherever it may not fit in a word. */
    static boolean isAsked(Step step, Inference inference) {
        return inference.integers() == IntegerModel.UNBOUNDED
                && !ErrorReport.isForeign(step.operation().position());
    }

    /** Whether what builtins make of a number is without bounds: it is itself, or all ints are. */
    static boolean isUnbounded(SomeValue value, Inference inference) {
        return value instanceof SomeLongInteger
                || inference.integers() == IntegerModel.UNBOUNDED && isWordOrBool(value);
    }

    /** The same of products, of which there may be many. */
    static boolean hasUnboundedProducts(SomeValue value, Inference inference) {
        return value instanceof SomeLongInteger || inference.integers() != IntegerModel.WORD && isWordOrBool(value);
    }

    private static boolean isWordOrBool(SomeValue value) {
        return isWord(value) || value instanceof SomeBool;
    }

    /** The word that a machine integer takes an int without bounds for: it uses the low bits alone. */
    static SomeValue besideMachineInteger(SomeValue value, SomeValue other) {
        return value instanceof SomeLongInteger
                        && other instanceof SomeInteger integer
                        && integer.type() != Primitive.SIGNED
                ? Lattice.INTEGER
                : value;
    }

    /** An operator or a comparison of the step's two operands. @param name a special method's */
    static Optional<SomeValue> binary(Step step, Inference inference, String name) {
        String method = name.equals("__and__") && hasNarrowMask(step) ? "and_with_mask" : name;
        return inference
                .systemCode()
                .method(FAMILY, method)
                .map(function -> inference
                        .calls()
                        .callSystem(step, function, List.of(Passed.operand(step, 0), Passed.operand(step, 1))));
    }

    /** Whether the result of an and fits in a word, since an operand does that is not negative. */
    private static boolean hasNarrowMask(Step step) {
        return isNarrowMask(step.argument(0)) || isNarrowMask(step.argument(1));
    }

    private static boolean isNarrowMask(SomeValue value) {
        return value instanceof SomeBool || isWord(value) && ((SomeInteger) value).isNonNegative();
    }

    /** What a builtin of one number does for an int without bounds. */
    static Optional<SomeValue> unary(Step step, Inference inference, int operand, String method) {
        return inference
                .systemCode()
                .method(FAMILY, method)
                .map(function -> inference.calls().callSystem(step, function, List.of(Passed.operand(step, operand))));
    }

    /** Whether no machine word holds an int. */
    static boolean isLong(HostObject integer) {
        return integer.asInteger().bitLength() >= Long.SIZE;
    }
}
