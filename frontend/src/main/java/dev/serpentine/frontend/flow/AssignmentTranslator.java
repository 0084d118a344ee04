package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Translates assignments to targets, augmented assignments and deletions. */
final class AssignmentTranslator {
    private final Translation translation;

    AssignmentTranslator(Translation translation) {
        this.translation = translation;
    }

    void assign(Statement.Assign statement) {
        if (statement.targets().size() == 1) {
            assign(statement.targets().getFirst(), statement.value());
            return;
        }
        Value value = translation.expressions.translate(statement.value());
        statement.targets().forEach(target -> assign(target, value));
    }

    private void assign(Expression target, Expression value) {
        evaluate(target, value).accept(target);
    }

    /**
     * Evaluates what is assigned to a target. A tuple or list that is taken apart at once is never made: nobody sees
     * it, and its items need not go together.
     */
    private Consumer<Expression> evaluate(Expression target, Expression value) {
        List<Expression> targets = itemsOf(target);
        List<Expression> values = itemsOf(value);
        if (targets == null
                || values == null
                || targets.size() != values.size()
                || targets.stream().anyMatch(Expression.Starred.class::isInstance)
                || values.stream().anyMatch(Expression.Starred.class::isInstance)) {
            Value whole = translation.expressions.translate(value);
            return to -> assign(to, whole);
        }
        List<Consumer<Expression>> items = new ArrayList<>();
        for (int i = 0; i < targets.size(); i++) {
            items.add(evaluate(targets.get(i), values.get(i)));
        }
        return whole -> {
            for (int i = 0; i < items.size(); i++) {
                items.get(i).accept(itemsOf(whole).get(i));
            }
        };
    }

    void assign(Expression target, Value value) {
        SourcePosition position = target.position();
        switch (target) {
            case Expression.Name name -> translation.names.store(name.identifier(), value, position);
            case Expression.Attribute attribute ->
                setAttribute(translation.expressions.translate(attribute.object()), attribute, value);
            case Expression.Subscript subscript when translation.instanceDicts.assign(subscript, value) -> {}
            case Expression.Subscript subscript -> {
                Value object = translation.expressions.translate(subscript.object());
                Value index = translation.expressions.translate(subscript.index());
                translation.graph.emit(FlowOpcode.SETITEM, position, object, index, value);
            }
            case Expression.Tuple tuple -> unpack(tuple.items(), value, position);
            case Expression.ListDisplay list -> unpack(list.items(), value, position);
            default -> throw new IllegalStateException("no target of an assignment: " + target);
        }
    }

    private void setAttribute(Value object, Expression.Attribute attribute, Value value) {
        Optional<HostObject> module = Operations.live(object).filter(live -> live.kind() == HostKind.MODULE);
        if (module.isPresent()) {
            assignable(module.get(), attribute, "assignment to")
                    .ifPresent(globals ->
                            translation.operations.storeGlobal(globals, attribute.name(), value, attribute.position()));
            return;
        }
        translation.graph.emit(
                FlowOpcode.SETATTR, attribute.position(), object, translation.operations.text(attribute.name()), value);
    }

    /**
     * The globals of a module of which an attribute is assigned; refused for what is not the program's own, or was not
     * seen to be assigned when others read it.
     */
    private Optional<ModuleGlobals> assignable(HostObject module, Expression.Attribute attribute, String what) {
        Optional<ModuleGlobals> globals =
                translation.space.globalsOf(module).filter(found -> found.isAssigned(attribute.name()));
        if (globals.isEmpty()) {
            translation.refuse(
                    attribute.position(),
                    what + " " + attribute.name() + " of another module",
                    "keep it in a module of your own that is imported at module level");
        }
        return globals;
    }

    private static List<Expression> itemsOf(Expression target) {
        return switch (target) {
            case Expression.Tuple tuple -> tuple.items();
            case Expression.ListDisplay list -> list.items();
            default -> null;
        };
    }

