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
import dev.serpentine.frontend.host.HostObject;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Operations on ints without bounds, which system code does all, and which operations have such results. */
public final class LongIntegerRules {
    /** By such a power of two a float is divided exactly. */
    private static final int LARGEST_EXACT_POWER = 500;

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

    /**
     * What stands for a builtin where a call of it is guessed to have results without bounds; empty where it is not.
     */
    static Optional<HostObject> growing(Step step, Inference inference, HostObject builtin) {
        return inference.decisions().isGrowing(inference.flow().servedBy(step).operation())
                ? inference.systemCode().method(LongIntegers.FAMILY, "growing_" + builtin.name())
                : Optional.empty();
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
        String method = method(name, step.argument(0), step.argument(1));
        return inference
                .systemCode()
                .method(LongIntegers.FAMILY, method)
                .map(function ->
                        resolver.callSystem(step, function, List.of(Passed.operand(step, 0), Passed.operand(step, 1))));
    }

    /** What computes an operator: words do, where operands or results are known to be from 0 to 2**64 - 1. */
    private static String method(String name, SomeValue left, SomeValue right) {
        boolean areUnsigned = LongIntegers.fitsUnsignedWord(left) && LongIntegers.fitsUnsignedWord(right);
        return switch (name) {
            case "__and__" -> conjunction(left, right);
            case "__or__", "__xor__", "__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__" ->
                areUnsigned ? "unsigned" + name : name;
            case "__rshift__" ->
                LongIntegers.fitsUnsignedWord(left) && LongIntegers.isWordOrBool(right)
                        ? isAtLeast(right, 1) ? "narrow__rshift__" : "unsigned__rshift__"
                        : name;
            case "__floordiv__" ->
                areUnsigned ? isAtLeast(right, 2) ? "narrow__floordiv__" : "unsigned__floordiv__" : name;
            case "__mod__" -> remainder(left, right, areUnsigned);
            case "__truediv__" ->
                LongIntegers.fitsUnsignedWord(left) && isPowerOfTwo(right, LARGEST_EXACT_POWER)
                        ? "unsigned__truediv__"
                        : name;
            default -> name;
        };
    }

    private static String conjunction(SomeValue left, SomeValue right) {
        if (LongIntegers.isNarrow(left) || LongIntegers.isNarrow(right)) {
            return "and_with_mask";
        }
        boolean isUnsigned = LongIntegers.isInteger(left)
                && LongIntegers.isInteger(right)
                && (LongIntegers.fitsUnsignedWord(left) || LongIntegers.fitsUnsignedWord(right));
        return isUnsigned ? "unsigned__and__" : "__and__";
    }

    private static String remainder(SomeValue left, SomeValue right, boolean areUnsigned) {
        if (LongIntegers.isInteger(left) && isPowerOfTwo(right, Long.SIZE)) {
            return isPowerOfTwo(right, Long.SIZE - 1) ? "low_bits" : "low_word";
        }
        if (areUnsigned) {
            return LongIntegers.isNarrow(right) ? "narrow__mod__" : "unsigned__mod__";
        }
        return "__mod__";
    }

    private static boolean isAtLeast(SomeValue value, long limit) {
        return value.constant()
                .filter(constant -> constant.asInteger().compareTo(BigInteger.valueOf(limit)) >= 0)
                .isPresent();
    }

    /** Whether a value is a known power of two, the largest of them this one. */
    private static boolean isPowerOfTwo(SomeValue value, int largest) {
        return lowBitsKept(value) <= largest;
    }

    /** How many low bits a remainder by a value depends on: all, that is very many, unless it is a power of two. */
    public static int lowBitsKept(SomeValue divisor) {
        return LongIntegers.isInteger(divisor)
                ? divisor.constant()
                        .map(HostObject::asInteger)
                        .filter(number -> number.signum() > 0 && number.bitCount() == 1)
                        .map(BigInteger::getLowestSetBit)
                        .orElse(Integer.MAX_VALUE)
                : Integer.MAX_VALUE;
    }

    /**
     * An operator of ints, of which nothing but low bits is used: its result agrees with Python's in the low 64, and is
     * a word.
     *
     * @param name the operator's, {@code add}
     */
    static Optional<SomeValue> wrapping(Step step, Inference inference, CallResolution resolver, String name) {
        List<Passed> operands = new ArrayList<>();
        for (int i = 0; i < step.argumentCount(); i++) {
            if (!LongIntegers.isInteger(step.argument(i))) {
                return Optional.empty();
            }
            operands.add(Passed.operand(step, i));
        }
        return inference
                .systemCode()
                .method(LongIntegers.FAMILY, "wrapping_" + name)
                .map(function -> resolver.callSystem(step, function, operands));
    }

    /** What a builtin of one number does for an int without bounds. */
    static Optional<SomeValue> unary(
            Step step, Inference inference, CallResolution resolver, int operand, String method) {
        boolean isUnsigned = step.argument(operand) instanceof SomeLongInteger integer && integer.isUnsignedWord();
        return inference
                .systemCode()
                .method(LongIntegers.FAMILY, isUnsigned ? ofUnsigned(method) : method)
                .map(function -> resolver.callSystem(step, function, List.of(Passed.operand(step, operand))));
    }

    private static String ofUnsigned(String method) {
        return switch (method) {
            case "__abs__" -> "__int__";
            case "__float__" -> "unsigned__float__";
            default -> method;
        };
    }
}
