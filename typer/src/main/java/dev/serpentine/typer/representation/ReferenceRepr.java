package dev.serpentine.typer.representation;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;

/** A pointer to what has an identity, and no value beside it: true where it is there, equal to itself only. */
public abstract class ReferenceRepr extends Repr {
    protected ReferenceRepr(TypingContext context) {
        super(context);
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return canBeNone() ? builder.isNotNull(value) : Constant.bool(true);
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return builder.samePointer(first, second);
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return builder.emitTyped(LowLevelOpcode.IDENTITY_HASH, Primitive.SIGNED, List.of(value));
    }
}
