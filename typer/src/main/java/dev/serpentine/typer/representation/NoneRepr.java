package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;

/** None alone: nothing at run time. */
public final class NoneRepr extends Repr {
    public NoneRepr(TypingContext context) {
        super(context);
    }

    @Override
    public LowLevelType type() {
        return Primitive.VOID;
    }

    @Override
    public String describe() {
        return "None";
    }

    @Override
    public boolean canBeNone() {
        return false;
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return Constant.bool(false);
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return Constant.bool(true);
    }

    /** Python's own number for None does not matter; this one is fixed. */
    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return Constant.signed(0xfca86420L);
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        OperandError error = OperandError.ofAttribute("NoneType", name);
        context.raise(site.builder(), error.exception(), error.text());
        return unreachable(site);
    }

    @Override
    public void setAttribute(String name, OperationSite site) {
        OperandError error = OperandError.ofAttribute("NoneType", name);
        context.raise(site.builder(), error.exception(), error.text());
    }

    @Override
    public Typed getItem(OperationSite site) {
        context.raise(site.builder(), "TypeError", "'NoneType' object is not subscriptable");
        return unreachable(site);
    }

    @Override
    public Value length(OperationSite site) {
        context.raise(site.builder(), "TypeError", "object of type 'NoneType' has no len()");
        return Constant.signed(0);
    }

    @Override
    public Typed iterator(OperationSite site) {
        context.raise(site.builder(), "TypeError", "'NoneType' object is not iterable");
        return unreachable(site);
    }

    @Override
    public Typed call(OperationSite site) {
        context.raise(site.builder(), "TypeError", "'NoneType' object is not callable");
        return unreachable(site);
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        context.raise(site.builder(), "TypeError", "unsupported operand type(s): 'NoneType'");
        return unreachable(site);
    }

    private Typed unreachable(OperationSite site) {
        return new Typed(OperationBuilder.zero(site.resultRepr().type()), site.resultRepr());
    }
}
