package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue.SomePointer;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperCalls;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** System code: a pointer, used as it is written: nothing is checked. A pointer to one known function is Void. */
public final class PointerRepr extends Repr {
    private final PointerType type;
    private final Optional<FunctionValue> function;

    public PointerRepr(TypingContext context, PointerType type, Optional<FunctionValue> function) {
        super(context);
        this.type = type;
        this.function = function;
    }

    @Override
    public LowLevelType type() {
        return function.isPresent() ? Primitive.VOID : type;
    }

    @Override
    public String describe() {
        return type.text();
    }

    /** Only the null pointer can be prebuilt. */
    @Override
    public Constant constant(HostObject object) {
        boolean isNull = object.attribute("_container")
                .filter(container -> container.kind() == HostKind.NONE)
                .isPresent();
        return isNull && function.isEmpty() ? OperationBuilder.zero(type) : super.constant(object);
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        if (source instanceof PointerRepr pointer && pointer.function.isPresent() && function.isEmpty()) {
            return Optional.of((value, builder) -> new Constant(pointer.function.get(), pointer.type));
        }
        if (type() instanceof PointerType mine
                && source.type() instanceof PointerType other
                && other.target() instanceof FieldedType from
                && mine.target() instanceof FieldedType to
                && from.extendsOrIs(to)) {
            return Optional.of((value, builder) -> builder.castPointer(value, mine));
        }
        return Optional.empty();
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return builder.isNotNull(value);
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return builder.samePointer(first, second);
    }

    /** The representation of a field's or item's value. */
    private Repr reprOf(LowLevelType low) {
        return context.reprOf(HelperCalls.annotationOf(low));
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        LowLevelType field = ((FieldedType) type.target())
                .field(name)
                .orElseThrow(() -> refuse("field " + name))
                .type();
        return new Typed(site.builder().getField(site.value(0), name), reprOf(field));
    }

    @Override
    public void setAttribute(String name, OperationSite site) {
        LowLevelType field = ((FieldedType) type.target())
                .field(name)
                .orElseThrow(() -> refuse("field " + name))
                .type();
        site.builder().setField(site.value(0), name, stored(site, 2, field));
    }

    /** A value on its way to memory of a type: system code sees bytes and characters as integers. */
    private Value stored(OperationSite site, int operand, LowLevelType wanted) {
        Value value = site.value(operand);
        if (value.type().equals(wanted)) {
            return value;
        }
        return site.valueAs(operand, reprOf(wanted));
    }

    @Override
    public Typed getItem(OperationSite site) {
        Value index = site.valueAs(1, context.representations().signed());
        return new Typed(site.builder().getItem(site.value(0), index), reprOf(((ArrayType) type.target()).item()));
    }

    @Override
    public void setItem(OperationSite site) {
        Value index = site.valueAs(1, context.representations().signed());
        site.builder().setItem(site.value(0), index, stored(site, 2, ((ArrayType) type.target()).item()));
    }

    @Override
    public Value length(OperationSite site) {
        return site.builder().arraySize(site.value(0));
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        throw refuse(opcode.mnemonic());
    }

    /** A call of a function that the pointer leads to; the operands behind the call's shape are its arguments. */
    @Override
    public Typed call(OperationSite site) {
        FunctionType signature = (FunctionType) type.target();
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < signature.arguments().size(); i++) {
            arguments.add(stored(site, i + 2, signature.arguments().get(i)));
        }
        Value result = function.isPresent()
                ? site.builder().directCall(new Constant(function.get(), type), arguments)
                : site.builder().indirectCall(site.value(0), arguments, null);
        return new Typed(result, reprOf(signature.result()));
    }

    /** The annotation that all pointers of a type have. */
    static SomePointer annotation(PointerType type) {
        return new SomePointer(type, Optional.empty());
    }
}
