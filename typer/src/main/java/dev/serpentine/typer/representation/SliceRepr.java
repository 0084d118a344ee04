package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeSlice;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** A slice: a struct of its bounds. Which bounds may be None is known. */
public final class SliceRepr extends Repr {
    private static final List<String> PARTS = List.of("start", "stop", "step");
    private final List<SomeValue> annotations;
    private final List<Repr> parts;
    private final StructType struct;

    public SliceRepr(TypingContext context, SomeSlice slice) {
        super(context);
        this.annotations = List.of(slice.start(), slice.stop(), slice.step());
        this.parts = annotations.stream().map(context::reprOf).toList();
        List<StructType.Field> fields = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            if (!parts.get(i).isVoid()) {
                fields.add(StructType.Field.immutable(PARTS.get(i), parts.get(i).type()));
            }
        }
        this.struct = fields.isEmpty()
                ? null
                : StructType.declare(context.uniqueName("slice"), null, true).define(fields);
    }

    @Override
    public LowLevelType type() {
        return struct == null ? Primitive.VOID : struct.pointer();
    }

    @Override
    public String describe() {
        return "slice";
    }

    @Override
    public Optional<String> unionKind() {
        return Unions.kindOf(Lattice.SLICE_OF_INDEXES);
    }

    @Override
    public void requestEquality(HelperRequests requests) {
        for (int i = 0; i < 3; i++) {
            Items.requestEquality(parts.get(i), annotations.get(i), parts.get(i), annotations.get(i), requests);
        }
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return equalFrom(0, first, second, builder);
    }

    @Override
    public void requestHash(HelperRequests requests) {
        for (int i = 0; i < 3; i++) {
            Items.requestHash(parts.get(i), annotations.get(i), requests);
        }
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        List<Typed> bounds =
                PARTS.stream().map(name -> part(value, name, builder)).toList();
        return context.helpers()
                .call(
                        builder,
                        "hashing.slice_finish",
                        context.helpers().lowLevel(Items.joinedHashes(context, bounds, annotations, builder)))
                .value();
    }

    private Value equalFrom(int index, Value first, Value second, OperationBuilder builder) {
        Value same = Items.equal(
                context,
                part(first, PARTS.get(index), builder),
                annotations.get(index),
                part(second, PARTS.get(index), builder),
                annotations.get(index),
                builder);
        return index == 2 ? same : builder.and(same, () -> equalFrom(index + 1, first, second, builder));
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return Constant.bool(true);
    }

    /** A slice of the site's operands. */
    public Typed make(OperationSite site) {
        return new Typed(make(i -> site.valueAs(i, parts.get(i)), site.builder()), this);
    }

    private Value make(IntFunction<Value> bound, OperationBuilder builder) {
        if (struct == null) {
            return Constant.voidOf(null);
        }
        Value slice = builder.malloc(struct);
        for (int i = 0; i < 3; i++) {
            if (!parts.get(i).isVoid()) {
                builder.setField(slice, PARTS.get(i), bound.apply(i));
            }
        }
        return slice;
    }

    /** Of a slice of which it is known better which bounds are there: a copy, which nobody can tell from it. */
    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return source instanceof SliceRepr other
                ? Optional.of((value, builder) -> make(
                        i -> context.convert(other.part(value, PARTS.get(i), builder), parts.get(i), builder), builder))
                : Optional.empty();
    }

    @Override
    public Constant constant(HostObject object) {
        if (struct == null) {
            return Constant.voidOf(null);
        }
        dev.serpentine.graph.data.StructValue value = new dev.serpentine.graph.data.StructValue(struct);
        List<HostObject.Part> names = List.of(HostObject.Part.START, HostObject.Part.STOP, HostObject.Part.STEP);
        for (int i = 0; i < 3; i++) {
            if (!parts.get(i).isVoid()) {
                value.set(
                        PARTS.get(i),
                        parts.get(i)
                                .constant(object.part(names.get(i)).orElseThrow())
                                .value());
            }
        }
        return new Constant(value, type());
    }

    /** A bound, and whether it is there. */
    record Bound(Value value, Value isPresent) {}

    private Bound bound(Typed slice, int part, long absent, OperationBuilder builder) {
        Repr repr = parts.get(part);
        if (repr.isVoid()) {
            return new Bound(Constant.signed(absent), Constant.bool(false));
        }
        Value value = builder.getField(slice.value(), PARTS.get(part));
        if (repr instanceof OptionalRepr optional) {
            Value isPresent = builder.isNotNull(value);
            Value number = builder.choose(
                    isPresent,
                    Primitive.SIGNED,
                    () -> number(optional.item(), optional.unbox(value, builder), builder),
                    () -> Constant.signed(absent));
            return new Bound(number, isPresent);
        }
        return new Bound(number(repr, value, builder), Constant.bool(true));
    }

    private Value number(Repr repr, Value value, OperationBuilder builder) {
        return context.convert(new Typed(value, repr), context.representations().signed(), builder);
    }

    boolean isStepped() {
        return !parts.get(2).isVoid();
    }

    Value start(Typed slice, OperationBuilder builder) {
        return bound(slice, 0, 0, builder).value();
    }

    Value stop(Typed slice, OperationBuilder builder) {
        return bound(slice, 1, Long.MAX_VALUE, builder).value();
    }

    /**
     * Calls a helper that takes a slice's bounds behind other arguments.
     *
     * @param plain takes start and stop
     * @param stepped takes start, stop, step, and whether there is a start and a stop
     */
    Value apply(Typed slice, String plain, String stepped, OperationBuilder builder, Argument... before) {
        List<Argument> arguments = new ArrayList<>(List.of(before));
        Bound start = bound(slice, 0, 0, builder);
        Bound stop = bound(slice, 1, Long.MAX_VALUE, builder);
        arguments.add(context.helpers().lowLevel(start.value()));
        arguments.add(context.helpers().lowLevel(stop.value()));
        if (!isStepped()) {
            return context.helpers()
                    .call(builder, plain, arguments.toArray(Argument[]::new))
                    .value();
        }
        arguments.add(context.helpers().lowLevel(bound(slice, 2, 1, builder).value()));
        arguments.add(context.helpers().lowLevel(start.isPresent()));
        arguments.add(context.helpers().lowLevel(stop.isPresent()));
        return context.helpers()
                .call(builder, stepped, arguments.toArray(Argument[]::new))
                .value();
    }

    /** {@code start}, {@code stop} or {@code step}. */
    public Typed part(Value slice, String name, OperationBuilder builder) {
        Repr repr = parts.get(PARTS.indexOf(name));
        return new Typed(repr.isVoid() ? Constant.voidOf(null) : builder.getField(slice, name), repr);
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        return part(site.value(0), name, site.builder());
    }
}
