package dev.serpentine.typer.representation;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.Optional;

/**
 * An int that is known to be from 0 to 2**64 - 1: a machine word without a sign. Where it meets an int without bounds,
 * it becomes one. The system module {@code unsigned_words} computes with it.
 */
public final class UnsignedWordRepr extends LongIntegerRepr {

    public UnsignedWordRepr(TypingContext context) {
        super(context, false);
    }

    @Override
    public LowLevelType type() {
        return Primitive.UNSIGNED;
    }

    @Override
    public Constant constant(HostObject object) {
        return new Constant(object.asInteger().longValue(), Primitive.UNSIGNED);
    }

    /** Of words, which are not negative where one becomes this. */
    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return switch (source) {
            case UnsignedWordRepr same -> Optional.of(Conversion.NONE);
            case IntegerRepr integer
            when integer.primitive() == Primitive.SIGNED -> Optional.of(UnsignedWordRepr::unsigned);
            case BoolRepr bool -> Optional.of(UnsignedWordRepr::unsigned);
            default -> Optional.empty();
        };
    }

    private static Value unsigned(Value value, OperationBuilder builder) {
        return builder.castPrimitive(value, Primitive.UNSIGNED);
    }

    private static Value signed(Value value, OperationBuilder builder) {
        return builder.castPrimitive(value, Primitive.SIGNED);
    }

    private Value call(OperationBuilder builder, String function, Value value) {
        return context.helpers()
                .call(builder, "unsigned_words." + function, context.helpers().lowLevel(value))
                .value();
    }

    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        return switch (target) {
            case FloatRepr real ->
                Optional.of((value, builder) -> context.convert(
                        new Typed(value, context.representations().integer(Primitive.UNSIGNED)), real, builder));
            case IntegerRepr integer
            when integer.primitive() == Primitive.SIGNED ->
                Optional.of((value, builder) -> call(builder, "to_index", value));
            case IntegerRepr integer ->
                Optional.of((value, builder) -> builder.castPrimitive(value, integer.primitive()));
            default -> Optional.empty();
        };
    }

    @Override
    public Value asCode(Value value, OperationBuilder builder) {
        return call(builder, "to_code", value);
    }

    @Override
    public Value asSubscript(Value value, OperationBuilder builder) {
        return call(builder, "to_subscript", value);
    }

    @Override
    public Value lowBits(Value value, OperationBuilder builder) {
        return signed(value, builder);
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.INT_NE, signed(value, builder), Constant.signed(0));
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.INT_EQ, signed(first, builder), signed(second, builder));
    }

    @Override
    Value equalToNumber(Value value, Typed number, OperationBuilder builder) {
        if (number.repr() instanceof FloatRepr) {
            LongIntegerRepr wide = context.representations().longInteger(false);
            return wide.equalToNumber(context.convert(new Typed(value, this), wide, builder), number, builder);
        }
        Value word = signed(number.value(), builder);
        Value isNotNegative = builder.emit(LowLevelOpcode.INT_GE, word, Constant.signed(0));
        return builder.and(isNotNegative, () -> builder.emit(LowLevelOpcode.INT_EQ, signed(value, builder), word));
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return context.helpers()
                .call(builder, "hashing.unsigned", context.helpers().lowLevel(value))
                .value();
    }
}
