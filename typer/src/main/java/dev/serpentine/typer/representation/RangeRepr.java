package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.Optional;

/** A range: a struct of start, stop, step and how many numbers it has. */
public final class RangeRepr extends Repr {
    private static final StructType RANGE = StructType.collected(
            "range",
            Field.immutable("start", Primitive.SIGNED),
            Field.immutable("stop", Primitive.SIGNED),
            Field.immutable("step", Primitive.SIGNED),
            Field.immutable("count", Primitive.SIGNED));

    public RangeRepr(TypingContext context) {
        super(context);
    }

    @Override
    public LowLevelType type() {
        return RANGE.pointer();
    }

    @Override
    public String describe() {
        return "range";
    }

    @Override
    public Optional<String> unionKind() {
        return Unions.kindOf(new SomeValue.SomeRange(Optional.empty()));
    }

    @Override
    public Constant constant(HostObject object) {
        long start = part(object, HostObject.Part.START);
        long stop = part(object, HostObject.Part.STOP);
        long step = part(object, HostObject.Part.STEP);
        StructValue range = new StructValue(RANGE);
        range.set("start", start);
        range.set("stop", stop);
        range.set("step", step);
        long count = step > 0
                ? (start < stop ? Long.divideUnsigned(stop - 1 - start, step) + 1 : 0)
                : start > stop ? Long.divideUnsigned(start - 1 - stop, -step) + 1 : 0;
        range.set("count", count);
        return new Constant(range, type());
    }

    private static long part(HostObject object, HostObject.Part part) {
        return object.part(part).orElseThrow().asInteger().longValue();
    }

    /**
     * {@code range(stop)}, {@code range(start, stop)}, {@code range(start, stop, step)}. @param first the index of the
     * first argument among the operands
     */
    public Typed make(OperationSite site, int first) {
        OperationBuilder builder = site.builder();
        IntegerRepr signed = context.representations().signed();
        int arguments = site.operands().size() - first;
        Value start = arguments == 1 ? Constant.signed(0) : site.valueAs(first, signed);
        Value stop = site.valueAs(arguments == 1 ? first : first + 1, signed);
        Value step = arguments < 3 ? Constant.signed(1) : site.valueAs(first + 2, signed);
        Value count = count(start, stop, step, builder);
        Value range = builder.malloc(RANGE);
        builder.setField(range, "start", start);
        builder.setField(range, "stop", stop);
        builder.setField(range, "step", step);
        builder.setField(range, "count", count);
        return new Typed(range, this);
    }

    private Value count(Value start, Value stop, Value step, OperationBuilder builder) {
        if (step instanceof Constant(Object held, var type) && (Long) held == 1) {
            Value isEmpty = builder.emit(LowLevelOpcode.INT_GE, start, stop);
            return builder.choose(
                    isEmpty,
                    Primitive.SIGNED,
                    () -> Constant.signed(0),
                    () -> builder.emit(LowLevelOpcode.INT_SUB, stop, start));
        }
        builder.whenUnlikely(
                builder.emit(LowLevelOpcode.INT_EQ, step, Constant.signed(0)),
                () -> context.raise(builder, "ValueError", "range() arg 3 must not be zero"));
        return context.helpers()
                .call(
                        builder,
                        "indexes.stepped_count",
                        context.helpers().lowLevel(start),
                        context.helpers().lowLevel(stop),
                        context.helpers().lowLevel(step))
                .value();
    }

    /**
     * Fills the fields of a new iterator: the next number, the step, and a limit where it ends: the first number not to
     * give. Behind a step of 1 or -1 the limit may also lie on the near side of the next number, which saves computing
     * how many numbers there are.
     */
    void beginIteration(Value iterator, Value range, boolean isReversed, OperationBuilder builder) {
        Value start = builder.getField(range, "start");
        Value step = builder.getField(range, "step");
        if (isReversed) {
            Value last = builder.emit(LowLevelOpcode.INT_SUB, builder.getField(range, "count"), Constant.signed(1));
            Value first = builder.emit(LowLevelOpcode.INT_ADD, start, builder.emit(LowLevelOpcode.INT_MUL, last, step));
            builder.setField(iterator, "next", first);
            builder.setField(iterator, "limit", builder.emit(LowLevelOpcode.INT_SUB, start, step));
            builder.setField(iterator, "step", builder.emit(LowLevelOpcode.INT_NEG, step));
            return;
        }
        Value isPlain = builder.emit(LowLevelOpcode.INT_EQ, step, Constant.signed(1));
        Value limit = builder.choose(isPlain, Primitive.SIGNED, () -> builder.getField(range, "stop"), () -> {
            Value length = builder.emit(LowLevelOpcode.INT_MUL, builder.getField(range, "count"), step);
            return builder.emit(LowLevelOpcode.INT_ADD, start, length);
        });
        builder.setField(iterator, "next", start);
        builder.setField(iterator, "limit", limit);
        builder.setField(iterator, "step", step);
    }

    /**
     * Whether an iterator is at its end. A step of 1 or -1 compares by order, so that what is known of the limit is
     * known of the numbers; for others that would be wrong where the limit does not fit in 64 bits.
     */
    static Value isExhausted(Value next, Value limit, Value step, OperationBuilder builder) {
        return builder.choose(
                builder.emit(LowLevelOpcode.INT_EQ, step, Constant.signed(1)),
                Primitive.BOOL,
                () -> builder.emit(LowLevelOpcode.INT_GE, next, limit),
                () -> builder.choose(
                        builder.emit(LowLevelOpcode.INT_EQ, step, Constant.signed(-1)),
                        Primitive.BOOL,
                        () -> builder.emit(LowLevelOpcode.INT_LE, next, limit),
                        () -> builder.emit(LowLevelOpcode.INT_EQ, next, limit)));
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.INT_NE, builder.getField(value, "count"), Constant.signed(0));
    }

    @Override
    public Value length(OperationSite site) {
        OperationBuilder builder = site.builder();
        Value count = builder.getField(site.value(0), "count");
        site.check(
                "OverflowError",
                context.library().text("ranges.TOO_MANY"),
                () -> builder.emit(LowLevelOpcode.INT_LT, count, Constant.signed(0)));
        return count;
    }

    @Override
    public Typed getItem(OperationSite site) {
        OperationBuilder builder = site.builder();
        Value range = site.value(0);
        Value index = Indexes.inside(
                site.valueAs(1, context.representations().signed()),
                builder.getField(range, "count"),
                Indexes.isNonNegative(site.annotation(1)),
                "range object index out of range",
                site);
        Value distance = builder.emit(LowLevelOpcode.INT_MUL, index, builder.getField(range, "step"));
        return new Typed(
                builder.emit(LowLevelOpcode.INT_ADD, builder.getField(range, "start"), distance),
                context.representations().signed());
    }

    @Override
    public Value contains(OperationSite site) {
        OperationBuilder builder = site.builder();
        Value range = site.value(0);
        Value number = site.valueAs(1, context.representations().signed());
        return context.helpers()
                .call(
                        builder,
                        "ranges.contains",
                        context.helpers().lowLevel(builder.getField(range, "start")),
                        context.helpers().lowLevel(builder.getField(range, "stop")),
                        context.helpers().lowLevel(builder.getField(range, "step")),
                        context.helpers().lowLevel(number))
                .value();
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        return new Typed(
                site.builder().getField(site.value(0), name),
                context.representations().signed());
    }

    @Override
    public Typed iterator(OperationSite site) {
        return IteratorRepr.over(site, site.value(0));
    }
}
