package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.AnnotatedOperands;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperCalls;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;
import java.util.Optional;

/**
 * A list, or a tuple of unknown length. One whose length may change is a struct of its length and an array with room
 * for more; any other is an array.
 */
public final class ListRepr extends Repr {
    private final SomeList annotation;
    private final Repr item;
    private final ArrayType array;
    private final StructType struct;

    /** @param annotation any of those with this representation */
    public ListRepr(TypingContext context, SomeList annotation, Repr item) {
        super(context);
        this.annotation = annotation;
        this.item = item;
        this.array = ArrayType.collected(item.storageType());
        this.struct =
                annotation.definition().isResized() ? context.representations().listStruct(item.storageType()) : null;
    }

    public Repr item() {
        return item;
    }

    SomeValue itemAnnotation() {
        return annotation.definition().item();
    }

    boolean isResizable() {
        return struct != null;
    }

    @Override
    public LowLevelType type() {
        return struct == null ? array.pointer() : struct.pointer();
    }

    @Override
    public String describe() {
        return annotation.definition().isTuple() ? "tuple" : "list";
    }

    @Override
    public Optional<String> unionKind() {
        return Unions.kindOf(annotation);
    }

    @Override
    public boolean canBeNone() {
        return annotation.canBeNone();
    }

    @Override
    public Repr withoutNone() {
        return canBeNone() ? context.reprOf(new SomeList(annotation.definition(), false, Optional.empty())) : this;
    }

    @Override
    public Constant constant(HostObject given) {
        if (given.kind() == HostKind.NONE) {
            return OperationBuilder.zero(type());
        }
        // A list of the library may stand for one of system code.
        HostObject object =
                context.program().annotationOfConstant(given).constant().orElse(given);
        return new Constant(
                context.prebuilt()
                        .of(
                                object,
                                struct == null ? array : struct,
                                () -> {
                                    List<HostObject> items = object.items();
                                    ArrayValue values = new ArrayValue(array, items.size());
                                    return struct == null ? values : wrap(values);
                                },
                                made -> fill(
                                        made instanceof StructValue list
                                                ? (ArrayValue) list.get("items")
                                                : (ArrayValue) made,
                                        object.items())),
                type());
    }

    private StructValue wrap(ArrayValue values) {
        StructValue list = new StructValue(struct);
        list.set("length", (long) values.length());
        list.set("items", values);
        return list;
    }

    private void fill(ArrayValue values, List<HostObject> items) {
        if (!item.isVoid()) {
            for (int i = 0; i < items.size(); i++) {
                values.set(i, item.constant(items.get(i)).value());
            }
        }
    }

    // Parts

    /** The array that holds the items, perhaps with unused ones at the end. */
    Value items(Value list, OperationBuilder builder) {
        return struct == null ? list : builder.getField(list, "items");
    }

    public Value length(Value list, OperationBuilder builder) {
        return struct == null ? builder.arraySize(list) : builder.getField(list, "length");
    }

    /** An item as it stands in memory. */
    Value stored(Typed value, OperationBuilder builder) {
        Value converted = context.convert(value, item, builder);
        return item.isVoid() ? Constant.bool(false) : converted;
    }

    Typed loaded(Value items, Value index, OperationBuilder builder) {
        return new Typed(item.isVoid() ? Constant.voidOf(null) : builder.getItem(items, index), item);
    }

    private Argument low(Value value) {
        return context.helpers().lowLevel(value);
    }

    /**
     * The items of a list of another representation, as many as count, as an array that a list of this representation
     * may own or read.
     */
    Value recast(ListRepr source, Value items, Value count, OperationBuilder builder) {
        if (source.item.sharesValuesWith(item)) {
            return items;
        }
        Value result = builder.mallocArray(array, count);
        Variable index = new Variable("index", Primitive.SIGNED);
        Block loop = new Block(List.of(index));
        Block body = new Block(List.of());
        Block end = new Block(List.of());
        builder.jump(loop, Constant.signed(0));
        builder.continueIn(loop);
        builder.branch(builder.emit(LowLevelOpcode.INT_LT, index, count), body, end);
        builder.continueIn(body);
        builder.setItem(result, index, stored(source.loaded(items, index, builder), builder));
        builder.jump(loop, builder.emit(LowLevelOpcode.INT_ADD, index, Constant.signed(1)));
        builder.continueIn(end);
        return result;
    }