    private void unpack(List<Expression> targets, Value value, SourcePosition position) {
        int starred = -1;
        for (int i = 0; i < targets.size(); i++) {
            if (targets.get(i) instanceof Expression.Starred) {
                starred = i;
            }
        }
        int before = starred < 0 ? targets.size() : starred;
        int after = starred < 0 ? -1 : targets.size() - starred - 1;
        boolean isKnown = starred < 0
                && Operations.live(value)
                        .filter(live ->
                                live.kind() == HostKind.TUPLE && live.items().size() == before)
                        .isPresent();
        Value items = isKnown
                ? value
                : translation.graph.emit(
                        FlowOpcode.UNPACK,
                        position,
                        value,
                        translation.operations.integer(before),
                        translation.operations.integer(after));
        for (int i = 0; i < targets.size(); i++) {
            Expression target = targets.get(i) instanceof Expression.Starred(Expression inner, SourcePosition at)
                    ? inner
                    : targets.get(i);
            if (translation.graph.isReachable()) {
                assign(target, translation.operations.itemOfTuple(items, i, target.position()));
            }
        }
    }

    /** {@code target operator= value}: the target's object and index are evaluated once. */
    void assignAugmented(Statement.AugmentedAssign statement) {
        SourcePosition position = statement.position();
        FlowOpcode opcode = ExpressionTranslator.inPlaceOpcode(statement.operator());
        Operations operations = translation.operations;
        switch (statement.target()) {
            case Expression.Name name -> {
                Value old = translation.names.load(name.identifier(), name.position());
                Value changed =
                        operations.operate(opcode, position, old, translation.expressions.translate(statement.value()));
                translation.names.store(name.identifier(), changed, position);
            }
            case Expression.Attribute attribute -> {
                Value object = translation.expressions.translate(attribute.object());
                Value old = operations.attribute(object, attribute.name(), attribute.position());
                Value changed =
                        operations.operate(opcode, position, old, translation.expressions.translate(statement.value()));
                setAttribute(object, attribute, changed);
            }
            case Expression.Subscript subscript -> {
                Value object = translation.expressions.translate(subscript.object());
                Value index = translation.expressions.translate(subscript.index());
                Value old = operations.operate(FlowOpcode.GETITEM, subscript.position(), object, index);
                Value changed =
                        operations.operate(opcode, position, old, translation.expressions.translate(statement.value()));
                translation.graph.emit(FlowOpcode.SETITEM, position, object, index, changed);
            }
            default -> throw new IllegalStateException("no target of an augmented assignment: " + statement.target());
        }
    }

    void delete(Expression target) {
        SourcePosition position = target.position();
        switch (target) {
            case Expression.Name name -> translation.names.delete(name.identifier(), position);
            case Expression.Attribute attribute -> {
                Value object = translation.expressions.translate(attribute.object());
                Optional<HostObject> module = Operations.live(object).filter(live -> live.kind() == HostKind.MODULE);
                if (module.isPresent()) {
                    assignable(module.get(), attribute, "deleting")
                            .ifPresent(globals ->
                                    translation.operations.deleteGlobal(globals, attribute.name(), true, position));
                    return;
                }
                translation.graph.emit(
                        FlowOpcode.DELATTR, position, object, translation.operations.text(attribute.name()));
            }
            case Expression.Subscript subscript when translation.instanceDicts.delete(subscript) -> {}
            case Expression.Subscript subscript -> {
                Value object = translation.expressions.translate(subscript.object());
                Value index = translation.expressions.translate(subscript.index());
                translation.graph.emit(FlowOpcode.DELITEM, position, object, index);
            }
            case Expression.Tuple tuple -> tuple.items().forEach(this::delete);
            case Expression.ListDisplay list -> list.items().forEach(this::delete);
            default -> throw new IllegalStateException("no target of a deletion: " + target);
        }
    }
}
