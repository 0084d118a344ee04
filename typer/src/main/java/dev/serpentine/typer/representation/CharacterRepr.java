package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.Optional;

/** A str known to be one character long: a UniChar. What it cannot do itself, the text that it is does. */
public final class CharacterRepr extends Repr {
    public CharacterRepr(TypingContext context) {
        super(context);
    }

    @Override
    public LowLevelType type() {
        return Primitive.UNICHAR;
    }

    @Override
    public String describe() {
        return "str";
    }

    @Override
    public Optional<String> unionKind() {
        return Unions.kindOf(Lattice.STRING);
    }

    @Override
    public Constant constant(HostObject object) {
        return new Constant((long) object.asText().codePointAt(0), Primitive.UNICHAR);
    }

    private TextRepr text() {
        return context.representations().text(false);
    }

    Value toText(Value value, OperationBuilder builder) {
        // What is no character is never made a text: who makes one has raised an exception before.
        if (value instanceof Constant(Object held, var type)
                && held instanceof Long code
                && Character.isValidCodePoint((int) (long) code)) {
            return context.texts().text(Character.toString((int) (long) code));
        }
        Value code = builder.castPrimitive(value, Primitive.SIGNED);
        Value isNarrow = builder.emit(LowLevelOpcode.INT_LT, code, Constant.signed(256));
        return builder.choose(
                isNarrow,
                StandardLayouts.STR.pointer(),
                () -> builder.getItem(context.texts().latin1(), code),
                () -> context.helpers()
                        .call(builder, "text.from_character", context.helpers().lowLevel(value))
                        .value());
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return source instanceof IntegerRepr
                ? Optional.of((value, builder) -> builder.castPrimitive(value, Primitive.UNICHAR))
                : Optional.empty();
    }

    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        return target instanceof TextRepr ? Optional.of(this::toText) : Optional.empty();
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return Constant.bool(true);
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
        return context.helpers()
                .call(
                        builder,
                        "text.hash_of_one",
                        context.helpers().lowLevel(builder.castPrimitive(value, Primitive.SIGNED)))
                .value();
    }

    @Override
    public Value length(OperationSite site) {
        return Constant.signed(1);
    }

    private OperationSite asText(OperationSite site) {
        return site.withOperand(0, new Typed(toText(site.value(0), site.builder()), text()), site.annotation(0));
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        if (site.repr(1) == this) {
            LowLevelOpcode low = switch (opcode) {
                case LT -> LowLevelOpcode.INT_LT;
                case LE -> LowLevelOpcode.INT_LE;
                case GT -> LowLevelOpcode.INT_GT;
                case GE -> LowLevelOpcode.INT_GE;
                default -> null;
            };
            if (low != null) {
                OperationBuilder builder = site.builder();
                Value first = builder.castPrimitive(site.value(0), Primitive.SIGNED);
                return new Typed(
                        builder.emit(low, first, builder.castPrimitive(site.value(1), Primitive.SIGNED)),
                        context.representations().bool());
            }
        }
        return text().binary(opcode, asText(site));
    }

    @Override
    public Typed getItem(OperationSite site) {
        return text().getItem(asText(site));
    }

    @Override
    public Value contains(OperationSite site) {
        return text().contains(asText(site));
    }

    @Override
    public Typed iterator(OperationSite site) {
        return text().iterator(asText(site));
    }
}
