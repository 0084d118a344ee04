package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Expression.CompareOperator;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Translates tests, and the expressions that evaluate their operands only as far as needed. */
final class ConditionTranslator {
    private final Translation translation;

    ConditionTranslator(Translation translation) {
        this.translation = translation;
    }

    /** Evaluates an expression for its truth only, and jumps to one of the labels. */
    void branch(Expression test, Label whenTrue, Label whenFalse) {
        switch (test) {
            case Expression.Unary(Expression.UnaryOperator operator, Expression operand, SourcePosition position)
            when operator == Expression.UnaryOperator.NOT -> branch(operand, whenFalse, whenTrue);
            case Expression.And and -> {
                for (Expression operand :
                        and.operands().subList(0, and.operands().size() - 1)) {
                    Label next = new Label();
                    branch(operand, next, whenFalse);
                    translation.graph.place(next);
                }
                branch(and.operands().getLast(), whenTrue, whenFalse);
            }
            case Expression.Or or -> {
                for (Expression operand : or.operands().subList(0, or.operands().size() - 1)) {
                    Label next = new Label();
                    branch(operand, whenTrue, next);
                    translation.graph.place(next);
                }
                branch(or.operands().getLast(), whenTrue, whenFalse);
            }
            case Expression.Compare compare -> branchOnComparison(compare, whenTrue, whenFalse);
            default ->
                translation.operations.branchOnTruth(
                        translation.instanceDicts.now(test), test.position(), whenTrue, null, whenFalse, null);
        }
    }

    private void branchOnComparison(Expression.Compare compare, Label whenTrue, Label whenFalse) {
        if (looksAtOnce(compare)) {
            boolean isNegated = isNegated(compare.operators().getFirst());
            translation.operations.branchOnTruth(
                    lookingAtOnce(compare),
                    compare.position(),
                    isNegated ? whenFalse : whenTrue,
                    null,
                    isNegated ? whenTrue : whenFalse,
                    null);
            return;
        }
        Value left = translation.expressions.translate(compare.first());
        int last = compare.operators().size() - 1;
        for (int i = 0; i <= last; i++) {
            Value right = translation.expressions.translate(compare.operands().get(i));
            CompareOperator operator = compare.operators().get(i);
            Value result = compare(operator, left, right, compare.position());
            Label next = i == last ? whenTrue : new Label();
            if (isNegated(operator)) {
                translation.operations.branchOnTruth(result, compare.position(), whenFalse, null, next, null);
            } else {
                translation.operations.branchOnTruth(result, compare.position(), next, null, whenFalse, null);
            }
            if (i < last) {
                translation.graph.place(next);
            }
            left = right;
        }
    }

    /** The value of a comparison; of a chain the first result that is false, or the last. */
    Value comparison(Expression.Compare compare) {
        if (looksAtOnce(compare)) {
            Value result = lookingAtOnce(compare);
            return isNegated(compare.operators().getFirst())
                    ? translation.operations.operate(FlowOpcode.NOT, compare.position(), result)
                    : result;
        }
        Value left = translation.expressions.translate(compare.first());
        int last = compare.operators().size() - 1;
        Label end = new Label();
        for (int i = 0; ; i++) {
            Value right = translation.expressions.translate(compare.operands().get(i));
            CompareOperator operator = compare.operators().get(i);
            Value result = compare(operator, left, right, compare.position());
            if (isNegated(operator)) {
                result = translation.operations.operate(FlowOpcode.NOT, compare.position(), result);
            }
            if (last == 0) {
                return result;
            }
            if (i == last) {
                translation.graph.jump(end, result);
                return placeValue(end);
            }
            Label next = new Label();
            translation.operations.branchOnTruth(result, compare.position(), next, null, end, result);
            translation.graph.place(next);
            left = right;
        }
    }

