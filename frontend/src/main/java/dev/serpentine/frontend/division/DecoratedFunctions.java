package dev.serpentine.frontend.division;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Optional;

/**
 * Functions whose decorators the script has to call, while nothing keeps the functions themselves from being there
 * before the program runs: a script decorates them by a statement of its own. So their signatures, hints and defaults
 * are known, as those of other functions are.
 */
final class DecoratedFunctions {
    /** Before the name of a function as it is until it is decorated: no name of the program begins so. */
    static final String UNDECORATED = "@";

    private DecoratedFunctions() {}

    /** The definition without decorators of a function that has some. */
    static Optional<Statement> undecorated(Statement statement) {
        return statement instanceof Statement.FunctionDefinition(FunctionSyntax function, var result, var position)
                        && !function.decorators().isEmpty()
                ? Optional.of(new Statement.FunctionDefinition(function.withoutDecorators(), result, position))
                : Optional.empty();
    }

    /** What decorates it: the decorators are told in their order, and called in the other one. */
    static Statement decorating(FunctionSyntax function) {
        SourcePosition position = function.position();
        Expression value = new Expression.Name(UNDECORATED + function.name(), position);
        for (Expression decorator : function.decorators().reversed()) {
            value = new Expression.Call(decorator, List.of(value), List.of(), decorator.position());
        }
        return new Statement.Assign(List.of(new Expression.Name(function.name(), position)), value, position);
    }
}
