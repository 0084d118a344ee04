package dev.serpentine.typer.representation;

import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.TypingContext;

/** System code: a machine address. */
public final class AddressRepr extends Repr {
    public AddressRepr(TypingContext context) {
        super(context);
    }

    @Override
    public LowLevelType type() {
        return Primitive.ADDRESS;
    }

    @Override
    public String describe() {
        return "address";
    }
}
