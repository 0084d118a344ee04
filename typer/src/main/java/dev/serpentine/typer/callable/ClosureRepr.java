package dev.serpentine.typer.callable;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.NoneChecks;
import dev.serpentine.typer.representation.ReferenceRepr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A function made at run time: a struct that begins as those of all callables do, and holds its cells and defaults. */
public final class ClosureRepr extends ReferenceRepr {
    private final FunctionDescription function;
    private final Callables callables;
    private List<Repr> captured;
    private final boolean canBeNone;
    private final StructType struct;

    ClosureRepr(
            TypingContext context,
            Callables callables,
            FunctionDescription function,
            StructType struct,
            boolean canBeNone) {
        super(context);
        this.callables = callables;
        this.function = function;
        this.canBeNone = canBeNone;
        this.struct = struct;
    }

    /** Tells what the closure captures: after it is known itself, for it may capture a cell that holds it. */
    void setCaptured(List<Repr> reprs) {
        this.captured = List.copyOf(reprs);
    }

    /** The fields of the struct of a closure that captures such values. */
    static List<Field> fields(List<Repr> captured) {
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < captured.size(); i++) {
            if (!captured.get(i).isVoid()) {
                fields.add(Field.immutable("captured" + i, captured.get(i).type()));
            }
        }
        return fields;
    }

    @Override
    public LowLevelType type() {
        return struct.pointer();
    }

    @Override
    public String describe() {
        return function.describe();
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
        return canBeNone ? context.reprOf(new SomeCallable(Set.of(function), false)) : this;
    }

    /** The closure that a NEWFUNCTION makes. @param first the first captured one among the operands */
    public Value make(OperationSite site, int first) {
        OperationBuilder builder = site.builder();
        Value closure = builder.malloc(struct);
        builder.setField(closure, Callables.NUMBER, Constant.signed(callables.numberOf(function)));
        for (int i = 0; i < captured.size(); i++) {
            if (!captured.get(i).isVoid()) {
                builder.setField(closure, "captured" + i, site.valueAs(first + i, captured.get(i)));
            }
        }
        return closure;
    }

    Typed captured(Value closure, int index, OperationBuilder builder) {
        Repr repr = captured.get(index);
        return new Typed(repr.isVoid() ? Constant.voidOf(null) : builder.getField(closure, "captured" + index), repr);
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return source instanceof ClosureRepr || source instanceof CallableRepr
                ? Optional.of((value, builder) -> builder.castPointer(value, struct.pointer()))
                : Optional.empty();
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        Typed present = new Typed(NoneChecks.owner(site, name), withoutNone());
        return new Typed(callables.attribute(present, function, name, site), site.resultRepr());
    }
}
