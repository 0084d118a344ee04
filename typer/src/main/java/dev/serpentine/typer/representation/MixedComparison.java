package dev.serpentine.typer.representation;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.HelperCalls;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.Optional;

/** Comparison of an int and a float: exact in Python, also where the int is not a float. */
final class MixedComparison {
    /** All ints up to here, of either sign, are floats. */
    private static final long LARGEST_EXACT = 1L << 53;

    private MixedComparison() {}

    /** @return empty where comparing them as floats is exact */
    static Optional<Value> compare(
            FlowOpcode opcode, Typed first, Typed second, TypingContext context, OperationBuilder builder) {
        if (isInexact(first) && second.repr() instanceof FloatRepr) {
            return Optional.of(helper(opcode, first, second, context, builder));
        }
        if (isInexact(second) && first.repr() instanceof FloatRepr) {
            return Optional.of(helper(reflected(opcode), second, first, context, builder));
        }
        return Optional.empty();
    }

    private static boolean isInexact(Typed value) {
        boolean isSmall = value.value() instanceof Constant(Object held, var type)
                && held instanceof Long number
                && -LARGEST_EXACT <= number
                && number <= LARGEST_EXACT;
        return value.repr().type() == Primitive.SIGNED && value.repr() instanceof IntegerRepr && !isSmall;
    }

    private static FlowOpcode reflected(FlowOpcode opcode) {
        return switch (opcode) {
            case LT -> FlowOpcode.GT;
            case LE -> FlowOpcode.GE;
            case GT -> FlowOpcode.LT;
            case GE -> FlowOpcode.LE;
            default -> opcode;
        };
    }

    private static Value helper(
            FlowOpcode opcode, Typed integer, Typed real, TypingContext context, OperationBuilder builder) {
        HelperCalls helpers = context.helpers();
        Value given = context.convert(real, context.representations().floating(Primitive.FLOAT), builder);
        Value rounded = builder.emit(LowLevelOpcode.CAST_INT_TO_FLOAT, integer.value());
        // Only where the rounded int is equal does it matter that it was rounded.
        return builder.choose(
                builder.emit(LowLevelOpcode.FLOAT_EQ, rounded, given),
                Primitive.BOOL,
                () -> helpers.call(
                                builder,
                                "floats.int_" + opcode.mnemonic(),
                                helpers.lowLevel(integer.value()),
                                helpers.lowLevel(given))
                        .value(),
                () -> switch (opcode) {
                    case LT -> builder.emit(LowLevelOpcode.FLOAT_LT, rounded, given);
                    case LE -> builder.emit(LowLevelOpcode.FLOAT_LE, rounded, given);
                    case GT -> builder.emit(LowLevelOpcode.FLOAT_GT, rounded, given);
                    case GE -> builder.emit(LowLevelOpcode.FLOAT_GE, rounded, given);
                    default -> Constant.bool(false);
                });
    }
}
