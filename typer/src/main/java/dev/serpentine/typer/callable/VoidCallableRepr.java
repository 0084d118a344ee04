package dev.serpentine.typer.callable;

import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.NoneChecks;
import java.util.Optional;

/** One known function, class or other live object: nothing at run time. */
public final class VoidCallableRepr extends Repr {
    private final Callables callables;
    private final Description description;

    VoidCallableRepr(TypingContext context, Callables callables, Description description) {
        super(context);
        this.callables = callables;
        this.description = description;
    }

    /** What it is. */
    public Description description() {
        return description;
    }

    @Override
    public LowLevelType type() {
        return Primitive.VOID;
    }

    @Override
    public String describe() {
        return description.describe();
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        Typed own = new Typed(NoneChecks.owner(site, name), this);
        return new Typed(callables.attribute(own, description, name, site), site.resultRepr());
    }

    @Override
    public Optional<String> unionKind() {
        return Optional.of(Unions.CALLABLE);
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return Constant.bool(true);
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return Constant.bool(true);
    }

    @Override
    public boolean isComparedByIdentity() {
        return true;
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return description.isType()
                ? context.typeSystem().hashOfClass(description.hostObject().orElseThrow(), builder)
                : Constant.signed(description.describe().hashCode());
    }
}
