package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
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
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A number, character, tuple or the like that can be None. A value that is a pointer already is null for None; an int,
 * float, bool or mixture of these is a word, zero for None (see {@link OptionalWord}); what is left has a box.
 */
public final class OptionalRepr extends Repr {
    private final Repr item;
    private final Optional<OptionalWord> word;
    private final StructType box;

    public OptionalRepr(TypingContext context, Repr item) {
        super(context);
        this.item = item;
        this.word = OptionalWord.of(item);
        this.box = item.type() instanceof PointerType || word.isPresent()
                ? null
                : StructType.collected(
                        context.structName("box", item.storageType()),
                        StructType.Field.immutable("value", item.storageType()));
    }

    public Repr item() {
        return item;
    }

    @Override
    public LowLevelType type() {
        return word.isPresent() ? Primitive.SIGNED : box == null ? item.type() : box.pointer();
    }

    @Override
    public String describe() {
        return item.describe();
    }

    @Override
    public boolean canBeNone() {
        return true;
    }

    @Override
    public Repr withoutNone() {
        return item;
    }

    @Override
    public Constant constant(HostObject object) {
        if (object.kind() == HostKind.NONE) {
            return OperationBuilder.zero(type());
        }
        Constant held = item.constant(object);
        if (word.isPresent()) {
            return word.get().ofConstant(held).orElseThrow(() -> refuse("a constant " + object.describe()));
        }
        if (box == null) {
            return held;
        }
        StructValue value = new StructValue(box);
        if (!item.isVoid()) {
            value.set("value", held.value());
        }
        return new Constant(value, type());
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        if (source instanceof OptionalRepr other) {
            return context.conversion(other.item, item)
                    .map(present -> (value, builder) -> unlessNull(
                            value, () -> box(present.apply(other.unbox(value, builder), builder), builder), builder));
        }
        if (source instanceof UnionRepr && source.canBeNone()) {
            return context.conversion(source.withoutNone(), item)
                    .map(present -> (value, builder) ->
                            unlessNull(value, () -> box(present.apply(value, builder), builder), builder));
        }
        return context.conversion(source, item).map(present -> present.then(this::box));
    }

    private Value unlessNull(Value value, Supplier<Value> present, OperationBuilder builder) {
        return builder.choose(builder.isNull(value), type(), () -> OperationBuilder.zero(type()), present);
    }

    private Value box(Value value, OperationBuilder builder) {
        if (word.isPresent()) {
            return word.get().of(value, context, builder);
        }
        if (box == null) {
            return value;
        }
        Value made = builder.malloc(box);
        if (!item.isVoid()) {
            builder.setField(made, "value", value);
        }
        return made;
    }

    /** Where the annotator knows that the value is not None. */
    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        // Nothing may be read from what is known to be None.
        return target instanceof NoneRepr
                ? Optional.empty()
                : context.conversion(item, target)
                        .map(present -> (value, builder) -> present.apply(unbox(value, builder), builder));
    }

    /** The value in a box, or of a word, that is not None. */
    public Value unbox(Value value, OperationBuilder builder) {
        if (word.isPresent()) {
            return word.get().valueOf(value, context, builder);
        }
        if (box == null) {
            return value;
        }
        return item.isVoid() ? Constant.voidOf(null) : builder.getField(value, "value");
    }

    @Override
    public void requestTruth(HelperRequests requests) {
        item.requestTruth(requests);
    }

    @Override
    public void requestEquality(HelperRequests requests) {
        item.requestEquality(requests);
    }

    @Override
    public void requestIdentity(HelperRequests requests) {
        if (hasIdentity()) {
            item.requestIdentity(requests);
        } else {
            item.requestEquality(requests);
        }
    }

    @Override
    public void requestHash(HelperRequests requests) {
        item.requestHash(requests);
    }

    @Override
    public void requestOperation(FlowOpcode opcode, AnnotatedOperands operands, HelperRequests requests) {
        item.requestOperation(opcode, operands.with(0, item), requests);
    }

    private OperationSite unwrapped(OperationSite site) {
        return unwrapped(site, 0);
    }

    /** The operation with an operand that is not None; None raises where that is looked out for. */
    OperationSite unwrapped(OperationSite site, int operand) {
        NoneChecks.require(site, operand, site.value(operand));
        return known(site, operand);
    }

    /** The operation where an operand is known not to be None. */
    public OperationSite known(OperationSite site, int operand) {
        SomeValue annotation = site.annotation(operand) instanceof SomeValue.SomeOptional optional
                ? optional.item()
                : site.annotation(operand);
        return site.withOperand(operand, new Typed(unbox(site.value(operand), site.builder()), item), annotation);
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return builder.and(builder.isNotNull(value), () -> item.truth(unbox(value, builder), builder));
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return bothNoneOr(
                first, second, () -> item.equal(unbox(first, builder), unbox(second, builder), builder), builder);
    }

    /** Of numbers, which have no identity here, those are the same that are equal; floats are by their bits. */
    @Override
    public Value identical(Value first, Value second, OperationBuilder builder) {
        if (!hasIdentity()) {
            return equal(first, second, builder);
        }
        return bothNoneOr(
                first, second, () -> item.identical(unbox(first, builder), unbox(second, builder), builder), builder);
    }

    private boolean hasIdentity() {
        return item instanceof FloatRepr || item.type() instanceof PointerType;
    }

    private static Value bothNoneOr(Value first, Value second, Supplier<Value> ofItems, OperationBuilder builder) {
        return builder.choose(
                builder.isNull(first),
                Primitive.BOOL,
                () -> builder.isNull(second),
                () -> builder.and(builder.isNotNull(second), ofItems));
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return builder.choose(
                builder.isNull(value),
                Primitive.SIGNED,
                () -> context.representations().none().hash(value, builder),
                () -> item.hash(unbox(value, builder), builder));
    }

    @Override
    public Typed unary(FlowOpcode opcode, OperationSite site) {
        return item.unary(opcode, unwrapped(site));
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        return item.binary(opcode, unwrapped(site));
    }

    @Override
    public Value length(OperationSite site) {
        return item.length(site);
    }

    @Override
    public Typed getItem(OperationSite site) {
        return item.getItem(unwrapped(site));
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        return item.getAttribute(name, unwrapped(site));
    }

    @Override
    public Value contains(OperationSite site) {
        return item.contains(unwrapped(site));
    }

    @Override
    public Typed iterator(OperationSite site) {
        return item.iterator(unwrapped(site));
    }
}
