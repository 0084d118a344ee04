package dev.serpentine.typer.callable;

import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.representation.NoneChecks;
import dev.serpentine.typer.representation.ReferenceRepr;
import dev.serpentine.typer.representation.SuperRepr;
import java.util.Optional;

/**
 * A method of an instance, bound: the instance. Which function it is follows from the instance's class, or is known.
 */
public final class MethodRepr extends ReferenceRepr {
    private final Callables callables;
    private final MethodDescription method;
    private final Repr self;
    private final boolean canBeNone;

    /** @param method any of those that the name leads to */
    MethodRepr(TypingContext context, Callables callables, MethodDescription method, Repr self, boolean canBeNone) {
        super(context);
        this.callables = callables;
        this.method = method;
        this.self = self;
        this.canBeNone = canBeNone;
    }

    MethodDescription method() {
        return method;
    }

    /** The representation of the instance. */
    Repr self() {
        return self;
    }

    @Override
    public LowLevelType type() {
        return self.type();
    }

    @Override
    public String describe() {
        return method.describe();
    }

    @Override
    public Optional<String> unionKind() {
        return Optional.of(Unions.CALLABLE);
    }

    @Override
    public boolean canBeNone() {
        return canBeNone;
    }

    @Override
    public Repr withoutNone() {
        return canBeNone ? new MethodRepr(context, callables, method, self, false) : this;
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return switch (source) {
            case MethodRepr other -> context.conversion(other.self, self);
            case Repr instance when context.typeSystem().isInstanceRepr(instance) -> context.conversion(instance, self);
            case SuperRepr superRepr -> context.conversion(superRepr.self(), self);
            default -> Optional.empty();
        };
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        Typed present = new Typed(NoneChecks.owner(site, name), withoutNone());
        return new Typed(callables.attribute(present, method, name, site), site.resultRepr());
    }
}
