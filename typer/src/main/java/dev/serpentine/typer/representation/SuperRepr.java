package dev.serpentine.typer.representation;

import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import java.util.Optional;

/** What {@code super()} gives: the instance itself. */
public final class SuperRepr extends Repr {
    private final Repr self;

    public SuperRepr(TypingContext context, Repr self) {
        super(context);
        this.self = self;
    }

    public Repr self() {
        return self;
    }

    @Override
    public LowLevelType type() {
        return self.type();
    }

    @Override
    public String describe() {
        return "super()";
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return context.conversion(source, self);
    }

    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        return context.conversion(self, target);
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        return new Typed(site.value(0), self);
    }
}
