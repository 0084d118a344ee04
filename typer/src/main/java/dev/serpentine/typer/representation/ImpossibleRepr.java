package dev.serpentine.typer.representation;

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

/**
 * What never is: the items of a list that stays empty, the result of a call that never returns. Operations on it are
 * never reached.
 */
public final class ImpossibleRepr extends Repr {
    public ImpossibleRepr(TypingContext context) {
        super(context);
    }

    @Override
    public LowLevelType type() {
        return Primitive.VOID;
    }

    @Override
    public String describe() {
        return "nothing";
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return Constant.bool(false);
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return Constant.bool(false);
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return Constant.signed(0);
    }

    @Override
    public Typed unary(FlowOpcode opcode, OperationSite site) {
        return unreachable(site);
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        return unreachable(site);
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        return unreachable(site);
    }

    @Override
    public Typed getItem(OperationSite site) {
        return unreachable(site);
    }

    @Override
    public Typed iterator(OperationSite site) {
        return unreachable(site);
    }

    @Override
    public Typed next(OperationSite site) {
        return unreachable(site);
    }

    @Override
    public Typed call(OperationSite site) {
        return unreachable(site);
    }

    private Typed unreachable(OperationSite site) {
        return new Typed(OperationBuilder.zero(site.resultRepr().type()), site.resultRepr());
    }
}
