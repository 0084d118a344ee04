package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.DictDefinition.CustomEquality;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The layout that system code's {@code tables} works on, for one type of keys and of values, or its {@code sets} and
 * {@code text_sets}, without values; and how keys are hashed and compared.
 */
public final class HashTable {
    private final TypingContext context;
    private final SomeValue keyAnnotation;
    private final Repr key;
    private final Repr value;
    private final Optional<CustomEquality> customEquality;
    private final StructType struct;
    /** Keys whose items are kept in their place; null where the keys are. */
    private final TupleRepr keptItems;

    private HashTable(
            TypingContext context,
            SomeValue keyAnnotation,
            Repr key,
            Repr value,
            Optional<CustomEquality> customEquality) {
        this.context = context;
        this.keyAnnotation = keyAnnotation;
        this.key = key;
        this.value = value;
        this.customEquality = customEquality;
        this.keptItems =
                key instanceof TupleRepr tuple && tuple.itemsOfOneType().isPresent() ? tuple : null;
        this.struct = context.representations()
                .tableStruct(
                        key.storageType(),
                        keptType(),
                        value == null ? null : value.storageType(),
                        isInOrderOfInsertion());
    }

    static HashTable of(
            TypingContext context, SomeValue key, Optional<SomeValue> value, Optional<CustomEquality> customEquality) {
        return new HashTable(
                context, key, context.reprOf(key), value.map(context::reprOf).orElse(null), customEquality);
    }

    /** Whether a table of the other kind is one of this kind as it is. */
    boolean sharesValuesWith(HashTable other) {
        return struct.equals(other.struct)
                && key.sharesValuesWith(other.key)
                && (value == null || value.sharesValuesWith(other.value));
    }

    private LowLevelType keptType() {
        return keptItems == null
                ? key.storageType()
                : keptItems.itemsOfOneType().orElseThrow();
    }

    /**
     * The struct of a table.
     *
     * @param kept what the array of keys holds: keys, or the items of these
     * @param value {@code null} for a set
     */
    public static StructType layout(
            TypingContext context,
            LowLevelType key,
            LowLevelType kept,
            LowLevelType value,
            boolean isInOrderOfInsertion) {
        List<Field> fields = new ArrayList<>(List.of(Field.mutable("count", Primitive.SIGNED)));
        if (isInOrderOfInsertion) {
            fields.addAll(List.of(
                    Field.mutable("used", Primitive.SIGNED),
                    Field.mutable("first", Primitive.SIGNED),
                    Field.mutable("free", Primitive.SIGNED),
                    Field.mutable(
                            "indexes", ArrayType.collected(Primitive.INT32).pointer())));
        } else {
            fields.addAll(List.of(Field.mutable("fill", Primitive.SIGNED), Field.mutable("finger", Primitive.SIGNED)));
        }
        fields.add(Field.mutable("hashes", ArrayType.collected(Primitive.SIGNED).pointer()));
        fields.add(Field.mutable("keys", ArrayType.collected(kept).pointer()));
        if (!kept.equals(key)) {
            fields.add(Field.mutable("key", key));
        }
        if (value != null) {
            fields.add(Field.mutable("values", ArrayType.collected(value).pointer()));
        }
        String name = value == null ? context.structName("set", key) : context.structName("dict", key, value);
        return StructType.declare(name, null, true).define(fields);
    }

    /** Of dicts, and of sets of what has no hash that Python fixes. */
    private boolean isInOrderOfInsertion() {
        return value != null || key instanceof TextRepr || key instanceof CharacterRepr || key instanceof BytesRepr;
    }

    /** A helper for sets of these items. */
    String helper(String name) {
        return (isInOrderOfInsertion() ? "text_sets." : "sets.") + name;
    }

    StructType struct() {
        return struct;
    }

    Repr key() {
        return key;
    }

    Value storedKey(Typed typed, OperationBuilder builder) {
        Value converted = context.convert(typed, key, builder);
        return key.isVoid() ? Constant.bool(false) : converted;
    }

    Value storedValue(Typed typed, OperationBuilder builder) {
        Value converted = context.convert(typed, value, builder);
        return value.isVoid() ? Constant.bool(false) : converted;
    }

    /** A key that a helper gives. */
    Typed givenKey(Value given) {
        return new Typed(key.isVoid() ? Constant.voidOf(null) : given, key);
    }

