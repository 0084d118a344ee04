package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.SomeValue.SomeSet;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.UnsupportedOperation;
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

    HashTable table() {
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
    public boolean canBeNone() {
        return annotation.canBeNone();
    }

    @Override
    public Repr withoutNone() {
        return canBeNone() ? context.reprOf(new SomeSet(annotation.definition(), false, Optional.empty())) : this;
    }

    @Override
    public Constant constant(HostObject object) {
        return object.kind() == HostKind.NONE ? OperationBuilder.zero(type()) : table.constant(object, object.items(), List.of());
    }

    @Override
    public Optional<Value> convertFrom(Repr source, Value value, OperationBuilder builder) {
        return source instanceof SetRepr && source.type().equals(type()) ? Optional.of(value) : Optional.empty();
    }

    public Value makeEmpty(OperationBuilder builder) {
        return builder.malloc(table.struct());
    }

    /** A set of the items of the set that the operand is, if there is one. */
    public Value copyOrEmpty(OperationSite site, int operand) {
        if (site.operands().size() <= operand) {
            return makeEmpty(site.builder());
        }
        if (site.repr(operand) instanceof SetRepr other && other.table.key() instanceof ImpossibleRepr) {
            // What is copied may get items that what it is a copy of never has.
            NoneChecks.present(site, operand);
            return makeEmpty(site.builder());
        }
        Value source = site.value(operand);
        if (!source.type().equals(type())) {
            throw new UnsupportedOperation("a set made of one with other items");
        }
        return context.helpers().call(site.builder(), "sets.copy", context.helpers().lowLevel(source)).value();
    }

    /** A set display. */
    public Typed display(OperationSite site) {
        Value set = makeEmpty(site.builder());
        site.operands().forEach(item -> add(set, item, site.builder()));
        return new Typed(set, this);
    }

    public void add(Value set, Typed item, OperationBuilder builder) {
        context.helpers().call(builder, "sets.add", context.helpers().lowLevel(set), context.helpers().lowLevel(table.storedKey(item, builder)), table.hashFunction(),
                table.equalityFunction());
    }

    public void discard(Value set, Typed item, OperationBuilder builder) {
        context.helpers().call(builder, "sets.discard", context.helpers().lowLevel(set), context.helpers().lowLevel(table.storedKey(item, builder)), table.hashFunction(),
                table.equalityFunction());
    }

    /** Takes an item out; there must be one. */
    public Typed pop(Value set, OperationBuilder builder) {
        return table.loadedKey(context.helpers().call(builder, "sets.pop", context.helpers().lowLevel(set), table.hashFunction()).value());
    }

    public void clear(Value set, OperationBuilder builder) {
        context.helpers().call(builder, "sets.clear", context.helpers().lowLevel(set));
    }

    Typed entryItem(Value set, Value entry, OperationBuilder builder) {
        return table.loadedKey(builder.getItem(builder.getField(set, "keys"), entry));
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        Value present = canBeNone() ? builder.isNotNull(value) : Constant.bool(true);
        return builder.and(present, () -> builder.emit(LowLevelOpcode.INT_NE, builder.getField(value, "count"), Constant.signed(0)));
    }

    @Override
    public Value length(OperationSite site) {
        return site.builder().getField(NoneChecks.present(site, 0), "count");
    }

    @Override
    public Value contains(OperationSite site) {
        return table.contains("sets.contains", NoneChecks.present(site, 0), site.operands().get(1), site.builder());
    }

    @Override
    public Typed iterator(OperationSite site) {
        return IteratorRepr.over(site, NoneChecks.present(site, 0));
    }
}
