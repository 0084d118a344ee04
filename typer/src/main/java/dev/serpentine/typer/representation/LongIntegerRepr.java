package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.math.BigInteger;
import java.util.Optional;

/**
 * An int without bounds: a pointer to {@link StandardLayouts#LONG_INTEGER}, null for None. The system modules
 * {@code long_integers}, {@code long_division} and {@code long_methods} know what is inside.
 */
public sealed class LongIntegerRepr extends Repr permits UnsignedWordRepr {
    private final boolean canBeNone;

    public LongIntegerRepr(TypingContext context, boolean canBeNone) {
        super(context);
        this.canBeNone = canBeNone;
    }

    @Override
    public LowLevelType type() {
        return StandardLayouts.LONG_INTEGER.pointer();
    }

    @Override
    public String describe() {
        return "int";
    }

    @Override
    public Optional<String> unionKind() {
        return Unions.kindOf(Lattice.LONG_INTEGER);
    }

    @Override
    public boolean canBeNone() {
        return canBeNone;
    }

    @Override
    public Repr withoutNone() {
        return context.representations().longInteger(false);
    }

    @Override
    public Constant constant(HostObject object) {
        return object.kind() == HostKind.NONE
                ? OperationBuilder.zero(type())
                : context.texts().longInteger(object.asInteger());
    }

    private Value call(OperationBuilder builder, String function, Value... arguments) {
        Argument[] all = new Argument[arguments.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = context.helpers().lowLevel(arguments[i]);
        }
        return context.helpers().call(builder, "long_integers." + function, all).value();
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return switch (source) {
            case UnsignedWordRepr word ->
                Optional.of((value, builder) -> value instanceof Constant(Object held, var type)
                        ? context.texts().longInteger(new BigInteger(Long.toUnsignedString((Long) held)))
                        : call(builder, "of_unsigned", value));
            case LongIntegerRepr other -> Optional.of(Conversion.NONE);
            case IntegerRepr integer when integer.primitive() == Primitive.SIGNED -> Optional.of(this::ofWord);
            case BoolRepr bool ->
                Optional.of((value, builder) -> ofWord(builder.castPrimitive(value, Primitive.SIGNED), builder));
            case OptionalRepr optional
            when canBeNone ->
                context.conversion(optional.item(), this)
                        .map(present -> (value, builder) -> builder.choose(
                                builder.isNull(value),
                                type(),
                                () -> OperationBuilder.zero(type()),
                                () -> present.apply(optional.unbox(value, builder), builder)));
            default -> Optional.empty();
        };
    }

    private Value ofWord(Value word, OperationBuilder builder) {
        return word instanceof Constant(Object held, var type) && held instanceof Long number
                ? context.texts().longInteger(BigInteger.valueOf(number))
                : call(builder, "of_word", word);
    }

    /** To a float as {@code float()} does, and to a word as an index is taken. */
    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        return switch (target) {
            case FloatRepr real ->
                Optional.of((value, builder) -> context.convert(
                        new Typed(
                                call(builder, "to_float", value),
                                context.representations().floating(Primitive.FLOAT)),
                        real,
                        builder));
            case IntegerRepr integer
            when integer.primitive() == Primitive.SIGNED ->
                Optional.of((value, builder) -> call(builder, "to_index", value));
            case IntegerRepr integer ->
                Optional.of((value, builder) -> builder.castPrimitive(lowBits(value, builder), integer.primitive()));
            default -> Optional.empty();
        };
    }

    /** What {@code chr} takes: a word. */
    public Value asCode(Value value, OperationBuilder builder) {
        return call(builder, "to_code", value);
    }

    /** An index of a sequence: a word. */
    public Value asSubscript(Value value, OperationBuilder builder) {
        return call(builder, "to_subscript", value);
    }

    /** The low 64 bits of two's complement, of type Signed. */
    public Value lowBits(Value value, OperationBuilder builder) {
        return call(builder, "low_word", value);
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return call(builder, canBeNone ? "truth_or_none" : "truth", value);
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return call(builder, canBeNone ? "eq_or_none" : "eq", first, second);
    }

    /** Whether a value of this representation is equal to an int, a bool or a float. */
    Value equalToNumber(Value value, Typed number, OperationBuilder builder) {
        Value present = canBeNone ? builder.isNotNull(value) : Constant.bool(true);
        return builder.and(
                present,
                () -> number.repr() instanceof FloatRepr real
                        ? call(
                                builder,
                                "eq_float",
                                value,
                                context.convert(
                                        number, context.representations().floating(Primitive.FLOAT), builder))
                        : call(builder, "eq_word", value, builder.castPrimitive(number.value(), Primitive.SIGNED)));
    }

    @Override
    public Value identical(Value first, Value second, OperationBuilder builder) {
        return equal(first, second, builder);
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return canBeNone
                ? builder.choose(
                        builder.isNull(value),
                        Primitive.SIGNED,
                        () -> context.representations().none().hash(value, builder),
                        () -> call(builder, "hash", value))
                : call(builder, "hash", value);
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        if (site.annotation(1) instanceof SomeValue.SomeInteger) {
            return Arithmetic.binary(opcode, site);
        }
        throw refuse(opcode.mnemonic());
    }
}
