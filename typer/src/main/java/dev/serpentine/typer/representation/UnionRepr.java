package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.NumberKind;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeUnion;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A value of one of several kinds: a box that tells the kind, null for None. The boxes of all unions are alike, so that
 * a value goes from one union to another as it is; see {@link UnionBoxes}.
 *
 * <p>Operations tell the kinds apart before they come here: left is what containers ask of the values that they hold.
 */
public final class UnionRepr extends Repr {
    private final SomeUnion annotation;
    private final UnionBoxes boxes;

    public UnionRepr(TypingContext context, SomeUnion annotation, UnionBoxes boxes) {
        super(context);
        this.annotation = annotation;
        this.boxes = boxes;
    }

    @Override
    public LowLevelType type() {
        return boxes.struct().pointer();
    }

    @Override
    public String describe() {
        return dev.serpentine.frontend.annotation.value.Lattice.describe(annotation);
    }

    @Override
    public boolean canBeNone() {
        return annotation.canBeNone();
    }

    @Override
    public Repr withoutNone() {
        return canBeNone() ? context.reprOf(new SomeUnion(annotation.members(), false)) : this;
    }

    // The representations of members

    private Optional<SomeValue> memberOf(String kind) {
        return annotation.members().stream()
                .filter(member -> Unions.kindOf(member).orElseThrow().equals(kind))
                .findFirst();
    }

    /** How a value of a kind, that no word holds, is within its box. */
    private Repr held(SomeValue member) {
        return switch (member) {
            case SomeCallable callable -> context.typeSystem().callableReference(callable);
            default -> context.reprOf(member);
        };
    }

    private LowLevelType heldType(SomeValue member) {
        return member instanceof SomeInstance
                ? context.typeSystem().rootOfInstances()
                : held(member).type();
    }

    // Constants

    @Override
    public Constant constant(HostObject object) {
        return switch (object.kind()) {
            case NONE -> OperationBuilder.zero(type());
            case BOOL -> boxes.ofWord(NumberKind.BOOL, object.asBoolean() ? 1 : 0);
            case FLOAT -> boxes.ofWord(NumberKind.FLOAT, Double.doubleToRawLongBits(object.asFloat()));
            case INT ->
                memberOf(Unions.LONG_INTEGER).isPresent()
                        ? ofObject(object)
                        : boxes.ofWord(NumberKind.INT, object.asInteger().longValueExact());
            default -> ofObject(object);
        };
    }

    private Constant ofObject(HostObject object) {
        SomeValue own = context.program().annotationOfConstant(object);
        String kind = object.kind() == HostKind.INT
                ? Unions.LONG_INTEGER
                : Unions.kindOf(own).orElseThrow(() -> refuse("a constant " + object.describe()));
        SomeValue member = memberOf(kind).orElseThrow(() -> refuse("a constant " + object.describe()));
        // Of several hierarchies of classes the object knows its own.
        Repr repr = member instanceof SomeInstance ? context.reprOf(own) : held(member);
        StructType struct = boxes.referring(heldType(member));
        Object box = context.prebuilt()
                .of(
                        object,
                        struct,
                        () -> boxes.ofKind(struct, kind),
                        made -> ((StructValue) made)
                                .set(UnionBoxes.VALUE, repr.constant(object).value()));
        return new Constant(box, type());
    }

