package dev.serpentine.typer;

import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.typer.build.OperationBuilder;

/**
 * The way from one representation to another. That there is one is known without going it; it appends what is to be
 * done for a value.
 */
@FunctionalInterface
public interface Conversion {
    /** Between representations of which a value is the same. */
    Conversion NONE = (value, builder) -> value;

    /** @return the value in the other representation */
    Value apply(Value value, OperationBuilder builder);

    /** The way to a type's zero, null or nothing, whatever the value. */
    static Conversion toZero(LowLevelType type) {
        return (value, builder) -> OperationBuilder.zero(type);
    }

    /** This way, and then another. */
    default Conversion then(Conversion next) {
        return (value, builder) -> next.apply(apply(value, builder), builder);
    }
}
