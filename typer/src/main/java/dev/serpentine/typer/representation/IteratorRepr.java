package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.IteratorKind;
import dev.serpentine.frontend.annotation.value.SomeValue.ViewKind;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.UnsupportedOperation;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A built-in iterator: a struct of what is iterated over and how far it has come. */
public final class IteratorRepr extends ReferenceRepr {
    private final Repr source;
    private final boolean isReversed;
    private final StructType struct;

    public IteratorRepr(TypingContext context, Repr source, IteratorKind kind) {
        super(context);
        this.source = source;
        this.isReversed = kind == IteratorKind.REVERSED;
        String name = context.structName("iterator", source.type());
        this.struct = StructType.declare(name, null, true).define(fields());
    }

    private List<Field> fields() {
        if (source instanceof RangeRepr) {
            return List.of(
                    Field.mutable("next", Primitive.SIGNED),
                    Field.immutable("limit", Primitive.SIGNED),
                    Field.immutable("step", Primitive.SIGNED));
        }
        if (table() != null) {
            List<Field> fields = List.of(
                    Field.mutable("table", table()),
                    Field.mutable("position", Primitive.SIGNED),
                    Field.immutable("expected", Primitive.SIGNED));
            return countsItems()
                    ? Stream.concat(fields.stream(), Stream.of(Field.mutable("left", Primitive.SIGNED)))
                            .toList()
                    : fields;
        }
        return source.isVoid()
                ? List.of(Field.mutable("index", Primitive.SIGNED))
                : List.of(Field.immutable("source", source.type()), Field.mutable("index", Primitive.SIGNED));
    }

    /** The table's type where a dict, set or view is iterated over. */
    private LowLevelType table() {
        return source instanceof DictRepr || source instanceof SetRepr || source instanceof DictViewRepr
                ? source.type()
                : null;
    }

    /**
     * Whether it finds out that keys were exchanged for others meanwhile: Python does forwards, and of sets it does
     * not.
     */
    private boolean countsItems() {
        return !isReversed && !(source instanceof SetRepr);
    }

    @Override
    public LowLevelType type() {
        return struct.pointer();
    }

    @Override
    public String describe() {
        return "iterator over " + source.describe();
    }

    @Override
    public Optional<String> unionKind() {
        return source.unionKind()
                .map(of -> Unions.kindOf(isReversed ? IteratorKind.REVERSED : IteratorKind.FORWARD, of));
    }

    /** A new iterator, of the site's result representation, over a value that is not None. */
    static Typed over(OperationSite site, Value value) {
        IteratorRepr iterator = (IteratorRepr) site.resultRepr();
        return new Typed(iterator.begin(value, site.builder()), iterator);
    }

    /** The same over a tuple of known length, which the iterator may take for one of any. */
    static Typed overTuple(OperationSite site, Typed tuple) {
        IteratorRepr iterator = (IteratorRepr) site.resultRepr();
        return over(site, iterator.context.convert(tuple, iterator.source, site.builder()));
    }

    /** Requests what the beginning of an iteration calls. */
    public void requestBeginning(HelperRequests requests) {
        if (source instanceof SetRepr set) {
            set.table().requestHash(requests);
        }
    }

    private Value begin(Value value, OperationBuilder builder) {
        if (table() != null) {
            if (source instanceof SetRepr set) {
                return set.iterator(struct, value, builder);
            }
            String helper = isReversed ? "tables.start_reversed" : "dicts.start_iteration";
            return context.helpers()
                    .call(
                            builder,
                            helper,
                            context.helpers().type(struct),
                            context.helpers().lowLevel(value))
                    .value();
        }
        Value iterator = builder.malloc(struct);
        if (source instanceof RangeRepr range) {
            range.beginIteration(iterator, value, isReversed, builder);
            return iterator;
        }
        if (!source.isVoid()) {
            builder.setField(iterator, "source", value);
        }
        if (isReversed) {
            builder.setField(iterator, "index", length(value, builder));
        }
        return iterator;
    }

    private Value length(Value value, OperationBuilder builder) {
        return switch (source) {
            case ListRepr list -> list.length(value, builder);
            case TextRepr text -> builder.getField(value, "length");
            case BytesRepr bytes -> bytes.length(value, builder);
            case ByteArrayRepr array -> array.length(value, builder);
            case TupleRepr tuple -> Constant.signed(tuple.items().size());
            default -> throw refuse("iteration");
        };
    }