    /** The key of an entry of a table. */
    Typed loadedKey(Value table, Value entry, OperationBuilder builder) {
        Value keys = builder.getField(table, "keys");
        if (keptItems == null) {
            return givenKey(builder.getItem(keys, entry));
        }
        int width = keptItems.items().size();
        Value first = builder.emit(LowLevelOpcode.INT_MUL, entry, Constant.signed(width));
        List<Typed> items = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            Value place = i == 0 ? first : builder.emit(LowLevelOpcode.INT_ADD, first, Constant.signed(i));
            items.add(new Typed(builder.getItem(keys, place), keptItems.items().get(i)));
        }
        return new Typed(keptItems.make(items, builder), key);
    }

    Typed loadedValue(Value stored) {
        return new Typed(value.isVoid() ? Constant.voidOf(null) : stored, value);
    }

    /** Requests how a key is hashed. */
    public void requestHash(HelperRequests requests) {
        customEquality.ifPresentOrElse(
                custom -> requests.add("generic.call_1", custom.hash(), keyAnnotation),
                () -> requests.add("generic.hash_of", keyAnnotation));
    }

    /** Requests what it takes to look a key up. */
    public void requestLookup(HelperRequests requests) {
        requestHash(requests);
        customEquality.ifPresentOrElse(
                custom -> requests.add("generic.call_2", custom.equality(), keyAnnotation, keyAnnotation),
                () -> requests.add("generic.equals", keyAnnotation, keyAnnotation));
    }

    /** Requests what it takes to look a key up that must be there. */
    void requestLookupOrKeyError(HelperRequests requests) {
        requestLookup(requests);
        requests.add("generic.repr_of", keyAnnotation);
        requests.addShared("errors.raise_key_error", Lattice.STRING);
    }

    /** Requests what {@link #contains} calls. */
    void requestContains(Repr item, HelperRequests requests) {
        if (mayHold(item)) {
            requestLookup(requests);
        } else if (item.canBeNone()) {
            requestContains(item.withoutNone(), requests);
        }
    }

    private boolean mayHold(Repr item) {
        return !(key instanceof ImpossibleRepr)
                && (item instanceof OptionalRepr
                        || Comparison.common(key, item, context).orElse(null) == key);
    }

    Argument hashFunction() {
        return customEquality.isPresent()
                ? function("generic.call_1", customEquality.get().hash(), keyAnnotation)
                : function("generic.hash_of", keyAnnotation);
    }

    Argument equalityFunction() {
        return customEquality.isPresent()
                ? function("generic.call_2", customEquality.get().equality(), keyAnnotation, keyAnnotation)
                : function("generic.equals", keyAnnotation, keyAnnotation);
    }

    Argument reprFunction() {
        return function("generic.repr_of", keyAnnotation);
    }

    private Argument function(String name, SomeValue... annotations) {
        return context.helpers().function(context.helpers().pointer(name, annotations));
    }

    Value contains(String helper, Value table, Typed item, OperationBuilder builder) {
        if (!mayHold(item.repr())) {
            if (item.repr().canBeNone()) {
                Value present = builder.isNotNull(item.value());
                return builder.and(
                        present,
                        () -> contains(
                                helper,
                                table,
                                new Typed(item.value(), item.repr().withoutNone()),
                                builder));
            }
            return Constant.bool(false);
        }
        return context.helpers()
                .call(
                        builder,
                        helper,
                        context.helpers().lowLevel(table),
                        context.helpers().lowLevel(storedKey(item, builder)),
                        hashFunction(),
                        equalityFunction())
                .value();
    }

    /**
     * A prebuilt table whose keys nobody has hashed yet: the program does when it first looks something up, or iterates
     * over a set.
     */
    Constant constant(HostObject object, List<HostObject> keys, List<HostObject> values) {
        return new Constant(
                context.prebuilt()
                        .of(
                                object,
                                struct,
                                () -> new StructValue(struct),
                                made -> fill((StructValue) made, keys, values)),
                struct.pointer());
    }

    private void fill(StructValue table, List<HostObject> keys, List<HostObject> values) {
        if (keys.isEmpty()) {
            return;
        }
        table.set("count", (long) keys.size());
        table.set("keys", keptItems == null ? array(key, keys) : arrayOfItems(keys));
        if (isInOrderOfInsertion()) {
            table.set("used", (long) keys.size());
            table.set("first", keys.isEmpty() ? 0L : -1L);
            table.set("hashes", new ArrayValue(ArrayType.collected(Primitive.SIGNED), keys.size()));
        }
        if (value != null) {
            table.set("values", array(value, values));
        }
    }

    private ArrayValue arrayOfItems(List<HostObject> keys) {
        int width = keptItems.items().size();
        ArrayValue array = new ArrayValue(ArrayType.collected(keptType()), keys.size() * width);
        for (int i = 0; i < keys.size() * width; i++) {
            HostObject item = keys.get(i / width).items().get(i % width);
            array.set(i, keptItems.items().get(i % width).constant(item).value());
        }
        return array;
    }

    private static ArrayValue array(Repr repr, List<HostObject> items) {
        ArrayValue array = new ArrayValue(ArrayType.collected(repr.storageType()), items.size());
        if (!repr.isVoid()) {
            for (int i = 0; i < items.size(); i++) {
                array.set(i, repr.constant(items.get(i)).value());
            }
        }
        return array;
    }
}