    // Into a box

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return switch (source) {
            case UnionRepr other -> Optional.of((value, builder) -> withoutWords(other, value, builder));
            case BoolRepr bool ->
                Optional.of((value, builder) ->
                        word(NumberKind.BOOL, builder.castPrimitive(value, Primitive.SIGNED), builder));
            case IntegerRepr integer
            when integer.primitive() == Primitive.SIGNED
                    && memberOf(Unions.LONG_INTEGER).isPresent() ->
                boxed(memberOf(Unions.LONG_INTEGER).get(), source);
            case IntegerRepr integer
            when integer.primitive() == Primitive.SIGNED ->
                Optional.of((value, builder) -> word(NumberKind.INT, value, builder));
            case FloatRepr real ->
                Optional.of((value, builder) -> word(
                        NumberKind.FLOAT,
                        builder.emitTyped(
                                LowLevelOpcode.FLOAT_TO_BITS,
                                Primitive.SIGNED,
                                List.of(context.convert(
                                        new Typed(value, real),
                                        context.representations().floating(Primitive.FLOAT),
                                        builder))),
                        builder));
            case NumberRepr number -> Optional.of((value, builder) -> ofNumber(number, value, builder));
            case OptionalRepr optional ->
                context.conversion(optional.item(), this)
                        .map(present -> (value, builder) -> orNull(
                                builder.isNull(value),
                                () -> present.apply(optional.unbox(value, builder), builder),
                                builder));
            case Repr other
            when other.canBeNone() ->
                through(other, other.withoutNone(), this)
                        .map(present -> (value, builder) ->
                                orNull(builder.isNull(value), () -> present.apply(value, builder), builder));
            default -> source.unionKind().flatMap(this::memberOf).flatMap(member -> boxed(member, source));
        };
    }

    /** A value of another union, whose ints may be boxed words where here they are without bounds. */
    private Value withoutWords(UnionRepr other, Value value, OperationBuilder builder) {
        boolean hasWords = other.annotation.members().stream()
                .anyMatch(member -> Numbers.kindsOf(member).contains(NumberKind.INT));
        Optional<SomeValue> unbounded = memberOf(Unions.LONG_INTEGER);
        if (unbounded.isEmpty() || !hasWords) {
            return value;
        }
        Supplier<Value> isOfWord = () -> boxes.isOfKind(value, NumberKind.INT.typeName(), builder);
        Value isWord = other.canBeNone() ? builder.and(builder.isNotNull(value), isOfWord) : isOfWord.get();
        return builder.choose(
                isWord,
                type(),
                () -> boxed(unbounded.get(), context.representations().signed())
                        .orElseThrow()
                        .apply(boxes.bitsOf(value, builder), builder),
                () -> value);
    }

    private Value orNull(Value isNull, Supplier<Value> otherwise, OperationBuilder builder) {
        return builder.choose(isNull, type(), () -> OperationBuilder.zero(type()), otherwise);
    }

    private Value word(NumberKind kind, Value bits, OperationBuilder builder) {
        return bits instanceof Constant(Object held, var type) && held instanceof Long number
                ? boxes.ofWord(kind, number)
                : boxes.word(kind, bits, builder);
    }

    private Value ofNumber(NumberRepr number, Value value, OperationBuilder builder) {
        return builder.choose(
                number.isOneOf(EnumSet.of(NumberKind.INT), value, builder),
                type(),
                () -> ofKind(NumberKind.INT, number, value, builder),
                () -> builder.choose(
                        number.isOneOf(EnumSet.of(NumberKind.FLOAT), value, builder),
                        type(),
                        () -> ofKind(NumberKind.FLOAT, number, value, builder),
                        () -> ofKind(NumberKind.BOOL, number, value, builder)));
    }

    private Value ofKind(NumberKind kind, NumberRepr number, Value value, OperationBuilder builder) {
        Repr repr = reprOf(kind);
        return context.convert(
                new Typed(context.convert(new Typed(value, number), repr, builder), repr), this, builder);
    }

    private Repr reprOf(NumberKind kind) {
        return switch (kind) {
            case BOOL -> context.representations().bool();
            case INT -> context.representations().signed();
            case FLOAT -> context.representations().floating(Primitive.FLOAT);
        };
    }

    private Optional<Conversion> through(Repr source, Repr between, Repr target) {
        return context.conversion(source, between)
                .flatMap(first -> context.conversion(between, target).map(first::then));
    }

    private Optional<Conversion> boxed(SomeValue member, Repr source) {
        Optional<Conversion> toHeld = member instanceof SomeInstance
                ? Optional.of((value, builder) ->
                        builder.castPointer(value, context.typeSystem().rootOfInstances()))
                : context.conversion(source, held(member));
        return toHeld.map(conversion -> conversion.then(
                (held, builder) -> boxes.reference(Unions.kindOf(member).orElseThrow(), held, builder)));
    }

    // Out of a box

    /** Where the annotator knows of which kind the value is. */
    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        return switch (target) {
            case NoneRepr none -> Optional.empty();
            case BoolRepr bool ->
                Optional.of((value, builder) ->
                        builder.emit(LowLevelOpcode.INT_NE, boxes.bitsOf(value, builder), Constant.signed(0)));
            case IntegerRepr integer when integer.primitive() == Primitive.SIGNED -> Optional.of(boxes::bitsOf);
            // The union's own ints are words.
            case LongIntegerRepr unbounded
            when memberOf(Unions.LONG_INTEGER).isEmpty() ->
                through(this, context.representations().signed(), unbounded);
            case FloatRepr real ->
                Optional.of((value, builder) -> context.convert(
                        new Typed(
                                floatOf(value, builder),
                                context.representations().floating(Primitive.FLOAT)),
                        real,
                        builder));
            case NumberRepr number -> Optional.of((value, builder) -> toNumber(number, value, builder));
            case Repr other when other.isVoid() -> Optional.of(Conversion.toZero(Primitive.VOID));
            case Repr other
            when other.canBeNone() ->
                through(this, other.withoutNone(), other)
                        .map(present -> (value, builder) -> builder.choose(
                                builder.isNull(value),
                                target.type(),
                                () -> OperationBuilder.zero(target.type()),
                                () -> present.apply(value, builder)));
            default -> target.unionKind().flatMap(this::memberOf).flatMap(member -> unboxed(member, target));
        };
    }

    private Value floatOf(Value value, OperationBuilder builder) {
        return builder.emitTyped(LowLevelOpcode.BITS_TO_FLOAT, Primitive.FLOAT, List.of(boxes.bitsOf(value, builder)));
    }

    private Value toNumber(NumberRepr number, Value value, OperationBuilder builder) {
        return builder.choose(
                boxes.isOfKind(value, NumberKind.INT.typeName(), builder),
                number.type(),
                () -> toNumber(number, NumberKind.INT, value, builder),
                () -> builder.choose(
                        boxes.isOfKind(value, NumberKind.FLOAT.typeName(), builder),
                        number.type(),
                        () -> toNumber(number, NumberKind.FLOAT, value, builder),
                        () -> toNumber(number, NumberKind.BOOL, value, builder)));
    }

    private Value toNumber(NumberRepr number, NumberKind kind, Value value, OperationBuilder builder) {
        Repr repr = reprOf(kind);
        return context.convert(
                new Typed(context.convert(new Typed(value, this), repr, builder), repr), number, builder);
    }

    private Optional<Conversion> unboxed(SomeValue member, Repr target) {
        Conversion toHeld = (value, builder) -> boxes.referred(value, heldType(member), builder);
        Optional<Conversion> toTarget = member instanceof SomeInstance
                ? Optional.of((held, builder) -> builder.castPointer(held, (PointerType) target.type()))
                : context.conversion(held(member), target);
        return toTarget.map(toHeld::then);
    }

    // Tests

    /** Whether a value is the part of that name, of type Bool. */
    public Value isPart(String name, Value value, OperationBuilder builder) {
        SomeValue part = Unions.part(annotation, name).orElseThrow(() -> refuse("a test for " + name));
        return canBeNone()
                ? builder.and(builder.isNotNull(value), () -> isPresentPart(part, value, builder))
                : isPresentPart(part, value, builder);
    }

    private Value isPresentPart(SomeValue part, Value value, OperationBuilder builder) {
        String kind = Numbers.kindsOf(part).isEmpty() ? Unions.kindOf(part).orElseThrow() : Unions.nameOf(part);
        Value isKind = boxes.isOfKind(value, kind, builder);
        boolean isOnlyHierarchy = annotation.members().stream()
                        .filter(SomeInstance.class::isInstance)
                        .count()
                == 1;
        return part instanceof SomeInstance instance && !isOnlyHierarchy
                ? builder.and(
                        isKind,
                        () -> context.typeSystem()
                                .isInstance(
                                        boxes.referred(
                                                value, context.typeSystem().rootOfInstances(), builder),
                                        instance,
                                        builder))
                : isKind;
    }

    // What containers ask

    private Argument argument(Value value) {
        return context.helpers().python(value, annotation);
    }

    @Override
    public void requestTruth(HelperRequests requests) {
        requests.add("unions.truth", annotation);
    }

    @Override
    public void requestEquality(HelperRequests requests) {
        requests.add("unions.equal", annotation, annotation);
    }

    @Override
    public void requestIdentity(HelperRequests requests) {
        requests.add("unions.identical", annotation, annotation);
    }

    @Override
    public void requestHash(HelperRequests requests) {
        requests.add("unions.hash_of", annotation);
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return context.helpers().call(builder, "unions.truth", argument(value)).value();
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return context.helpers()
                .call(builder, "unions.equal", argument(first), argument(second))
                .value();
    }

    @Override
    public Value identical(Value first, Value second, OperationBuilder builder) {
        return context.helpers()
                .call(builder, "unions.identical", argument(first), argument(second))
                .value();
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return context.helpers()
                .call(builder, "unions.hash_of", argument(value))
                .value();
    }
}
