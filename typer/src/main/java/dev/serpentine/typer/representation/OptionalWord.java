package dev.serpentine.typer.representation;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.Optional;

/**
 * How a number that can be None is one Signed word, zero for None: the system module {@code optional_words} says how.
 */
enum OptionalWord {
    INT("int", 0x9d3a5c17e4b82f61L),
    FLOAT("float", 0x7ff4d1c62b9a3e57L),
    /** A {@link NumberRepr}'s. */
    NUMBER("number", 0xfff8000000000002L),
    BOOL("bool", 0);

    private static final long NAN = 0x7ff8L << 48;

    private final String suffix;
    /** What the word of no value is. */
    private final long absent;

    OptionalWord(String suffix, long absent) {
        this.suffix = suffix;
        this.absent = absent;
    }

    /** How a value of a representation is a word where it can be None; empty if it is none. */
    static Optional<OptionalWord> of(Repr item) {
        return Optional.ofNullable(
                switch (item) {
                    case BoolRepr bool -> BOOL;
                    case IntegerRepr integer when integer.primitive() == Primitive.SIGNED -> INT;
                    case FloatRepr real when real.type() == Primitive.FLOAT -> FLOAT;
                    case NumberRepr number -> NUMBER;
                    default -> null;
                });
    }

    /** The word of a constant that is not None; empty for the one int that has none. */
    Optional<Constant> ofConstant(Constant held) {
        long word = switch (this) {
            case INT, NUMBER -> (Long) held.value() ^ absent;
            case FLOAT -> {
                long bits = Double.doubleToRawLongBits((Double) held.value());
                yield (bits == absent ? NAN : bits) ^ absent;
            }
            case BOOL -> (Boolean) held.value() ? 2 : 1;
        };
        return word == 0 ? Optional.empty() : Optional.of(Constant.signed(word));
    }

    /** The word of a value that is not None. */
    Value of(Value value, TypingContext context, OperationBuilder builder) {
        return value instanceof Constant constant && ofConstant(constant).isPresent()
                ? ofConstant(constant).get()
                : call("of_", value, context, builder);
    }

    /** The value of a word that is not zero. */
    Value valueOf(Value word, TypingContext context, OperationBuilder builder) {
        return call("to_", word, context, builder);
    }

    private Value call(String prefix, Value value, TypingContext context, OperationBuilder builder) {
        return context.helpers()
                .call(
                        builder,
                        "optional_words." + prefix + suffix,
                        context.helpers().lowLevel(value))
                .value();
    }
}
