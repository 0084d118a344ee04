package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.Optional;

/** bytes: a pointer to {@link StandardLayouts#BYTES}, null for None. */
public final class BytesRepr extends Repr {
    private final boolean canBeNone;

    public BytesRepr(TypingContext context, boolean canBeNone) {
        super(context);
        this.canBeNone = canBeNone;
    }

    @Override
    public LowLevelType type() {
        return StandardLayouts.BYTES.pointer();
    }

    @Override
    public String describe() {
        return "bytes";
    }

    @Override
    public Optional<String> unionKind() {
        return Unions.kindOf(Lattice.BYTES);
    }

    @Override
    public boolean canBeNone() {
        return canBeNone;
    }

    @Override
    public Repr withoutNone() {
        return context.reprOf(
                new dev.serpentine.frontend.annotation.value.SomeValue.SomeBytes(false, Optional.empty()));
    }

    @Override
    public Constant constant(HostObject object) {
        return object.kind() == HostKind.NONE
                ? OperationBuilder.zero(type())
                : context.texts().bytes(object.asBytes());
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return source instanceof BytesRepr ? Optional.of(Conversion.NONE) : Optional.empty();
    }

    Value length(Value value, OperationBuilder builder) {
        return builder.arraySize(builder.getField(value, "items"));
    }

    Typed item(Value value, Value index, OperationBuilder builder) {
        Value item = builder.getItem(builder.getField(value, "items"), index);
        return new Typed(
                builder.castPrimitive(item, Primitive.SIGNED),
                context.representations().signed());
    }

    private Argument low(Value value) {
        return context.helpers().lowLevel(value);
    }

    private Value call(OperationBuilder builder, String name, Value... arguments) {
        Argument[] all = new Argument[arguments.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = low(arguments[i]);
        }
        return context.helpers().call(builder, name, all).value();
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        Value present = canBeNone ? builder.isNotNull(value) : Constant.bool(true);
        return builder.and(
                present, () -> builder.emit(LowLevelOpcode.INT_NE, length(value, builder), Constant.signed(0)));
    }

    @Override
    public Value length(OperationSite site) {
        return length(NoneChecks.present(site, 0), site.builder());
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return call(builder, canBeNone ? "binary.eq_or_none" : "binary.eq", first, second);
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return call(builder, "binary.hash", value);
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        Value first = NoneChecks.present(site, 0);
        NoneChecks.present(site, 1);
        Value second = site.valueAs(1, this);
        OperationBuilder builder = site.builder();
        if (opcode == FlowOpcode.ADD) {
            return new Typed(call(builder, "binary.concat", first, second), withoutNone());
        }
        Value order = call(builder, "binary.compare", first, second);
        return new Typed(
                builder.emit(
                        switch (opcode) {
                            case LT -> LowLevelOpcode.INT_LT;
                            case LE -> LowLevelOpcode.INT_LE;
                            case GT -> LowLevelOpcode.INT_GT;
                            case GE -> LowLevelOpcode.INT_GE;
                            default -> throw refuse(opcode.mnemonic());
                        },
                        order,
                        Constant.signed(0)),
                context.representations().bool());
    }

    @Override
    public Typed getItem(OperationSite site) {
        Value bytes = NoneChecks.present(site, 0);
        OperationBuilder builder = site.builder();
        if (site.repr(1) instanceof SliceRepr slice) {
            return new Typed(
                    slice.apply(site.operands().get(1), "binary.slice", "binary.slice_stepped", builder, low(bytes)),
                    withoutNone());
        }
        Value index = Indexes.inside(
                site.valueAs(1, context.representations().signed()),
                length(bytes, builder),
                Indexes.isNonNegative(site.annotation(1)),
                "index out of range",
                site);
        return item(bytes, index, builder);
    }

    @Override
    public Value contains(OperationSite site) {
        Value bytes = NoneChecks.present(site, 0);
        return site.repr(1) instanceof BytesRepr
                ? call(site.builder(), "binary.contains", bytes, site.value(1))
                : call(
                        site.builder(),
                        "binary.contains_byte",
                        bytes,
                        site.valueAs(1, context.representations().signed()));
    }

    @Override
    public Typed iterator(OperationSite site) {
        return IteratorRepr.over(site, NoneChecks.present(site, 0));
    }
}
