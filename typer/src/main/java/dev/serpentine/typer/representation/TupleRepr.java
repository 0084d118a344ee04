package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.AnnotatedOperands;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A tuple of known length: a struct of its items that are not Void; Void itself where none is left. */
public final class TupleRepr extends Repr {
    private final List<SomeValue> annotations;
    private final List<Repr> items;
    private final StructType struct;
    private final List<String> fields = new ArrayList<>();
    private final Map<HostObject, StructValue> prebuilt = new HashMap<>();

    public TupleRepr(TypingContext context, List<SomeValue> annotations, List<Repr> items) {
        super(context);
        this.annotations = annotations;
        this.items = items;
        List<LowLevelType> types = new ArrayList<>();
        for (Repr item : items) {
            fields.add(item.isVoid() ? null : "item" + types.size());
            if (!item.isVoid()) {
                types.add(item.type());
            }
        }
        this.struct = types.isEmpty() ? null : context.representations().tupleStruct(types);
    }

    public List<Repr> items() {
        return items;
    }

    /**
     * The type of all items, where hash tables keep these rather than the tuples: of two or three that are all words or
     * all texts, in a program that cannot tell a tuple from an equal one. What compares by identity first, or is not
     * equal to itself, is kept as it is.
     */
    Optional<LowLevelType> itemsOfOneType() {
        LowLevelType type = items.isEmpty() ? Primitive.VOID : items.getFirst().type();
        boolean isKept = type == Primitive.SIGNED || items.stream().allMatch(TextRepr.class::isInstance);
        return isKept
                        && !context.tellsTuplesApart()
                        && items.size() >= 2
                        && items.size() <= 3
                        && items.stream().allMatch(item -> item.type().equals(type))
                ? Optional.of(type)
                : Optional.empty();
    }

    @Override
    public LowLevelType type() {
        return struct == null ? Primitive.VOID : struct.pointer();
    }

    @Override
    public String describe() {
        return "tuple";
    }

    @Override
    public Optional<String> unionKind() {
        return Optional.of(Unions.TUPLE);
    }

    @Override
    public Constant constant(HostObject object) {
        if (struct == null) {
            return Constant.voidOf(null);
        }
        StructValue known = prebuilt.get(object);
        if (known == null) {
            known = new StructValue(struct);
            List<HostObject> parts = object.items();
            for (int i = 0; i < items.size(); i++) {
                if (fields.get(i) != null) {
                    known.set(fields.get(i), items.get(i).constant(parts.get(i)).value());
                }
            }
            prebuilt.put(object, known);
        }
        return new Constant(known, type());
    }

