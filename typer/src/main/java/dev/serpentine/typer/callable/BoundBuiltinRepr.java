package dev.serpentine.typer.callable;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.NoneChecks;
import dev.serpentine.typer.representation.TextRepr;
import java.util.List;
import java.util.Optional;

/** A method of a built-in type, bound: the object. */
public final class BoundBuiltinRepr extends Repr {
    private final Callables callables;
    private final BuiltinMethodDescription method;
    private final Repr self;

    BoundBuiltinRepr(TypingContext context, Callables callables, BuiltinMethodDescription method, Repr self) {
        super(context);
        this.callables = callables;
        this.method = method;
        this.self = self;
    }

    BuiltinMethodDescription method() {
        return method;
    }

    /** The representation of the object. */
    public Repr self() {
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
    public Optional<Conversion> conversionFrom(Repr source) {
        if (source instanceof BoundBuiltinRepr other) {
            return other.describe().equals(describe()) ? context.conversion(other.self, self) : Optional.empty();
        }
        return context.conversion(source, self);
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return Constant.bool(true);
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return self.identical(first, second, builder);
    }

    @Override
    public void requestEquality(HelperRequests requests) {
        self.requestIdentity(requests);
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return type() instanceof PointerType && !(self instanceof TextRepr)
                ? builder.emitTyped(LowLevelOpcode.IDENTITY_HASH, Primitive.SIGNED, List.of(value))
                : Constant.signed(callables.numberOf(method));
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        Typed present = new Typed(NoneChecks.owner(site, name), withoutNone());
        return new Typed(callables.attribute(present, method, name, site), site.resultRepr());
    }
}
