package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.Optional;

/** bytearray: a resizable list of Char. */
public final class ByteArrayRepr extends Repr {
    private final boolean canBeNone;
    private final StructType struct;

    public ByteArrayRepr(TypingContext context, boolean canBeNone) {
        super(context);
        this.canBeNone = canBeNone;
        this.struct = StandardLayouts.BYTEARRAY;
    }

    @Override
    public LowLevelType type() {
        return struct.pointer();
    }

    @Override
    public String describe() {
        return "bytearray";
    }

    @Override
    public Optional<String> unionKind() {
        return Unions.kindOf(new SomeValue.SomeByteArray(false));
    }

    @Override
    public boolean canBeNone() {
        return canBeNone;
    }

    @Override
    public Repr withoutNone() {
        return canBeNone ? new ByteArrayRepr(context, false) : this;
    }

    @Override
    public Constant constant(HostObject object) {
        if (object.kind() == HostKind.NONE) {
            return OperationBuilder.zero(type());
        }
        return new Constant(
                context.prebuilt()
                        .of(
                                object,
                                struct,
                                () -> {
                                    StructValue value = new StructValue(struct);
                                    byte[] bytes = object.asBytes();
                                    value.set("length", (long) bytes.length);
                                    value.set("items", ArrayValue.ofBytes(StandardLayouts.CHARS, bytes));
                                    return value;
                                },
                                made -> {}),
                type());
    }

    Value length(Value value, OperationBuilder builder) {
        return builder.getField(value, "length");
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
    public Typed getItem(OperationSite site) {
        Value bytes = NoneChecks.present(site, 0);
        OperationBuilder builder = site.builder();
        if (site.repr(1) instanceof SliceRepr slice) {
            Value part = slice.apply(
                    site.operands().get(1),
                    "lists.slice_items",
                    "lists.stepped_items",
                    builder,
                    low(builder.getField(bytes, "items")),
                    low(length(bytes, builder)));
            return new Typed(
                    context.helpers()
                            .call(builder, "lists.from_array", context.helpers().type(struct), low(part))
                            .value(),
                    site.resultRepr());
        }
        return item(bytes, index(site, bytes), builder);
    }

    private Value index(OperationSite site, Value bytes) {
        return Indexes.inside(
                site.valueAs(1, context.representations().signed()),
                length(bytes, site.builder()),
                Indexes.isNonNegative(site.annotation(1)),
                "bytearray index out of range",
                site);
    }

    @Override
    public void setItem(OperationSite site) {
        Value bytes = NoneChecks.present(site, 0);
        OperationBuilder builder = site.builder();
        Value value = site.valueAs(2, context.representations().signed());
        Value isTooLarge = builder.emit(
                LowLevelOpcode.UINT_LT,
                new Constant(255L, Primitive.UNSIGNED),
                builder.castPrimitive(value, Primitive.UNSIGNED));
        builder.whenUnlikely(isTooLarge, () -> context.raise(builder, "ValueError", "byte must be in range(0, 256)"));
        Value index = index(site, bytes);
        builder.setItem(builder.getField(bytes, "items"), index, builder.castPrimitive(value, Primitive.CHAR));
    }

    @Override
    public void deleteItem(OperationSite site) {
        context.helpers()
                .call(
                        site.builder(),
                        "lists.delitem",
                        low(NoneChecks.present(site, 0)),
                        low(site.valueAs(1, context.representations().signed())));
    }

    @Override
    public Typed iterator(OperationSite site) {
        return IteratorRepr.over(site, NoneChecks.present(site, 0));
    }
}
