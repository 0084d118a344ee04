package dev.serpentine.typer.representation;

import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Repr;
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
}
