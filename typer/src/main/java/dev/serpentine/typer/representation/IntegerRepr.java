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
import java.util.Optional;

/**
 * An integer of some size: Python's int is Signed, {@code r_uint} and friends and system code's characters are others.
 */
public final class IntegerRepr extends Repr {
    private final Primitive type;

    public IntegerRepr(TypingContext context, Primitive type) {
        super(context);
        this.type = type;
    }

    @Override
    public LowLevelType type() {
        return type;
    }

    public Primitive primitive() {
        return type;
    }

    @Override
    public String describe() {
        return type == Primitive.SIGNED ? "int" : type.text();
    }

    @Override
    public Constant constant(HostObject object) {
        return switch (object.kind()) {
            case INT, BOOL -> new Constant(type.truncate(object.asInteger().longValue()), type);
            case STR -> new Constant((long) object.asText().codePointAt(0), type);
            // A machine integer of rarithmetic is an instance of a class derived from int.
            case INSTANCE -> new Constant(type.truncate(object.asInteger().longValue()), type);
            default -> throw refuse("a constant " + object.describe());
        };
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return source instanceof IntegerRepr || source instanceof CharacterRepr
                ? Optional.of((value, builder) -> builder.castPrimitive(value, type))
                : Optional.empty();
    }

    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        return target instanceof FloatRepr real ? Optional.of(real::fromInteger) : Optional.empty();
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.INT_NE, builder.castPrimitive(value, Primitive.SIGNED), Constant.signed(0));
    }

    @Override
    public Typed unary(FlowOpcode opcode, OperationSite site) {
        OperationBuilder builder = site.builder();
        Value wide = builder.castPrimitive(site.value(0), Primitive.SIGNED);
        Value result = switch (opcode) {
            case POS -> wide;
            case INVERT -> builder.emit(LowLevelOpcode.INT_INVERT, wide);
            case NEG ->
                type == Primitive.SIGNED && site.isChecked("OverflowError")
                        ? builder.emit(LowLevelOpcode.INT_SUB_OVF, Constant.signed(0), wide)
                        : builder.emit(LowLevelOpcode.INT_NEG, wide);
            default -> throw refuse(opcode.mnemonic());
        };
        return new Typed(builder.castPrimitive(result, type), this);
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        return Arithmetic.binary(opcode, site);
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return builder.emit(
                LowLevelOpcode.INT_EQ,
                builder.castPrimitive(first, Primitive.SIGNED),
                builder.castPrimitive(second, Primitive.SIGNED));
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        if (type() == Primitive.UNSIGNED) {
            return context.helpers()
                    .call(builder, "hashing.unsigned", context.helpers().lowLevel(value))
                    .value();
        }
        Value wide = builder.castPrimitive(value, Primitive.SIGNED);
        return context.helpers()
                .call(builder, "hashing.integer", context.helpers().lowLevel(wide))
                .value();
    }
}