    /** A tuple of these values, converted to the items' representations. */
    public Value make(List<Typed> values, OperationBuilder builder) {
        if (struct == null) {
            return Constant.voidOf(null);
        }
        List<Value> converted = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            converted.add(context.convert(values.get(i), items.get(i), builder));
        }
        Value tuple = builder.malloc(struct);
        for (int i = 0; i < items.size(); i++) {
            if (fields.get(i) != null) {
                builder.setField(tuple, fields.get(i), converted.get(i));
            }
        }
        return tuple;
    }

    /** The item at an index. */
    public Typed item(Value tuple, int index, OperationBuilder builder) {
        Repr item = items.get(index);
        return new Typed(
                fields.get(index) == null ? Constant.voidOf(null) : builder.getField(tuple, fields.get(index)), item);
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        if (!(source instanceof TupleRepr other) || other.items.size() != items.size()) {
            return Optional.empty();
        }
        if (other.struct == struct && sameItems(other)) {
            return Optional.of(Conversion.NONE);
        }
        for (int i = 0; i < items.size(); i++) {
            if (context.conversion(other.items.get(i), items.get(i)).isEmpty()) {
                return Optional.empty();
            }
        }
        return Optional.of((value, builder) -> make(other.itemsOf(value, builder), builder));
    }

    /** The items of a tuple. */
    List<Typed> itemsOf(Value value, OperationBuilder builder) {
        List<Typed> values = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            values.add(item(value, i, builder));
        }
        return values;
    }

    private boolean sameItems(TupleRepr other) {
        for (int i = 0; i < items.size(); i++) {
            if (!other.items.get(i).sharesValuesWith(items.get(i))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void requestEquality(HelperRequests requests) {
        requestEqualityTo(this, requests);
    }

    /** Requests what {@link #equalTo} calls. */
    void requestEqualityTo(TupleRepr other, HelperRequests requests) {
        if (other.items.size() == items.size()) {
            for (int i = 0; i < items.size(); i++) {
                requestItemEquality(i, other, requests);
            }
        }
    }

    private void requestItemEquality(int index, TupleRepr other, HelperRequests requests) {
        Items.requestEquality(
                items.get(index),
                annotations.get(index),
                other.items.get(index),
                other.annotations.get(index),
                requests);
    }

    @Override
    public void requestHash(HelperRequests requests) {
        for (int i = 0; i < items.size(); i++) {
            Items.requestHash(items.get(i), annotations.get(i), requests);
        }
    }

    @Override
    public void requestOperation(FlowOpcode opcode, AnnotatedOperands operands, HelperRequests requests) {
        switch (opcode) {
            case LT, LE, GT, GE -> {
                Repr given = operands.repr(1) instanceof OptionalRepr optional ? optional.item() : operands.repr(1);
                TupleRepr other = (TupleRepr) given;
                for (int i = 0; i < items.size() && i < other.items.size(); i++) {
                    requestItemEquality(i, other, requests);
                    Items.requestOrder(opcode, annotations.get(i), other.annotations.get(i), requests);
                }
            }
            case CONTAINS -> {
                for (int i = 0; i < items.size(); i++) {
                    Items.requestEquality(
                            items.get(i), annotations.get(i), operands.repr(1), operands.annotation(1), requests);
                }
            }
            default -> {}
        }
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return Constant.bool(!items.isEmpty());
    }

    @Override
    public Value length(OperationSite site) {
        return Constant.signed(items.size());
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return equalTo(this, first, second, builder);
    }

    Value equalTo(TupleRepr other, Value first, Value second, OperationBuilder builder) {
        if (other.items.size() != items.size()) {
            return Constant.bool(false);
        }
        return equalFrom(0, other, first, second, builder);
    }

    private Value equalFrom(int index, TupleRepr other, Value first, Value second, OperationBuilder builder) {
        if (index == items.size()) {
            return Constant.bool(true);
        }
        Value same = Items.equal(
                context,
                item(first, index, builder),
                annotations.get(index),
                other.item(second, index, builder),
                other.annotations.get(index),
                builder);
        return index == items.size() - 1
                ? same
                : builder.and(same, () -> equalFrom(index + 1, other, first, second, builder));
    }

    /** Requests what {@link #identicalTo} calls. */
    void requestIdentityTo(TupleRepr other, HelperRequests requests) {
        if (other.items.size() == items.size()) {
            for (int i = 0; i < items.size(); i++) {
                Comparison.requestIdentity(items.get(i), other.items.get(i), context, requests);
            }
        }
    }

    /** Whether two tuples hold the same objects, of type Bool. */
    Value identicalTo(TupleRepr other, Value first, Value second, OperationBuilder builder) {
        return other.items.size() == items.size()
                ? identicalFrom(0, other, first, second, builder)
                : Constant.bool(false);
    }

    private Value identicalFrom(int index, TupleRepr other, Value first, Value second, OperationBuilder builder) {
        if (index == items.size()) {
            return Constant.bool(true);
        }
        Value same =
                Comparison.identical(item(first, index, builder), other.item(second, index, builder), context, builder);
        return builder.and(same, () -> identicalFrom(index + 1, other, first, second, builder));
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        List<Typed> parts = IntStream.range(0, items.size())
                .mapToObj(index -> item(value, index, builder))
                .toList();
        Value accumulator = Items.joinedHashes(context, parts, annotations, builder);
        Value length = Constant.signed(items.size());
        return context.helpers()
                .call(
                        builder,
                        "hashing.tuple_finish",
                        context.helpers().lowLevel(accumulator),
                        context.helpers().lowLevel(length))
                .value();
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite given) {
        OperationSite site = given.repr(1) instanceof OptionalRepr optional ? optional.unwrapped(given, 1) : given;
        TupleRepr other = (TupleRepr) site.repr(1);
        OperationBuilder builder = site.builder();
        return switch (opcode) {
            case ADD -> {
                List<Typed> values = new ArrayList<>();
                for (int i = 0; i < items.size(); i++) {
                    values.add(item(site.value(0), i, builder));
                }
                for (int i = 0; i < other.items.size(); i++) {
                    values.add(other.item(site.value(1), i, builder));
                }
                TupleRepr result = (TupleRepr) site.resultRepr();
                yield new Typed(result.make(values, builder), result);
            }
            case LT, LE, GT, GE ->
                new Typed(
                        compareFrom(0, opcode, other, site),
                        context.representations().bool());
            default -> throw refuse(opcode.mnemonic());
        };
    }

    private Value compareFrom(int index, FlowOpcode opcode, TupleRepr other, OperationSite site) {
        OperationBuilder builder = site.builder();
        if (index >= items.size() || index >= other.items.size()) {
            int sign = Integer.compare(items.size(), other.items.size());
            return Constant.bool(
                    switch (opcode) {
                        case LT -> sign < 0;
                        case LE -> sign <= 0;
                        case GT -> sign > 0;
                        default -> sign >= 0;
                    });
        }
        Typed mine = item(site.value(0), index, builder);
        Typed theirs = other.item(site.value(1), index, builder);
        if (Items.haveOneOrder(mine.repr(), theirs.repr())) {
            Value order = Items.order(context, mine, theirs, builder);
            return builder.choose(
                    builder.emit(LowLevelOpcode.INT_EQ, order, Constant.signed(0)),
                    Primitive.BOOL,
                    () -> compareFrom(index + 1, opcode, other, site),
                    () -> builder.emit(Items.sign(opcode), order, Constant.signed(0)));
        }
        Value same = Items.equal(context, mine, annotations.get(index), theirs, other.annotations.get(index), builder);
        return builder.choose(
                same,
                Primitive.BOOL,
                () -> compareFrom(index + 1, opcode, other, site),
                () -> Items.compare(
                        context, opcode, mine, annotations.get(index), theirs, other.annotations.get(index), builder));
    }

    /** Whether all items are ints or {@link Items#haveOneOrder}. */
    boolean isPlainlyOrdered() {
        return items.stream().allMatch(item -> Items.isWord(item) || Items.haveOneOrder(item, item));
    }

    /** Negative, 0 or positive, as one is before, equal to or behind the other; of {@link #isPlainlyOrdered} alone. */
    Value order(Value first, Value second, OperationBuilder builder) {
        return orderFrom(0, first, second, builder);
    }

    private Value orderFrom(int index, Value first, Value second, OperationBuilder builder) {
        if (index == items.size()) {
            return Constant.signed(0);
        }
        Typed mine = item(first, index, builder);
        Typed theirs = item(second, index, builder);
        if (Items.isWord(mine.repr())) {
            return builder.choose(
                    builder.emit(LowLevelOpcode.INT_EQ, mine.value(), theirs.value()),
                    Primitive.SIGNED,
                    () -> orderFrom(index + 1, first, second, builder),
                    () -> builder.choose(
                            builder.emit(LowLevelOpcode.INT_LT, mine.value(), theirs.value()),
                            Primitive.SIGNED,
                            () -> Constant.signed(-1),
                            () -> Constant.signed(1)));
        }
        Value order = Items.order(context, mine, theirs, builder);
        return index == items.size() - 1
                ? order
                : builder.choose(
                        builder.emit(LowLevelOpcode.INT_EQ, order, Constant.signed(0)),
                        Primitive.SIGNED,
                        () -> orderFrom(index + 1, first, second, builder),
                        () -> order);
    }

    @Override
    public Typed getItem(OperationSite site) {
        if (site.repr(1) instanceof SliceRepr) {
            return slice(site);
        }
        if (site.annotation(1).constant().isPresent()) {
            int index = site.annotation(1).constant().get().asInteger().intValue();
            return item(site.value(0), index < 0 ? index + items.size() : index, site.builder());
        }
        return varyingItem(site);
    }

    /** An item by an index known only at run time: all items are alike. */
    private Typed varyingItem(OperationSite site) {
        OperationBuilder builder = site.builder();
        Repr result = site.resultRepr();
        Value index = Indexes.inside(
                site.valueAs(1, context.representations().signed()),
                Constant.signed(items.size()),
                false,
                "tuple index out of range",
                site);
        Value chosen = choose(0, index, site.value(0), result, builder);
        return new Typed(chosen, result);
    }

    Value choose(int from, Value index, Value tuple, Repr result, OperationBuilder builder) {
        if (from == items.size() - 1) {
            return context.convert(item(tuple, from, builder), result, builder);
        }
        Value isHere = builder.emit(LowLevelOpcode.INT_EQ, index, Constant.signed(from));
        return builder.choose(
                isHere,
                result.type(),
                () -> context.convert(item(tuple, from, builder), result, builder),
                () -> choose(from + 1, index, tuple, result, builder));
    }

    private Typed slice(OperationSite site) {
        TupleRepr result = (TupleRepr) site.resultRepr();
        SomeValue.SomeSlice bounds = (SomeValue.SomeSlice) site.annotation(1);
        int step = bound(bounds.step(), 1);
        int length = items.size();
        List<Integer> indexes = new ArrayList<>();
        int start = clip(bounds.start(), step > 0 ? 0 : length - 1, length, step);
        int stop = clip(bounds.stop(), step > 0 ? length : -1, length, step);
        for (int i = start; step > 0 ? i < stop : i > stop; i += step) {
            indexes.add(i);
        }
        List<Typed> values = new ArrayList<>();
        for (int index : indexes) {
            values.add(item(site.value(0), index, site.builder()));
        }
        return new Typed(result.make(values, site.builder()), result);
    }

    private static int bound(SomeValue annotation, int absent) {
        return annotation instanceof SomeValue.SomeNone
                ? absent
                : annotation.constant().orElseThrow().asInteger().intValue();
    }

    private static int clip(SomeValue annotation, int absent, int length, int step) {
        if (annotation instanceof SomeValue.SomeNone) {
            return absent;
        }
        int index = bound(annotation, 0);
        if (index < 0) {
            index += length;
        }
        int low = step > 0 ? 0 : -1;
        return Math.clamp(index, low, step > 0 ? length : length - 1);
    }

    @Override
    public Value contains(OperationSite site) {
        return containsFrom(0, site);
    }

    private Value containsFrom(int index, OperationSite site) {
        if (index == items.size()) {
            return Constant.bool(false);
        }
        OperationBuilder builder = site.builder();
        Value same = Items.equal(
                context,
                item(site.value(0), index, builder),
                annotations.get(index),
                site.operands().get(1),
                site.annotation(1),
                builder);
        return builder.or(same, () -> containsFrom(index + 1, site));
    }

    @Override
    public Typed iterator(OperationSite site) {
        return IteratorRepr.overTuple(site, new Typed(site.value(0), this));
    }
}
