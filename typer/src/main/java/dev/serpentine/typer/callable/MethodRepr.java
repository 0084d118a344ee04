package dev.serpentine.typer.callable;

import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.ReferenceRepr;
import dev.serpentine.typer.representation.SuperRepr;
import java.util.Optional;

/**
 * A method of an instance, bound: the instance. Which function it is follows from the instance's class, or is known.
 */
public final class MethodRepr extends ReferenceRepr {
    private final MethodDescription method;
    private final Repr self;
    private final boolean canBeNone;

    /** @param method any of those that the name leads to */
    MethodRepr(TypingContext context, MethodDescription method, Repr self, boolean canBeNone) {
        super(context);
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
    public Optional<Value> convertFrom(Repr source, Value value, OperationBuilder builder) {
        return switch (source) {
            case MethodRepr other -> Optional.of(context.convert(new Typed(value, other.self), self, builder));
            case Repr instance
            when context.typeSystem().isInstanceRepr(instance) ->
                Optional.of(context.convert(new Typed(value, instance), self, builder));
            case SuperRepr superRepr -> Optional.of(context.convert(new Typed(value, superRepr.self()), self, builder));
            default -> Optional.empty();
        };
    }
}
