package dev.serpentine.frontend.syntax;

import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Optional;

/** A statement. The cases are those of Python's abstract grammar, under full names. */
public sealed interface Statement extends Syntax {

    record ExpressionStatement(Expression value, SourcePosition position) implements Statement {}

    /** {@code first = second = value}. */
    record Assign(List<Expression> targets, Expression value, SourcePosition position) implements Statement {}

    record AugmentedAssign(
            Expression target, Expression.BinaryOperator operator, Expression value, SourcePosition position)
            implements Statement {}

    record AnnotatedAssign(
            Expression target, Expression annotation, Optional<Expression> value, SourcePosition position)
            implements Statement {}

    record Delete(List<Expression> targets, SourcePosition position) implements Statement {}

    record Return(Optional<Expression> value, SourcePosition position) implements Statement {}

    record Raise(Optional<Expression> exception, Optional<Expression> cause, SourcePosition position)
            implements Statement {}

    record Assert(Expression test, Optional<Expression> message, SourcePosition position) implements Statement {}

    record If(Expression test, List<Statement> body, List<Statement> orElse, SourcePosition position)
            implements Statement {}

    record While(Expression test, List<Statement> body, List<Statement> orElse, SourcePosition position)
            implements Statement {}

    record For(
            Expression target,
            Expression iterable,
            List<Statement> body,
            List<Statement> orElse,
            boolean isAsync,
            SourcePosition position)
            implements Statement {}

    record Break(SourcePosition position) implements Statement {}

    record Continue(SourcePosition position) implements Statement {}

    record Pass(SourcePosition position) implements Statement {}

    record Try(
            List<Handler> handlers,
            List<Statement> body,
            List<Statement> orElse,
            List<Statement> finalBody,
            boolean isGroup,
            SourcePosition position)
            implements Statement {}

    /** {@code except type as name: body}. */
    record Handler(Optional<Expression> type, Optional<String> name, List<Statement> body, SourcePosition position) {}

    record With(List<WithItem> items, List<Statement> body, boolean isAsync, SourcePosition position)
            implements Statement {}

    record WithItem(Expression manager, Optional<Expression> target) {}

    record Global(List<String> names, SourcePosition position) implements Statement {}

    record Nonlocal(List<String> names, SourcePosition position) implements Statement {}

    record Import(List<ImportedName> names, SourcePosition position) implements Statement {}

    record ImportFrom(Optional<String> module, List<ImportedName> names, int level, SourcePosition position)
            implements Statement {}

    record ImportedName(String name, Optional<String> alias) {}

    /** @param result the annotation of what it returns */
    record FunctionDefinition(FunctionSyntax function, Optional<Expression> result, SourcePosition position)
            implements Statement {}

    /**
     * A class.
     *
     * @param decorators outermost first
     * @param arguments the bases, and the values of the keywords
     * @param lastLine the line on which it ends
     */
    record ClassDefinition(
            String name,
            List<Expression> decorators,
            List<Expression> arguments,
            List<Statement> body,
            int lastLine,
            SourcePosition position)
            implements Statement {}

    record Match(Expression subject, List<Case> cases, SourcePosition position) implements Statement {}

    /** {@code case pattern if guard: body}. */
    record Case(Pattern pattern, Optional<Expression> guard, List<Statement> body) {}
}
