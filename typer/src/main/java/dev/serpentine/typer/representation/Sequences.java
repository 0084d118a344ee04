package dev.serpentine.typer.representation;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.UnsupportedOperation;
import dev.serpentine.typer.build.OperationBuilder;

/** Items of a list, text or bytes by indexes that are known to be inside. */
public record Sequences(Repr repr, Value source, OperationSite site) {

    public Value length() {
        OperationBuilder builder = site.builder();
        return switch (repr) {
            case ListRepr list -> list.length(source, builder);
            case TextRepr text -> builder.getField(source, "length");
            case BytesRepr bytes -> bytes.length(source, builder);
            case ByteArrayRepr bytes -> bytes.length(source, builder);
            default -> throw new UnsupportedOperation("the length of " + repr.describe());
        };
    }

    public Typed item(Value index) {
        OperationBuilder builder = site.builder();
        TypingContext context = site.context();
        return switch (repr) {
            case ListRepr list -> list.loaded(list.items(source, builder), index, builder);
            case TextRepr text ->
                new Typed(
                        context.helpers()
                                .call(
                                        builder,
                                        "text.getitem_unchecked",
                                        context.helpers().lowLevel(source),
                                        context.helpers().lowLevel(index))
                                .value(),
                        context.representations().character());
            case BytesRepr bytes -> bytes.item(source, index, builder);
            case ByteArrayRepr bytes -> bytes.item(source, index, builder);
            default -> throw new UnsupportedOperation("an item of " + repr.describe());
        };
    }

    /** A list of the items from one index to before another. */
    public Value part(int start, Value stop, ListRepr result) {
        OperationBuilder builder = site.builder();
        TypingContext context = site.context();
        if (!(repr instanceof ListRepr list)) {
            throw new UnsupportedOperation("part of " + repr.describe());
        }
        Value count = builder.emit(dev.serpentine.graph.operation.LowLevelOpcode.INT_SUB, stop, Constant.signed(start));
        Value items = context.helpers()
                .call(
                        builder,
                        "lists.part",
                        context.helpers().lowLevel(list.items(source, builder)),
                        context.helpers().lowLevel(Constant.signed(start)),
                        context.helpers().lowLevel(count))
                .value();
        return result.owning(result.recast(list, items, count, builder), builder);
    }
}