    /** A list of this representation that owns an array. */
    Value owning(Value items, OperationBuilder builder) {
        return struct == null
                ? items
                : context.helpers()
                        .call(builder, "lists.from_array", context.helpers().type(struct), low(items))
                        .value();
    }

    private static Typed owning(Value items, ListRepr result, OperationBuilder builder) {
        return new Typed(result.owning(items, builder), result);
    }

    @Override
    public void requestEquality(HelperRequests requests) {
        requests.add("generic.equals", itemAnnotation(), itemAnnotation());
    }

    @Override
    public void requestHash(HelperRequests requests) {
        if (!(item instanceof ImpossibleRepr)) {
            requests.add(Items.hashFunction(itemAnnotation()), itemAnnotation());
        }
    }

    @Override
    public void requestOperation(FlowOpcode opcode, AnnotatedOperands operands, HelperRequests requests) {
        if (opcode == FlowOpcode.CONTAINS && !(item instanceof ImpossibleRepr)) {
            requests.add(
                    "generic.equals",
                    itemAnnotation(),
                    isItem(operands.repr(1)) ? itemAnnotation() : operands.annotation(1));
        }
    }

    private boolean isItem(Repr repr) {
        return Comparison.common(item, repr, context).orElse(null) == item;
    }

    private Argument itemEquality() {
        return context.helpers()
                .function(context.helpers().pointer("generic.equals", itemAnnotation(), itemAnnotation()));
    }

    // Making and changing

    /** Takes out the last item, or that at an index. */
    public Typed pop(Value list, Optional<Value> index, OperationBuilder builder) {
        Typed popped = index.isPresent()
                ? context.helpers().call(builder, "lists.pop_at", low(list), low(index.get()))
                : context.helpers().call(builder, "lists.pop", low(list));
        return new Typed(item.isVoid() ? Constant.voidOf(null) : popped.value(), item);
    }

    public void insert(Value list, Value index, Typed value, OperationBuilder builder) {
        context.helpers().call(builder, "lists.insert", low(list), low(index), low(stored(value, builder)));
    }

    /** Forgets an item. @param index inside */
    public void blank(Value list, Value index, OperationBuilder builder) {
        context.helpers().call(builder, "lists.blank_at", low(list), low(index));
    }

    /** A list of these values. */
    public Value make(List<Typed> values, OperationBuilder builder) {
        List<Value> stored =
                values.stream().map(value -> stored(value, builder)).toList();
        Value items = builder.mallocArray(array, Constant.signed(stored.size()));
        for (int i = 0; i < stored.size(); i++) {
            builder.setItem(items, Constant.signed(i), stored.get(i));
        }
        if (struct == null) {
            return items;
        }
        Value list = builder.malloc(struct);
        builder.setField(list, "length", Constant.signed(stored.size()));
        builder.setField(list, "items", items);
        return list;
    }

    /** An empty list for about so many items. */
    public Value makeWithRoom(Value length, OperationBuilder builder) {
        return struct == null
                ? make(List.of(), builder)
                : context.helpers()
                        .call(builder, "lists.with_room", context.helpers().type(struct), low(length))
                        .value();
    }

    public void append(Value list, Typed value, OperationBuilder builder) {
        context.helpers().call(builder, "lists.append", low(list), low(stored(value, builder)));
    }

    /** {@code list += other}. */
    public Typed extendInPlace(OperationSite site) {
        Value list = NoneChecks.present(site, 0);
        NoneChecks.present(site, 1);
        ListRepr other = (ListRepr) site.repr(1);
        OperationBuilder builder = site.builder();
        Value count = other.length(site.value(1), builder);
        context.helpers()
                .call(
                        builder,
                        "lists.extend_items",
                        low(list),
                        low(recast(other, other.items(site.value(1), builder), count, builder)),
                        low(count));
        return new Typed(list, this);
    }

    /** A list that becomes a tuple of unknown length. */
    public Typed asTuple(OperationSite site) {
        ListRepr result = (ListRepr) site.resultRepr();
        return new Typed(copyAs(site.value(0), result, site.builder()), result);
    }

    /** A copy of a list of this representation in another, of equal items. */
    public Value copyAs(Value list, ListRepr result, OperationBuilder builder) {
        Value part = context.helpers()
                .call(
                        builder,
                        "lists.part",
                        low(items(list, builder)),
                        low(Constant.signed(0)),
                        low(length(list, builder)))
                .value();
        return result.owning(result.recast(this, part, builder.arraySize(part), builder), builder);
    }

