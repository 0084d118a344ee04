package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.build.OperationBuilder;

/**
 * Indexes into what has a length: negative ones count from the end, and what is outside raises IndexError where that is
 * looked out for.
 */
final class Indexes {

    private Indexes() {}

    /** Whether an index is known not to be negative. */
    static boolean isNonNegative(SomeValue annotation) {
        return annotation instanceof SomeValue.SomeInteger integer && integer.isNonNegative()
                || annotation instanceof SomeValue.SomeBool;
    }

    /** The index of an item that is there, from the front. */
    static Value inside(Value index, Value length, boolean isNonNegative, String message, OperationSite site) {
        OperationBuilder builder = site.builder();
        Value counted = index;
        if (!isNonNegative && !(index instanceof Constant(Object held, var type) && (Long) held >= 0)) {
            Value isNegative = builder.emit(LowLevelOpcode.INT_LT, index, Constant.signed(0));
            counted = builder.choose(
                    isNegative,
                    Primitive.SIGNED,
                    () -> builder.emit(LowLevelOpcode.INT_ADD, index, length),
                    () -> index);
        }
        Value fromFront = counted;
        site.check("IndexError", message, () -> {
            Value asUnsigned = builder.castPrimitive(fromFront, Primitive.UNSIGNED);
            return builder.emit(LowLevelOpcode.UINT_LE, builder.castPrimitive(length, Primitive.UNSIGNED), asUnsigned);
        });
        return fromFront;
    }
}
