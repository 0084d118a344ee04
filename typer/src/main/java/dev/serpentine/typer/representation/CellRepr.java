package dev.serpentine.typer.representation;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;

/** A variable that a closure shares with the function around it: a struct of its value and whether it has one. */
public final class CellRepr extends Repr {
    private final Repr contents;
    private final StructType struct;

    public CellRepr(TypingContext context, Repr contents) {
        super(context);
        this.contents = contents;
        this.struct = StructType.collected(
                context.structName("cell", contents.storageType()),
                Field.mutable("bound", Primitive.BOOL),
                Field.mutable("value", contents.storageType()));
    }

    @Override
    public LowLevelType type() {
        return struct.pointer();
    }

    @Override
    public String describe() {
        return "cell";
    }

    @Override
    public Constant constant(HostObject object) {
        return new Constant(
                context.prebuilt().of(object, struct, () -> new StructValue(struct), made -> {
                    StructValue cell = (StructValue) made;
                    object.part(HostObject.Part.CONTENTS).ifPresent(value -> {
                        cell.set("bound", true);
                        if (!contents.isVoid()) {
                            cell.set("value", contents.constant(value).value());
                        }
                    });
                }),
                type());
    }

    /** An empty cell. */
    public Typed make(OperationBuilder builder) {
        return new Typed(builder.malloc(struct), this);
    }

    /** The contents of a cell, the site's first operand. */
    public static Typed read(OperationSite site) {
        CellRepr cell = (CellRepr) site.repr(0);
        OperationBuilder builder = site.builder();
        Value isBound = builder.getField(site.value(0), "bound");
        builder.whenUnlikely(
                builder.not(isBound),
                () -> cell.context.raise(
                        builder,
                        site.constantOperand(1).asText(),
                        site.constantOperand(2).asText()));
        return new Typed(
                cell.contents.isVoid() ? Constant.voidOf(null) : builder.getField(site.value(0), "value"),
                cell.contents);
    }

    public static void write(OperationSite site) {
        CellRepr cell = (CellRepr) site.repr(0);
        OperationBuilder builder = site.builder();
        Value value = site.valueAs(1, cell.contents);
        if (!cell.contents.isVoid()) {
            builder.setField(site.value(0), "value", value);
        }
        builder.setField(site.value(0), "bound", Constant.bool(true));
    }

    /** Empties a cell, which does not keep what it held. */
    public static void clear(OperationSite site) {
        OperationBuilder builder = site.builder();
        // First: what ends with this may look at the variable.
        builder.setField(site.value(0), "bound", Constant.bool(false));
        FieldedType cell = (FieldedType) ((PointerType) site.value(0).type()).target();
        cell.field("value")
                .filter(field -> field.type() instanceof PointerType)
                .ifPresent(field -> builder.setField(site.value(0), field.name(), new Constant(null, field.type())));
    }
}