    private Typed item(Value value, Value index, OperationSite site) {
        OperationBuilder builder = site.builder();
        return switch (source) {
            case ListRepr list -> list.loaded(list.items(value, builder), index, builder);
            case TextRepr text ->
                new Typed(
                        context.helpers()
                                .call(
                                        builder,
                                        "text.getitem_unchecked",
                                        context.helpers().lowLevel(value),
                                        context.helpers().lowLevel(index))
                                .value(),
                        context.representations().character());
            case BytesRepr bytes -> bytes.item(value, index, builder);
            case ByteArrayRepr array -> array.item(value, index, builder);
            case TupleRepr tuple ->
                new Typed(tuple.choose(0, index, value, site.resultRepr(), builder), site.resultRepr());
            default -> throw refuse("iteration");
        };
    }

    @Override
    public Typed iterator(OperationSite site) {
        return site.operands().getFirst();
    }

    @Override
    public Typed next(OperationSite site) {
        OperationBuilder builder = site.builder();
        Value iterator = site.operands().stream()
                .filter(operand -> operand != null && operand.repr() == this)
                .findFirst()
                .orElseThrow()
                .value();
        if (source instanceof RangeRepr) {
            return nextNumber(iterator, builder);
        }
        if (table() != null) {
            return nextEntry(iterator, site);
        }
        if (source instanceof TupleRepr tuple && tuple.items().isEmpty()) {
            context.raise(builder, "StopIteration", "");
            return new Typed(Constant.voidOf(null), site.resultRepr());
        }
        Value value = source.isVoid() ? Constant.voidOf(null) : builder.getField(iterator, "source");
        Value index = builder.getField(iterator, "index");
        if (isReversed) {
            stopWhere(builder.emit(LowLevelOpcode.INT_LE, index, Constant.signed(0)), builder);
            Value before = builder.emit(LowLevelOpcode.INT_SUB, index, Constant.signed(1));
            // The list may have become shorter.
            stopForGood(builder.emit(LowLevelOpcode.INT_GE, before, length(value, builder)), iterator, 0, builder);
            builder.setField(iterator, "index", before);
            return item(value, before, site);
        }
        stopForGood(
                builder.emit(LowLevelOpcode.INT_GE, index, length(value, builder)), iterator, Long.MAX_VALUE, builder);
        builder.setField(iterator, "index", builder.emit(LowLevelOpcode.INT_ADD, index, Constant.signed(1)));
        return item(value, index, site);
    }

    private void stopWhere(Value condition, OperationBuilder builder) {
        builder.whenUnlikely(condition, () -> context.raise(builder, "StopIteration", ""));
    }

    /**
     * Ends the iteration, also for whoever asks again when the source has grown: by an index that is behind any end.
     */
    private void stopForGood(Value condition, Value iterator, long end, OperationBuilder builder) {
        boolean mayGrow = source instanceof ListRepr || source instanceof ByteArrayRepr;
        builder.whenUnlikely(condition, () -> {
            if (mayGrow) {
                builder.setField(iterator, "index", Constant.signed(end));
            }
            context.raise(builder, "StopIteration", "");
        });
    }

    private Typed nextNumber(Value iterator, OperationBuilder builder) {
        Value number = builder.getField(iterator, "next");
        Value step = builder.getField(iterator, "step");
        stopWhere(RangeRepr.isExhausted(number, builder.getField(iterator, "limit"), step, builder), builder);
        builder.setField(iterator, "next", builder.emit(LowLevelOpcode.INT_ADD, number, step));
        return new Typed(number, context.representations().signed());
    }

    private Typed nextEntry(Value iterator, OperationSite site) {
        OperationBuilder builder = site.builder();
        Argument argument = context.helpers().lowLevel(iterator);
        Value table = builder.getField(iterator, "table");
        String helper = source instanceof SetRepr set
                ? set.table().helper("step")
                : isReversed ? "dicts.step_back" : "dicts.step";
        Value entry = context.helpers().call(builder, helper, argument).value();
        stopWhere(builder.emit(LowLevelOpcode.INT_LT, entry, Constant.signed(0)), builder);
        return switch (source) {
            case SetRepr set -> set.entryItem(table, entry, builder);
            case DictRepr dict -> dict.entryKey(table, entry, builder);
            case DictViewRepr view -> entryOf(view, table, entry, site);
            default -> throw new UnsupportedOperation("iteration over " + source.describe());
        };
    }

    private Typed entryOf(DictViewRepr view, Value table, Value entry, OperationSite site) {
        OperationBuilder builder = site.builder();
        DictRepr dict = view.dict();
        if (view.kind() == ViewKind.KEYS) {
            return dict.entryKey(table, entry, builder);
        }
        if (view.kind() == ViewKind.VALUES) {
            return dict.entryValue(table, entry, builder);
        }
        TupleRepr pair = (TupleRepr) context.reprOf(new SomeValue.SomeTuple(
                List.of(dict.keyAnnotation(), dict.valueAnnotation()), java.util.Optional.empty()));
        return new Typed(
                pair.make(
                        List.of(dict.entryKey(table, entry, builder), dict.entryValue(table, entry, builder)), builder),
                pair);
    }
}