    /** A list of this representation: some items, then those of another list from an index on, if it is so long. */
    public Value joined(List<Typed> before, ListRepr source, Value list, int from, OperationBuilder builder) {
        Value length = source.length(list, builder);
        Value count = from == 0 ? length : builder.emit(LowLevelOpcode.INT_SUB, length, Constant.signed(from));
        Value rest = from == 0
                ? length
                : builder.choose(
                        builder.emit(LowLevelOpcode.INT_LT, count, Constant.signed(0)),
                        Primitive.SIGNED,
                        () -> Constant.signed(0),
                        () -> count);
        Value part = context.helpers()
                .call(
                        builder,
                        "lists.part",
                        low(source.items(list, builder)),
                        low(builder.emit(LowLevelOpcode.INT_SUB, length, rest)),
                        low(rest))
                .value();
        Value items = recast(source, part, rest, builder);
        if (!before.isEmpty()) {
            Value first = items(make(before, builder), builder);
            items = context.helpers()
                    .call(
                            builder,
                            "lists.concat_items",
                            low(first),
                            low(Constant.signed(before.size())),
                            low(items),
                            low(rest))
                    .value();
        }
        return owning(items, builder);
    }

    /** An item by an index that is known to be inside. */
    public Typed itemAt(Value list, Value index, OperationBuilder builder) {
        return loaded(items(list, builder), index, builder);
    }

