package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.NumberKind;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * A mixture of int, float and bool: one word that tells the kind too, without a box. The system module
 * {@code number_words} says how; ints of more than 50 bits raise OverflowError where they would get among floats. All
 * mixtures share this representation, whatever kinds the annotator knows of.
 */
public final class NumberRepr extends Repr {
    private static final SomeValue ANY = new SomeValue.SomeNumber(EnumSet.allOf(NumberKind.class));
    private static final long BOOLS = 0xfff8L << 48;
    private static final long INTS = 0xfffcL << 48;
    private static final long NAN = 0x7ff8L << 48;

    public NumberRepr(TypingContext context) {
        super(context);
    }

    @Override
    public LowLevelType type() {
        return Primitive.UNSIGNED;
    }

    @Override
    public String describe() {
        return "int or float";
    }

    @Override
    public Constant constant(HostObject object) {
        return new Constant(
                switch (object.kind()) {
                    case BOOL -> BOOLS | (object.asBoolean() ? 1 : 0);
                    case INT -> ofInteger(object);
                    case FLOAT -> Double.isNaN(object.asFloat()) ? NAN : Double.doubleToRawLongBits(object.asFloat());
                    default -> throw refuse("a constant " + object.describe());
                },
                Primitive.UNSIGNED);
    }

    private long ofInteger(HostObject object) {
        if (object.asInteger().bitLength() >= Numbers.INT_BITS) {
            throw refuse("an int of more than " + Numbers.INT_BITS + " bits");
        }
        return object.asInteger().longValue() | INTS;
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return switch (source) {
            case FloatRepr real ->
                Optional.of((value, builder) -> word(
                        "of_float",
                        context.convert(
                                new Typed(value, real),
                                context.representations().floating(Primitive.FLOAT),
                                builder),
                        builder));
            case IntegerRepr integer ->
                Optional.of(
                        (value, builder) -> word("of_int", builder.castPrimitive(value, Primitive.SIGNED), builder));
            case BoolRepr bool -> Optional.of((value, builder) -> word("of_bool", value, builder));
            default -> Optional.empty();
        };
    }

    /** To a float from any kind; to an int or a bool where the annotator knows that it is one. */
    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        return switch (target) {
            case FloatRepr real ->
                Optional.of((value, builder) -> context.convert(
                        new Typed(
                                word("to_float", value, builder),
                                context.representations().floating(Primitive.FLOAT)),
                        real,
                        builder));
            case IntegerRepr integer ->
                Optional.of((value, builder) ->
                        builder.castPrimitive(word("to_int", value, builder), (Primitive) integer.type()));
            case BoolRepr bool -> Optional.of((value, builder) -> word("to_bool", value, builder));
            default -> Optional.empty();
        };
    }

    /** Whether a value is of one of these kinds, of type Bool. */
    public Value isOneOf(Set<NumberKind> kinds, Value value, OperationBuilder builder) {
        Value found = Constant.bool(false);
        for (NumberKind kind : kinds) {
            Value before = found;
            found = before instanceof Constant
                    ? word("is_" + kind.typeName(), value, builder)
                    : builder.or(before, () -> word("is_" + kind.typeName(), value, builder));
        }
        return found;
    }

    private Value word(String function, Value value, OperationBuilder builder) {
        return context.helpers()
                .call(builder, "number_words." + function, context.helpers().lowLevel(value))
                .value();
    }

    private Argument number(Value value) {
        return context.helpers().python(value, ANY);
    }

    private Value helper(String function, OperationBuilder builder, Argument... arguments) {
        return context.helpers().call(builder, "numbers." + function, arguments).value();
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return helper("truth", builder, number(value));
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return helper("__eq__", builder, number(first), number(second));
    }

    /** Of one kind, and equal. */
    @Override
    public Value identical(Value first, Value second, OperationBuilder builder) {
        return builder.emit(
                LowLevelOpcode.INT_EQ,
                builder.castPrimitive(first, Primitive.SIGNED),
                builder.castPrimitive(second, Primitive.SIGNED));
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return helper("hash_of", builder, number(value));
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        Argument[] arguments = {number(site.valueAs(0, this)), number(site.valueAs(1, this))};
        return context.helpers().call(site.builder(), "numbers.__" + opcode.mnemonic() + "__", arguments);
    }
}
