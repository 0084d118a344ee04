package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.Value;
import java.util.List;
import java.util.Optional;

/** Translates statements, each by the translator that knows it. */
final class StatementTranslator {
    private final Translation translation;

    StatementTranslator(Translation translation) {
        this.translation = translation;
    }

    /** Translates statements up to the first that cannot be reached. */
    void translateAll(List<Statement> statements) {
        for (Statement statement : statements) {
            if (!translation.graph.isReachable()) {
                return;
            }
            translate(statement);
        }
    }

    private void translate(Statement statement) {
        translation.graph.at(statement.position());
        switch (statement) {
            case Statement.ExpressionStatement expression -> {
                if (expression.value() instanceof Expression.YieldFrom all) {
                    translation.suspensions.yieldAll(translation.expressions.translate(all.value()), all.position());
                } else if (expression.value() instanceof Expression.Await await) {
                    translation.suspensions.awaitAll(
                            translation.expressions.translate(await.value()), await.position());
                } else if (!(expression.value() instanceof Expression.Literal)) {
                    translation.owned.drop(
                            translation.expressions.translate(expression.value()), expression.position());
                }
            }
            case Statement.Assign assign -> translation.assignments.assign(assign);
            case Statement.AugmentedAssign assign -> translation.assignments.assignAugmented(assign);
            case Statement.AnnotatedAssign assign -> {
                Optional<Expression> value = assign.value();
                value.ifPresent(expression ->
                        translation.assignments.assign(assign.target(), translation.expressions.translate(expression)));
            }
            case Statement.Delete delete -> delete.targets().forEach(translation.assignments::delete);
            case Statement.Return leave ->
                leave.value().ifPresentOrElse(this::returnValue, () -> {
                    translation.graph.at(leave.position());
                    translation.graph.leaveWithReturn(translation.operations.none());
                });
            case Statement.Raise raise -> translation.exceptions.raise(raise);
            case Statement.Assert assertion -> translation.exceptions.assertion(assertion);
            case Statement.If choice -> choose(choice);
            case Statement.While loop -> translation.loops.whileLoop(loop);
            case Statement.For loop -> translation.loops.forLoop(loop);
            case Statement.Break leave -> translation.graph.leaveWithBreak();
            case Statement.Continue leave -> translation.graph.leaveWithContinue();
            case Statement.Try attempt -> translation.exceptions.attempt(attempt);
            case Statement.With with -> translation.exceptions.with(with);
            case Statement.Import statementOfImport -> translation.imports.importModules(statementOfImport);
            case Statement.ImportFrom statementOfImport -> translation.imports.importNames(statementOfImport);
            case Statement.FunctionDefinition definition -> translation.innerFunctions.define(definition);
            case Statement.ClassDefinition definition -> translation.innerClasses.define(definition);
            case Statement.Match match -> translation.matches.match(match);
            case Statement.Pass pass -> {}
            case Statement.Global global -> {}
            case Statement.Nonlocal nonlocal -> {}
        }
    }

    private void returnValue(Expression value) {
        if (value instanceof Expression.Conditional conditional && translation.graph.mayDecline()) {
            translation.conditions.returnConditional(conditional, this::returnValue);
            return;
        }
        Value result = translation.globals.givenToEncoders().contains(translation.code)
                ? translation.instanceDicts.now(value)
                : translation.expressions.translate(value);
        translation.graph.at(value.position());
        translation.graph.leaveWithReturn(result);
    }

    private void choose(Statement.If choice) {
        Label whenTrue = new Label();
        Label whenFalse = new Label();
        Label end = new Label();
        translation.conditions.branch(choice.test(), whenTrue, whenFalse);
        translation.graph.place(whenTrue);
        translateAll(choice.body());
        translation.graph.jump(end);
        translation.graph.place(whenFalse);
        translateAll(choice.orElse());
        translation.graph.jump(end);
        translation.graph.place(end);
    }
}