    // Operations

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return switch (source) {
            case ListRepr list
            when list.type().equals(type()) && list.item.sharesValuesWith(item) -> Optional.of(Conversion.NONE);
            // A tuple of a length of its own among those of any.
            case TupleRepr tuple when annotation.definition().isTuple() -> ofTuple(tuple);
            case OptionalRepr optional
            when canBeNone() && annotation.definition().isTuple() && optional.item() instanceof TupleRepr tuple ->
                ofTuple(tuple)
                        .map(present -> (value, builder) -> builder.choose(
                                builder.isNull(value),
                                type(),
                                () -> OperationBuilder.zero(type()),
                                () -> present.apply(value, builder)));
            default -> Optional.empty();
        };
    }

    private Optional<Conversion> ofTuple(TupleRepr tuple) {
        return tuple.items().stream()
                        .allMatch(each -> context.conversion(each, item).isPresent())
                ? Optional.of((value, builder) -> make(tuple.itemsOf(value, builder), builder))
                : Optional.empty();
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        if (canBeNone()) {
            return builder.and(builder.isNotNull(value), () -> isFilled(value, builder));
        }
        return isFilled(value, builder);
    }

    private Value isFilled(Value value, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.INT_NE, length(value, builder), Constant.signed(0));
    }

    @Override
    public Value length(OperationSite site) {
        return length(NoneChecks.present(site, 0), site.builder());
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        if (canBeNone()) {
            return builder.choose(
                    builder.isNull(first),
                    Primitive.BOOL,
                    () -> builder.isNull(second),
                    () -> builder.and(builder.isNotNull(second), () -> equalPresent(first, second, builder)));
        }
        return equalPresent(first, second, builder);
    }

    private Value equalPresent(Value first, Value second, OperationBuilder builder) {
        return context.helpers()
                .call(
                        builder,
                        "lists.eq_items",
                        low(items(first, builder)),
                        low(length(first, builder)),
                        low(items(second, builder)),
                        low(length(second, builder)),
                        itemEquality())
                .value();
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        if (opcode == FlowOpcode.MUL) {
            return repeated(site);
        }
        if (opcode != FlowOpcode.ADD || !(site.repr(1) instanceof ListRepr other)) {
            throw refuse(opcode.mnemonic());
        }
        Value first = NoneChecks.present(site, 0);
        NoneChecks.present(site, 1);
        OperationBuilder builder = site.builder();
        Value second = site.value(1);
        ListRepr result = (ListRepr) site.resultRepr();
        Value firstCount = length(first, builder);
        Value secondCount = other.length(second, builder);
        Value firstItems = result.recast(this, items(first, builder), firstCount, builder);
        Value secondItems = result.recast(other, other.items(second, builder), secondCount, builder);
        Value items = context.helpers()
                .call(
                        builder,
                        "lists.concat_items",
                        low(firstItems),
                        low(firstCount),
                        low(secondItems),
                        low(secondCount))
                .value();
        return owning(items, result, builder);
    }

    private Typed repeated(OperationSite site) {
        Value list = NoneChecks.present(site, 0);
        Value times = site.valueAs(1, context.representations().signed());
        OperationBuilder builder = site.builder();
        ListRepr result = (ListRepr) site.resultRepr();
        Value items = context.helpers()
                .call(
                        builder,
                        "lists.multiply_items",
                        low(items(list, builder)),
                        low(length(list, builder)),
                        low(times))
                .value();
        return owning(result.recast(this, items, builder.arraySize(items), builder), result, builder);
    }

    private String name() {
        return describe();
    }

    private Value index(OperationSite site, Value list, String message) {
        Value index = site.valueAs(1, context.representations().signed());
        return Indexes.inside(
                index, length(list, site.builder()), Indexes.isNonNegative(site.annotation(1)), message, site);
    }

    @Override
    public Typed getItem(OperationSite site) {
        Value list = NoneChecks.present(site, 0);
        OperationBuilder builder = site.builder();
        if (site.repr(1) instanceof SliceRepr slice) {
            Value part = slice.apply(
                    site.operands().get(1),
                    "lists.slice_items",
                    "lists.stepped_items",
                    builder,
                    low(items(list, builder)),
                    low(length(list, builder)));
            ListRepr result = (ListRepr) site.resultRepr();
            return owning(result.recast(this, part, builder.arraySize(part), builder), result, builder);
        }
        Value index = index(site, list, name() + " index out of range");
        return loaded(items(list, builder), index, builder);
    }

    @Override
    public void setItem(OperationSite site) {
        Value list = NoneChecks.present(site, 0);
        OperationBuilder builder = site.builder();
        if (site.repr(1) instanceof SliceRepr slice) {
            ListRepr other = (ListRepr) site.repr(2);
            Typed bounds = site.operands().get(1);
            context.helpers()
                    .call(
                            builder,
                            "lists.replace_items",
                            low(list),
                            low(slice.start(bounds, builder)),
                            low(slice.stop(bounds, builder)),
                            low(other.items(site.value(2), builder)),
                            low(other.length(site.value(2), builder)));
            return;
        }
        Value value = stored(site.operands().get(2), builder);
        Value index = index(site, list, "list assignment index out of range");
        builder.setItem(items(list, builder), index, value);
    }

    @Override
    public void deleteItem(OperationSite site) {
        Value list = NoneChecks.present(site, 0);
        OperationBuilder builder = site.builder();
        if (site.repr(1) instanceof SliceRepr slice) {
            slice.apply(site.operands().get(1), "lists.delslice", "lists.delslice_stepped", builder, low(list));
            return;
        }
        context.helpers()
                .call(
                        builder,
                        "lists.delitem",
                        low(list),
                        low(site.valueAs(1, context.representations().signed())));
    }

    @Override
    public Value contains(OperationSite site) {
        Value list = NoneChecks.present(site, 0);
        OperationBuilder builder = site.builder();
        if (item instanceof ImpossibleRepr) {
            return Constant.bool(false);
        }
        HelperCalls helpers = context.helpers();
        SomeValue wanted = site.annotation(1);
        if (isItem(site.repr(1))) {
            return helpers.call(
                            builder,
                            "lists.contains_items",
                            low(items(list, builder)),
                            low(length(list, builder)),
                            low(stored(site.operands().get(1), builder)),
                            itemEquality())
                    .value();
        }
        Argument equality = helpers.function(helpers.pointer("generic.equals", itemAnnotation(), wanted));
        return helpers.call(
                        builder,
                        "lists.contains_items",
                        low(items(list, builder)),
                        low(length(list, builder)),
                        low(site.value(1)),
                        equality)
                .value();
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        if (item instanceof ImpossibleRepr) {
            return context.helpers().call(builder, "hashing.of_empty_tuple").value();
        }
        Argument function = context.helpers()
                .function(context.helpers().pointer(Items.hashFunction(itemAnnotation()), itemAnnotation()));
        return context.helpers()
                .call(builder, "generic.hash_items", low(items(value, builder)), low(length(value, builder)), function)
                .value();
    }

    @Override
    public Typed iterator(OperationSite site) {
        return IteratorRepr.over(site, NoneChecks.present(site, 0));
    }
}
