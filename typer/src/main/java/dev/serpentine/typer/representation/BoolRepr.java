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
import java.util.function.Function;

/** bool: a Bool. Arithmetic is that of the int it is. */
public final class BoolRepr extends Repr {
    public BoolRepr(TypingContext context) {
        super(context);
    }

    @Override
    public LowLevelType type() {
        return Primitive.BOOL;
    }

    @Override
    public String describe() {
        return "bool";
    }

    @Override
    public Constant constant(HostObject object) {
        return Constant.bool(
                switch (object.kind()) {
                    case BOOL -> object.asBoolean();
                    case INT -> object.asInteger().signum() != 0;
                    default -> throw refuse("a constant " + object.describe());
                });
    }

    @Override
    protected Value chooseAmong(
            Value value,
            List<HostObject> possible,
            Function<HostObject, Value> body,
            LowLevelType type,
            OperationBuilder builder) {
        boolean firstIsTrue = possible.getFirst().asBoolean();
        HostObject whenTrue = firstIsTrue ? possible.getFirst() : possible.getLast();
        HostObject whenFalse = firstIsTrue ? possible.getLast() : possible.getFirst();
        return builder.choose(value, type, () -> body.apply(whenTrue), () -> body.apply(whenFalse));
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return value;
    }

    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        return switch (target) {
            case IntegerRepr integer ->
                Optional.of((value, builder) -> builder.castPrimitive(value, (Primitive) integer.type()));
            case FloatRepr real ->
                Optional.of(
                        (value, builder) -> real.fromSigned(builder.castPrimitive(value, Primitive.SIGNED), builder));
            default -> Optional.empty();
        };
    }

    @Override
    public Typed unary(FlowOpcode opcode, OperationSite site) {
        IntegerRepr signed = context.representations().signed();
        Typed number = new Typed(site.valueAs(0, signed), signed);
        return signed.unary(opcode, site.withOperand(0, number, site.annotation(0)));
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        if (site.repr(1) == this && (opcode == FlowOpcode.AND || opcode == FlowOpcode.OR || opcode == FlowOpcode.XOR)) {
            return new Typed(logical(opcode, site), this);
        }
        return Arithmetic.binary(opcode, site);
    }

    private static Value logical(FlowOpcode opcode, OperationSite site) {
        OperationBuilder builder = site.builder();
        LowLevelOpcode low = switch (opcode) {
            case AND -> LowLevelOpcode.INT_AND;
            case OR -> LowLevelOpcode.INT_OR;
            default -> LowLevelOpcode.INT_XOR;
        };
        Value first = builder.castPrimitive(site.value(0), Primitive.SIGNED);
        Value second = builder.castPrimitive(site.value(1), Primitive.SIGNED);
        return builder.emit(LowLevelOpcode.INT_NE, builder.emit(low, first, second), Constant.signed(0));
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
        return builder.castPrimitive(value, Primitive.SIGNED);
    }
}
