package dev.serpentine.typer.representation;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;

/** System code: a low-level type as a value at translation time. Nothing is left of it at run time. */
public final class LowLevelTypeRepr extends Repr {
    public LowLevelTypeRepr(TypingContext context) {
        super(context);
    }

    @Override
    public LowLevelType type() {
        return Primitive.VOID;
    }

    @Override
    public String describe() {
        return "low-level type";
    }

    /** The type of a field, or what a pointer points to: known as the result's annotation. */
    @Override
    public Typed getAttribute(String name, OperationSite site) {
        return new Typed(Constant.voidOf(null), site.resultRepr());
    }
}
