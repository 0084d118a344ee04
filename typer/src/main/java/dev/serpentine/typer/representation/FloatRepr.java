package dev.serpentine.typer.representation;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;
import java.util.Optional;

/** float: a Float; {@code r_singlefloat}: a SingleFloat. */
public final class FloatRepr extends Repr {
    private final Primitive type;

    public FloatRepr(TypingContext context, Primitive type) {
        super(context);
        this.type = type;
    }

    @Override
    public LowLevelType type() {
        return type;
    }

    @Override
    public String describe() {
        return type == Primitive.FLOAT ? "float" : "SingleFloat";
    }

    @Override
    public Constant constant(HostObject object) {
        return new Constant(
                switch (object.kind()) {
                    case FLOAT -> object.asFloat();
                    case INT, BOOL -> object.asInteger().doubleValue();
                    default -> throw refuse("a constant " + object.describe());
                },
                type);
    }

    Value fromSigned(Value value, OperationBuilder builder) {
        if (value instanceof Constant(Object held, var from)) {
            return new Constant((double) (Long) held, type);
        }
        return narrow(builder.emit(LowLevelOpcode.CAST_INT_TO_FLOAT, value), builder);
    }

    Value fromInteger(Value value, OperationBuilder builder) {
        return value.type() == Primitive.UNSIGNED
                ? narrow(builder.emit(LowLevelOpcode.CAST_UINT_TO_FLOAT, value), builder)
                : fromSigned(builder.castPrimitive(value, Primitive.SIGNED), builder);
    }

    private Value narrow(Value wide, OperationBuilder builder) {
        return type == Primitive.FLOAT
                ? wide
                : builder.emitTyped(LowLevelOpcode.CAST_FLOAT_TO_SINGLE, type, List.of(wide));
    }

    private Value widen(Value value, OperationBuilder builder) {
        return type == Primitive.FLOAT
                ? value
                : builder.emitTyped(LowLevelOpcode.CAST_SINGLE_TO_FLOAT, Primitive.FLOAT, List.of(value));
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return source instanceof FloatRepr real
                ? Optional.of((value, builder) -> narrow(real.widen(value, builder), builder))
                : Optional.empty();
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.FLOAT_NE, widen(value, builder), new Constant(0.0, Primitive.FLOAT));
    }

    @Override
    public Typed unary(FlowOpcode opcode, OperationSite site) {
        OperationBuilder builder = site.builder();
        Value value = widen(site.value(0), builder);
        return new Typed(
                narrow(opcode == FlowOpcode.NEG ? builder.emit(LowLevelOpcode.FLOAT_NEG, value) : value, builder),
                this);
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        return Arithmetic.binary(opcode, site);
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.FLOAT_EQ, widen(first, builder), widen(second, builder));
    }

    /** By what Python's objects hold: a nan is itself, and zeros of both signs are two objects. */
    @Override
    public Value identical(Value first, Value second, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.INT_EQ, bits(first, builder), bits(second, builder));
    }

    private Value bits(Value value, OperationBuilder builder) {
        return builder.emitTyped(LowLevelOpcode.FLOAT_TO_BITS, Primitive.SIGNED, List.of(widen(value, builder)));
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return context.helpers()
                .call(builder, "hashing.real", context.helpers().lowLevel(widen(value, builder)))
                .value();
    }
}
