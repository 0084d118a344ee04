package dev.serpentine.typer;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.TextRepr;

/** f-strings: what system code does not do. */
final class Formatting {

    private Formatting() {}

    /** The concatenation of the operands. */
    static Typed join(OperationSite site) {
        TypingContext context = site.context();
        OperationBuilder builder = site.builder();
        TextRepr text = context.representations().text(false);
        if (site.operands().size() == 1) {
            return new Typed(site.valueAs(0, text), text);
        }
        if (site.operands().size() == 2) {
            return new Typed(
                    context.helpers()
                            .call(
                                    builder,
                                    "text.concat",
                                    context.helpers().lowLevel(site.valueAs(0, text)),
                                    context.helpers().lowLevel(site.valueAs(1, text)))
                            .value(),
                    text);
        }
        Value parts = builder.mallocArray(
                ArrayType.collected(StandardLayouts.STR.pointer()),
                Constant.signed(site.operands().size()));
        for (int i = 0; i < site.operands().size(); i++) {
            builder.setItem(parts, Constant.signed(i), site.valueAs(i, text));
        }
        return new Typed(
                context.helpers()
                        .call(builder, "text.join", context.helpers().lowLevel(parts))
                        .value(),
                text);
    }

    /** A replacement field that is text already. */
    static Typed format(OperationSite site) {
        return site.operands().getFirst();
    }
}
