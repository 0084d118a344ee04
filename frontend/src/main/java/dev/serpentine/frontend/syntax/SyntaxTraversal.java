package dev.serpentine.frontend.syntax;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Consumer;

/** Walks syntax trees. */
public final class SyntaxTraversal {

    private SyntaxTraversal() {}

    /**
     * Hands each direct part of a node on, in source order. Of a function within it, what runs when it is defined:
     * decorators and defaults, not its body.
     */
    public static void forEachPart(Syntax node, Consumer<Syntax> action) {
        switch (node) {
            case Expression expression -> expressionParts(expression, action);
            case Statement statement -> statementParts(statement, action);
        }
    }

    private static void expressionParts(Expression expression, Consumer<Syntax> action) {
        switch (expression) {
            case Expression.Literal e -> {}
            case Expression.Name e -> {}
            case Expression.Attribute e -> action.accept(e.object());
            case Expression.Subscript e -> {
                action.accept(e.object());
                action.accept(e.index());
            }
            case Expression.Slice e -> {
                e.lower().ifPresent(action);
                e.upper().ifPresent(action);
                e.step().ifPresent(action);
            }
            case Expression.Starred e -> action.accept(e.value());
            case Expression.Unary e -> action.accept(e.operand());
            case Expression.Binary e -> {
                action.accept(e.left());
                action.accept(e.right());
            }
            case Expression.And e -> e.operands().forEach(action);
            case Expression.Or e -> e.operands().forEach(action);
            case Expression.Compare e -> {
                action.accept(e.first());
                e.operands().forEach(action);
            }
            case Expression.Conditional e -> {
                action.accept(e.test());
                action.accept(e.whenTrue());
                action.accept(e.whenFalse());
            }
            case Expression.NamedExpression e -> action.accept(e.value());
            case Expression.Call e -> {
                action.accept(e.function());
                e.arguments().forEach(action);
                e.keywords().forEach(keyword -> action.accept(keyword.value()));
            }
            case Expression.Tuple e -> e.items().forEach(action);
            case Expression.ListDisplay e -> e.items().forEach(action);
            case Expression.SetDisplay e -> e.items().forEach(action);
            case Expression.DictDisplay e ->
                e.entries().forEach(entry -> {
                    entry.key().ifPresent(action);
                    action.accept(entry.value());
                });
            case Expression.ListComprehension e -> comprehensionParts(e.generators(), action, e.element());
            case Expression.SetComprehension e -> comprehensionParts(e.generators(), action, e.element());
            case Expression.DictComprehension e -> comprehensionParts(e.generators(), action, e.key(), e.value());
            case Expression.GeneratorExpression e -> comprehensionParts(e.generators(), action, e.element());
            case Expression.Lambda e -> functionParts(e.function(), action);
            case Expression.FormattedText e -> e.pieces().forEach(action);
            case Expression.Replacement e -> {
                action.accept(e.value());
                e.specification().ifPresent(action);
            }
            case Expression.Yield e -> e.value().ifPresent(action);
            case Expression.YieldFrom e -> action.accept(e.value());
            case Expression.Await e -> action.accept(e.value());
        }
    }

    private static void comprehensionParts(
            Collection<Expression.Generator> generators, Consumer<Syntax> action, Expression... elements) {
        for (Expression.Generator generator : generators) {
            action.accept(generator.iterable());
            generator.conditions().forEach(action);
        }
        for (Expression element : elements) {
            action.accept(element);
        }
    }

    private static void functionParts(FunctionSyntax function, Consumer<Syntax> action) {
        function.decorators().forEach(action);
        function.parameters().positionalDefaults().forEach(action);
        function.parameters().keywordDefaults().stream()
                .flatMap(Optional::stream)
                .forEach(action);
    }

    private static void statementParts(Statement statement, Consumer<Syntax> action) {
        switch (statement) {
            case Statement.ExpressionStatement s -> action.accept(s.value());
            case Statement.Assign s -> {
                action.accept(s.value());
                s.targets().forEach(action);
            }
            case Statement.AugmentedAssign s -> {
                action.accept(s.target());
                action.accept(s.value());
            }
            case Statement.AnnotatedAssign s -> {
                s.value().ifPresent(action);
                action.accept(s.target());
            }
            case Statement.Delete s -> s.targets().forEach(action);
            case Statement.Return s -> s.value().ifPresent(action);
            case Statement.Raise s -> {
                s.exception().ifPresent(action);
                s.cause().ifPresent(action);
            }
            case Statement.Assert s -> {
                action.accept(s.test());
                s.message().ifPresent(action);
            }
            case Statement.If s -> {
                action.accept(s.test());
                s.body().forEach(action);
                s.orElse().forEach(action);
            }
            case Statement.While s -> {
                action.accept(s.test());
                s.body().forEach(action);
                s.orElse().forEach(action);
            }
            case Statement.For s -> {
                action.accept(s.iterable());
                action.accept(s.target());
                s.body().forEach(action);
                s.orElse().forEach(action);
            }
            case Statement.Try s -> {
                s.body().forEach(action);
                for (Statement.Handler handler : s.handlers()) {
                    handler.type().ifPresent(action);
                    handler.body().forEach(action);
                }
                s.orElse().forEach(action);
                s.finalBody().forEach(action);
            }
            case Statement.With s -> {
                for (Statement.WithItem item : s.items()) {
                    action.accept(item.manager());
                    item.target().ifPresent(action);
                }
                s.body().forEach(action);
            }
            case Statement.FunctionDefinition s -> functionParts(s.function(), action);
            case Statement.Break s -> {}
            case Statement.Continue s -> {}
            case Statement.Pass s -> {}
            case Statement.Global s -> {}
            case Statement.Nonlocal s -> {}
            case Statement.Import s -> {}
            case Statement.ImportFrom s -> {}
            case Statement.ClassDefinition s -> {}
            case Statement.Match s -> {
                action.accept(s.subject());
                for (Statement.Case each : s.cases()) {
                    each.pattern().forEachPart(action::accept, bound -> {});
                    each.guard().ifPresent(action);
                    each.body().forEach(action);
                }
            }
        }
    }
}
