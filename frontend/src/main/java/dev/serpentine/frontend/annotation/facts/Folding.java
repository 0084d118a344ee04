package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.host.EmbeddedArithmetic;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Computes operations on constants by asking the live Python. */
public final class Folding {
    private static final BigInteger SMALLEST = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);
    private static final int LONGEST_TEXT = 1000;

    private Folding() {}

    /** Makes a constant the step's result, unless the result was seen to be something else before. */
    public static Optional<SomeValue> constant(Step step, Inference inference, HostObject value) {
        SomeValue annotation = inference.liveObjects().annotation(value);
        if (inference.bindings().isBound(step.operation().result())
                && !inference.bindings().of(step.operation().result()).equals(annotation)) {
            return Optional.empty();
        }
        step.resolve(Resolution.Constant.CONSTANT);
        step.raisesOnly();
        return Optional.of(annotation);
    }

    /**
     * The result of a function of Python's {@code operator} module where all operands are constant numbers or texts;
     * empty where they are not, or it raises.
     */
    public static Optional<SomeValue> fold(Step step, Inference inference, String operator) {
        List<HostObject> operands = new ArrayList<>();
        for (int i = 0; i < step.argumentCount(); i++) {
            Optional<HostObject> constant = step.argument(i).constant().filter(Folding::isFoldable);
            if (constant.isEmpty() && step.argument(i) == SomeValue.SomeNone.NONE) {
                constant = Optional.of(inference.host().none());
            }
            if (constant.isEmpty() || !fits(constant.get())) {
                return Optional.empty();
            }
            operands.add(constant.get());
        }
        if (!EmbeddedArithmetic.isCPythons(operator, operands)) {
            return Optional.empty();
        }
        return inference.host().operate(operator, operands) instanceof Host.Outcome.Returned(HostObject value)
                        && fits(value)
                ? constant(step, inference, value)
                : Optional.empty();
    }

    /** Whether a live object is a number, a text, None, or a tuple of such. */
    public static boolean isFoldable(HostObject value) {
        return switch (value.kind()) {
            case BOOL, INT, FLOAT, STR, BYTES, NONE -> true;
            case TUPLE -> value.items().stream().allMatch(Folding::isFoldable);
            default -> false;
        };
    }

    /** Whether a value that {@link #isFoldable can be computed with} is true. */
    public static boolean truth(HostObject value) {
        return switch (value.kind()) {
            case NONE -> false;
            case BOOL -> value.asBoolean();
            case INT -> value.asInteger().signum() != 0;
            case FLOAT -> value.asFloat() != 0;
            case STR -> !value.asText().isEmpty();
            case BYTES -> value.asBytes().length != 0;
            case TUPLE -> !value.items().isEmpty();
            default -> throw new IllegalArgumentException("the truth of " + value.kind());
        };
    }

    /** Whether a value fits in a machine word and is not too long to be a constant. */
    public static boolean fits(HostObject value) {
        return switch (value.kind()) {
            case INT ->
                value.asInteger().compareTo(SMALLEST) >= 0 && value.asInteger().compareTo(LARGEST) <= 0;
            case STR -> value.asText().length() <= LONGEST_TEXT;
            case BOOL, FLOAT, NONE -> true;
            case TUPLE ->
                value.items().size() < LONGEST_TEXT && value.items().stream().allMatch(Folding::fits);
            default -> false;
        };
    }

    /** Whether it is always the same text. */
    public static boolean isConstantText(SomeValue value) {
        return value.constant().filter(object -> object.kind() == HostKind.STR).isPresent();
    }
}
