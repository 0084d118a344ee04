package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.CoreMethod;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeSet;
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
import java.util.Optional;

/** A set or frozenset: a hash table without values. */
public final class SetRepr extends Repr {
    private final SomeSet annotation;
    private final HashTable table;

    /** @param annotation any of those with this representation */
    public SetRepr(TypingContext context, SomeSet annotation) {
        super(context);
        this.annotation = annotation;
        this.table = HashTable.of(context, annotation.definition().item(), Optional.empty(), Optional.empty());
    }

    public HashTable table() {
        return table;
    }

    @Override
    public LowLevelType type() {
        return table.struct().pointer();
    }

    @Override
    public String describe() {
        return annotation.definition().isFrozen() ? "frozenset" : "set";
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
        return canBeNone() ? context.reprOf(new SomeSet(annotation.definition(), false, Optional.empty())) : this;
    }

    @Override
    public Constant constant(HostObject object) {
        return object.kind() == HostKind.NONE
                ? OperationBuilder.zero(type())
                : table.constant(object, object.items(), List.of());
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return source instanceof SetRepr other && other.table.sharesValuesWith(table)
                ? Optional.of(Conversion.NONE)
                : Optional.empty();
    }

    @Override
    public void requestOperation(FlowOpcode opcode, AnnotatedOperands operands, HelperRequests requests) {
        if (opcode == FlowOpcode.CONTAINS) {
            table.requestContains(operands.repr(1), requests);
        }
    }

    @Override
    public void requestMethod(CoreMethod method, HelperRequests requests) {
        switch (method) {
            case SET_ADD, SET_INCLUDE, SET_DISCARD, SET_TAKE_OUT, SET_ADD_HASHED, SET_HOLDS, SET_DISCARD_HASHED ->
                table.requestLookup(requests);
            case SET_POP, SET_RESERVE, SET_PLACES -> table.requestHash(requests);
            default -> {}
        }
    }

    public Value makeEmpty(OperationBuilder builder) {
        return builder.malloc(table.struct());
    }

    /** A set display. */
    public Typed display(OperationSite site) {
        Value set = makeEmpty(site.builder());
        site.operands().forEach(item -> add(set, item, site.builder()));
        return new Typed(set, this);
    }

    public void add(Value set, Typed item, OperationBuilder builder) {
        call("add", builder, low(set), stored(item, builder), table.hashFunction(), table.equalityFunction());
    }

    public void discard(Value set, Typed item, OperationBuilder builder) {
        takeOut(set, item, builder);
    }

    private Value takeOut(Value set, Typed item, OperationBuilder builder) {
        return call(
                "discard", builder, low(set), stored(item, builder), table.hashFunction(), table.equalityFunction());
    }

    /** Takes an item out; there must be one. */
    public Typed pop(Value set, OperationBuilder builder) {
        return table.givenKey(call("pop", builder, low(set), table.hashFunction()));
    }

    public void clear(Value set, OperationBuilder builder) {
        call("clear", builder, low(set));
    }

    /** A step of the set algebra. @param first the number of its first operand */
    public Typed step(CoreMethod method, Value set, OperationSite site, int first) {
        OperationBuilder builder = site.builder();
        Argument self = low(set);
        return switch (method) {
            case SET_TAKE_OUT -> truth(takeOut(set, site.operands().get(first), builder));
            case SET_RESERVE -> nothing(call("reserve", builder, self, number(site, first), table.hashFunction()));
            case SET_SHRINK -> nothing(call("shrink", builder, self));
            case SET_PLACES -> number(call("place_count", builder, self, table.hashFunction()));
            case SET_FILL -> number(call("fill", builder, self));
            case SET_IS_AT -> truth(call("is_at", builder, self, number(site, first)));
            case SET_ITEM_AT ->
                entryItem(set, site.valueAs(first, context.representations().signed()), builder);
            case SET_HASH_AT -> number(call("hash_at", builder, self, number(site, first)));
            case SET_ADD_HASHED -> nothing(hashed("add_hashed", set, site, first));
            case SET_ADD_NEW ->
                nothing(call(
                        "add_new_hashed",
                        builder,
                        self,
                        stored(site.operands().get(first), builder),
                        number(site, first + 1)));
            case SET_PUT ->
                nothing(call(
                        "put_hashed",
                        builder,
                        self,
                        stored(site.operands().get(first), builder),
                        number(site, first + 1),
                        number(site, first + 2)));
            case SET_HOLDS -> truth(hashed("contains_hashed", set, site, first));
            case SET_DISCARD_HASHED -> truth(hashed("discard_hashed", set, site, first));
            case SET_ADOPT ->
                nothing(call(
                        "adopt",
                        builder,
                        self,
                        low(context.convert(site.operands().get(first), this, builder))));
            case SET_ADD,
                    SET_INCLUDE,
                    SET_DISCARD,
                    SET_CLEAR,
                    SET_POP,
                    LIST_APPEND,
                    LIST_POP,
                    LIST_INSERT,
                    LIST_BLANK,
                    DICT_KEYS,
                    DICT_VALUES,
                    DICT_ITEMS,
                    DICT_CLEAR,
                    DICT_ENTRY,
                    DICT_SET_DEFAULT,
                    DICT_LAST_ENTRY,
                    DICT_KEY_AT,
                    DICT_VALUE_AT,
                    DICT_REMOVE_AT ->
                throw new IllegalStateException(method.qualifiedName() + " is no step of the set algebra");
        };
    }

    private Value hashed(String helper, Value set, OperationSite site, int first) {
        OperationBuilder builder = site.builder();
        return call(
                helper,
                builder,
                low(set),
                stored(site.operands().get(first), builder),
                number(site, first + 1),
                table.hashFunction(),
                table.equalityFunction());
    }

    private Value call(String helper, OperationBuilder builder, Argument... arguments) {
        return context.helpers().call(builder, table.helper(helper), arguments).value();
    }

    /** Starts an iteration over a set. */
    Value iterator(StructType struct, Value set, OperationBuilder builder) {
        return call("start_iteration", builder, context.helpers().type(struct), low(set), table.hashFunction());
    }

    private Argument low(Value value) {
        return context.helpers().lowLevel(value);
    }

    private Argument stored(Typed item, OperationBuilder builder) {
        return low(table.storedKey(item, builder));
    }

    private Argument number(OperationSite site, int operand) {
        return low(site.valueAs(operand, context.representations().signed()));
    }

    private Typed number(Value value) {
        return new Typed(value, context.representations().signed());
    }

    private Typed truth(Value value) {
        return new Typed(value, context.representations().bool());
    }

    private Typed nothing(Value result) {
        return new Typed(Constant.voidOf(null), context.representations().none());
    }

    Typed entryItem(Value set, Value entry, OperationBuilder builder) {
        return table.loadedKey(set, entry, builder);
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
    public Value contains(OperationSite site) {
        return table.contains(
                table.helper("contains"),
                NoneChecks.present(site, 0),
                site.operands().get(1),
                site.builder());
    }

    @Override
    public Typed iterator(OperationSite site) {
        return IteratorRepr.over(site, NoneChecks.present(site, 0));
    }
}