    /** Whether it keeps none of its operands: they may be the attributes of instances. */
    private static boolean looksAtOnce(Expression.Compare compare) {
        return compare.operators().size() == 1
                && switch (compare.operators().getFirst()) {
                    case EQUAL, NOT_EQUAL, IN, NOT_IN -> true;
                    default -> false;
                };
    }

    private Value lookingAtOnce(Expression.Compare compare) {
        Optional<Value> global = translation.globalNames.contains(compare);
        if (global.isPresent()) {
            return global.get();
        }
        Supplier<Value> left = translation.instanceDicts.operand(compare.first());
        Value right = translation.instanceDicts.now(compare.operands().getFirst());
        return compare(compare.operators().getFirst(), left.get(), right, compare.position());
    }

    /** Without the negation of {@code is not} and {@code not in}. */
    private Value compare(CompareOperator operator, Value left, Value right, SourcePosition position) {
        return switch (operator) {
            case EQUAL -> translation.operations.operate(FlowOpcode.EQ, position, left, right);
            case NOT_EQUAL -> translation.operations.operate(FlowOpcode.NE, position, left, right);
            case LESS -> translation.operations.operate(FlowOpcode.LT, position, left, right);
            case LESS_OR_EQUAL -> translation.operations.operate(FlowOpcode.LE, position, left, right);
            case GREATER -> translation.operations.operate(FlowOpcode.GT, position, left, right);
            case GREATER_OR_EQUAL -> translation.operations.operate(FlowOpcode.GE, position, left, right);
            case IS, IS_NOT -> translation.operations.operate(FlowOpcode.IS, position, left, right);
            case IN, NOT_IN -> translation.operations.operate(FlowOpcode.CONTAINS, position, right, left);
        };
    }

    private static boolean isNegated(CompareOperator operator) {
        return operator == CompareOperator.IS_NOT || operator == CompareOperator.NOT_IN;
    }

    /** {@code and}, {@code or}: the first operand whose truth is {@code decisive}, or the last. */
    Value shortCircuit(List<Expression> operands, boolean decisive) {
        Label end = new Label();
        for (Expression operand : operands.subList(0, operands.size() - 1)) {
            Value value = translation.expressions.translate(operand);
            Label next = new Label();
            if (decisive) {
                translation.operations.branchOnTruth(value, operand.position(), end, value, next, null);
            } else {
                translation.operations.branchOnTruth(value, operand.position(), next, null, end, value);
            }
            translation.graph.place(next);
        }
        translation.graph.jump(end, translation.expressions.translate(operands.getLast()));
        return placeValue(end);
    }

    /** {@code a if test else b}, of which each way out goes on as {@code meaning} says before they meet. */
    Value conditional(Expression.Conditional conditional, Function<Expression, Value> meaning) {
        Label whenTrue = new Label();
        Label whenFalse = new Label();
        Label end = new Label();
        branch(conditional.test(), whenTrue, whenFalse);
        translation.graph.place(whenTrue);
        jumpWith(conditional.whenTrue(), meaning, end);
        translation.graph.place(whenFalse);
        jumpWith(conditional.whenFalse(), meaning, end);
        translation.graph.at(conditional.position());
        return placeValue(end);
    }

    /** {@code return a if test else b}: the ways need not meet, and one of them may be NotImplemented. */
    void returnConditional(Expression.Conditional conditional, Consumer<Expression> leave) {
        Label whenTrue = new Label();
        Label whenFalse = new Label();
        branch(conditional.test(), whenTrue, whenFalse);
        translation.graph.place(whenTrue);
        leave.accept(conditional.whenTrue());
        translation.graph.place(whenFalse);
        leave.accept(conditional.whenFalse());
    }

    private void jumpWith(Expression expression, Function<Expression, Value> meaning, Label end) {
        Value value = meaning.apply(expression);
        translation.graph.at(expression.position());
        translation.graph.jump(end, value);
    }

    /** Places a label whose ways all carry a value. */
    Value placeValue(Label label) {
        return Optional.ofNullable(translation.graph.place(label)).orElseGet(translation.operations::none);
    }
}
