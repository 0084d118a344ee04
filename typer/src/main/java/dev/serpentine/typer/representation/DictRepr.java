package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.CoreMethod;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeDict;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.AnnotatedOperands;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A dict: a hash table as system code lays it out. */
public final class DictRepr extends Repr {
    private final SomeDict annotation;
    private final HashTable table;

    /** @param annotation any of those with this representation */
    public DictRepr(TypingContext context, SomeDict annotation) {
        super(context);
        this.annotation = annotation;
        this.table = HashTable.of(
                context,
                annotation.definition().key(),
                Optional.of(annotation.definition().value()),
                annotation.definition().customEquality());
    }

    /** What the annotator calls such dicts. */
    public SomeValue annotationWithoutNone() {
        return new SomeDict(annotation.definition(), false, Optional.empty());
    }

    SomeValue keyAnnotation() {
        return annotation.definition().key();
    }

    SomeValue valueAnnotation() {
        return annotation.definition().value();
    }

    /** The representation of values. */
    public Repr value() {
        return context.reprOf(valueAnnotation());
    }

    public HashTable table() {
        return table;
    }

    @Override
    public LowLevelType type() {
        return table.struct().pointer();
    }

    StructType struct() {
        return table.struct();
    }

    @Override
    public String describe() {
        return "dict";
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
        return canBeNone() ? context.reprOf(new SomeDict(annotation.definition(), false, Optional.empty())) : this;
    }

    @Override
    public Constant constant(HostObject object) {
        if (object.kind() == HostKind.NONE) {
            return OperationBuilder.zero(type());
        }
        List<Map.Entry<HostObject, HostObject>> entries = object.entries();
        return table.constant(
                object,
                entries.stream().map(Map.Entry::getKey).toList(),
                entries.stream().map(Map.Entry::getValue).toList());
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return source instanceof DictRepr other && other.table.sharesValuesWith(table)
                ? Optional.of(Conversion.NONE)
                : Optional.empty();
    }

    /** A dict display: keys and values take turns among the operands. */
    public Typed display(OperationSite site) {
        Value dict = site.builder().malloc(struct());
        long entries = site.operands().size() / 2;
        if (entries > 1) {
            context.helpers().call(site.builder(), "dicts.reserve", low(dict), low(Constant.signed(entries)));
        }
        for (int i = 0; i + 1 < site.operands().size(); i += 2) {
            store(dict, site.operands().get(i), site.operands().get(i + 1), site.builder());
        }
        return new Typed(dict, this);
    }

    public Value makeEmpty(OperationBuilder builder) {
        return builder.malloc(struct());
    }

    public void store(Value dict, Typed key, Typed value, OperationBuilder builder) {
        Value storedKey = table.storedKey(key, builder);
        Value storedValue = table.storedValue(value, builder);
        context.helpers()
                .call(
                        builder,
                        "dicts.setitem",
                        low(dict),
                        low(storedKey),
                        low(storedValue),
                        table.hashFunction(),
                        table.equalityFunction());
    }

    @Override
    public void requestOperation(FlowOpcode opcode, AnnotatedOperands operands, HelperRequests requests) {
        switch (opcode) {
            case CONTAINS -> table.requestContains(operands.repr(1), requests);
            case SETITEM -> table.requestLookup(requests);
            case GETITEM, DELITEM -> table.requestLookupOrKeyError(requests);
            default -> {}
        }
    }

    @Override
    public void requestMethod(CoreMethod method, HelperRequests requests) {
        switch (method) {
            case DICT_ENTRY, DICT_SET_DEFAULT -> table.requestLookup(requests);
            case DICT_LAST_ENTRY -> table.requestHash(requests);
            default -> {}
        }
    }

    /** The value of a key, which is stored first where the key is missing. */
    public Typed setDefault(Value dict, Typed key, Typed value, OperationBuilder builder) {
        Value storedKey = table.storedKey(key, builder);
        Value storedValue = table.storedValue(value, builder);
        return table.loadedValue(context.helpers()
                .call(
                        builder,
                        "dicts.setdefault",
                        low(dict),
                        low(storedKey),
                        low(storedValue),
                        table.hashFunction(),
                        table.equalityFunction())
                .value());
    }

