package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;

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

    /**
     * The index of an item that is there, from the front.
     *
     * <p>Where an index may be negative, one comparison lets the usual ones through: as an unsigned number a negative
     * one is above each length. What is not inside is counted from the end, if it is negative.
     */
    static Value inside(Value index, Value length, boolean isNonNegative, String message, OperationSite site) {
        OperationBuilder builder = site.builder();
        if (isNonNegative || index instanceof Constant(Object held, var type) && (Long) held >= 0) {
            requireInside(index, length, message, site);
            return index;
        }
        if (index instanceof Constant) {
            Value fromFront = builder.emit(LowLevelOpcode.INT_ADD, index, length);
            requireInside(fromFront, length, message, site);
            return fromFront;
        }
        if (!site.isChecked("IndexError")) {
            return builder.choose(
                    builder.emit(LowLevelOpcode.INT_LT, index, Constant.signed(0)),
                    Primitive.SIGNED,
                    () -> builder.emit(LowLevelOpcode.INT_ADD, index, length),
                    () -> index);
        }
        return builder.chooseUsual(
                builder.emit(LowLevelOpcode.UINT_LT, asUnsigned(index, builder), asUnsigned(length, builder)),
                Primitive.SIGNED,
                () -> index,
                () -> fromEnd(index, length, message, site));
    }

    private static Value fromEnd(Value index, Value length, String message, OperationSite site) {
        OperationBuilder builder = site.builder();
        Variable counted = new Variable("index", Primitive.SIGNED);
        Block negative = new Block(List.of());
        Block inside = new Block(List.of(counted));
        Block outside = new Block(List.of());
        builder.branch(builder.emit(LowLevelOpcode.INT_LT, index, Constant.signed(0)), negative, outside);
        builder.continueIn(negative);
        Value fromFront = builder.emit(LowLevelOpcode.INT_ADD, index, length);
        Value isBeforeFirst = builder.emit(LowLevelOpcode.INT_LT, fromFront, Constant.signed(0));
        builder.current()
                .branch(
                        isBeforeFirst,
                        Link.unlikelyWhen(new LinkCase.Truth(true), outside, List.of()),
                        Link.when(new LinkCase.Truth(false), inside, List.of(fromFront)));
        builder.continueIn(outside);
        site.context().raise(builder, "IndexError", message);
        builder.continueIn(inside);
        return counted;
    }

    private static void requireInside(Value index, Value length, String message, OperationSite site) {
        OperationBuilder builder = site.builder();
        site.check(
                "IndexError",
                message,
                () -> builder.emit(LowLevelOpcode.UINT_LE, asUnsigned(length, builder), asUnsigned(index, builder)));
    }

    private static Value asUnsigned(Value number, OperationBuilder builder) {
        return builder.castPrimitive(number, Primitive.UNSIGNED);
    }
}
