package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue.ViewKind;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.AnnotatedOperands;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;
import java.util.Optional;

/** A view of a dict: the dict itself. */
public final class DictViewRepr extends Repr {
    private final DictRepr dict;
    private final ViewKind kind;

    public DictViewRepr(TypingContext context, DictRepr dict, ViewKind kind) {
        super(context);
        this.dict = dict;
        this.kind = kind;
    }

    DictRepr dict() {
        return dict;
    }

    ViewKind kind() {
        return kind;
    }

    @Override
    public LowLevelType type() {
        return dict.type();
    }

    @Override
    public String describe() {
        return switch (kind) {
            case KEYS -> "dict_keys";
            case VALUES -> "dict_values";
            case ITEMS -> "dict_items";
        };
    }

    @Override
    public Optional<String> unionKind() {
        return Optional.of(Unions.kindOf(kind));
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.INT_NE, builder.getField(value, "count"), Constant.signed(0));
    }

    /** Only views of values have hashes. */
    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return builder.emitTyped(LowLevelOpcode.IDENTITY_HASH, Primitive.SIGNED, List.of(value));
    }

    @Override
    public Value length(OperationSite site) {
        return site.builder().getField(site.value(0), "count");
    }

    @Override
    public void requestOperation(FlowOpcode opcode, AnnotatedOperands operands, HelperRequests requests) {
        if (opcode == FlowOpcode.CONTAINS) {
            dict.table().requestContains(operands.repr(1), requests);
        }
    }

    @Override
    public Value contains(OperationSite site) {
        if (kind == ViewKind.KEYS) {
            return dict.table()
                    .contains("dicts.contains", site.value(0), site.operands().get(1), site.builder());
        }
        throw refuse("in");
    }

    @Override
    public Typed iterator(OperationSite site) {
        return IteratorRepr.over(site, site.value(0));
    }
}