    private Argument low(Value value) {
        return context.helpers().lowLevel(value);
    }

    /** The number of a key's entry, or -1. */
    public Value entry(Value dict, Typed wanted, OperationBuilder builder) {
        if (table.key() instanceof ImpossibleRepr) {
            return Constant.signed(-1);
        }
        return context.helpers()
                .call(
                        builder,
                        "dicts.lookup",
                        low(dict),
                        low(table.storedKey(wanted, builder)),
                        table.hashFunction(),
                        table.equalityFunction())
                .value();
    }

    /** The number of the entry of a name, where names are what it holds, or -1. */
    public Value entryOfName(Value dict, String name, OperationBuilder builder) {
        if (!(table.key() instanceof CharacterRepr)) {
            return entry(
                    dict,
                    new Typed(
                            context.texts().text(name),
                            context.representations().text(false)),
                    builder);
        }
        return name.codePointCount(0, name.length()) == 1
                ? entry(
                        dict,
                        new Typed(
                                new Constant(
                                        (long) name.codePointAt(0), table.key().type()),
                                table.key()),
                        builder)
                : Constant.signed(-1);
    }

    /** The number of the last entry; there must be one. */
    public Value lastEntry(Value dict, OperationBuilder builder) {
        return context.helpers()
                .call(builder, "dicts.last_entry", low(dict), table.hashFunction())
                .value();
    }

    public void removeEntry(Value dict, Value entry, OperationBuilder builder) {
        context.helpers().call(builder, "dicts.remove_entry", low(dict), low(entry));
    }

    public void clear(Value dict, OperationBuilder builder) {
        context.helpers().call(builder, "dicts.clear", low(dict));
    }

    public Typed entryKey(Value dict, Value entry, OperationBuilder builder) {
        return table.loadedKey(dict, entry, builder);
    }

    public Typed entryValue(Value dict, Value entry, OperationBuilder builder) {
        return table.loadedValue(builder.getItem(builder.getField(dict, "values"), entry));
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        Value present = canBeNone() ? builder.isNotNull(value) : Constant.bool(true);
        return builder.and(
                present,
                () -> builder.emit(LowLevelOpcode.INT_NE, builder.getField(value, "count"), Constant.signed(0)));
    }

    @Override
    public Value length(OperationSite site) {
        return site.builder().getField(NoneChecks.present(site, 0), "count");
    }

    @Override
    public Typed getItem(OperationSite site) {
        Value dict = NoneChecks.present(site, 0);
        Value key = table.storedKey(site.operands().get(1), site.builder());
        return table.loadedValue(context.helpers()
                .call(
                        site.builder(),
                        "dicts.getitem",
                        low(dict),
                        low(key),
                        table.hashFunction(),
                        table.equalityFunction(),
                        table.reprFunction())
                .value());
    }

    @Override
    public void setItem(OperationSite site) {
        store(
                NoneChecks.present(site, 0),
                site.operands().get(1),
                site.operands().get(2),
                site.builder());
    }

    @Override
    public void deleteItem(OperationSite site) {
        Value dict = NoneChecks.present(site, 0);
        Value key = table.storedKey(site.operands().get(1), site.builder());
        context.helpers()
                .call(
                        site.builder(),
                        "dicts.delitem",
                        low(dict),
                        low(key),
                        table.hashFunction(),
                        table.equalityFunction(),
                        table.reprFunction());
    }

    @Override
    public Value contains(OperationSite site) {
        Value dict = NoneChecks.present(site, 0);
        return table.contains("dicts.contains", dict, site.operands().get(1), site.builder());
    }

    @Override
    public Typed iterator(OperationSite site) {
        return IteratorRepr.over(site, NoneChecks.present(site, 0));
    }
}
