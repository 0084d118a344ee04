package dev.serpentine.frontend.division;

import dev.serpentine.frontend.parser.ParsedSource;
import dev.serpentine.frontend.parser.ParsedSource.Part;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Expression.CompareOperator;
import dev.serpentine.frontend.syntax.Expression.LiteralValue;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Blocks under {@code if __name__ == "__main__":}. */
final class MainBlock {
    private static final Set<String> EXITS = Set.of("exit", "quit");

    private MainBlock() {}

    /** Whether a statement of the top level is one. */
    static boolean is(Statement statement) {
        return statement instanceof Statement.If choice
                && choice.test()
                        instanceof
                        Expression.Compare(
                                Expression left,
                                List<CompareOperator> operators,
                                List<Expression> operands,
                                var position)
                && operators.equals(List.of(CompareOperator.EQUAL))
                && (isName(left, "__name__") && isMainText(operands.getFirst())
                        || isMainText(left) && isName(operands.getFirst(), "__name__"));
    }

    private static boolean isMainText(Expression expression) {
        return expression instanceof Expression.Literal(LiteralValue.OfText(String text), var position)
                && text.equals("__main__");
    }

    private static boolean isName(Expression expression, String name) {
        return expression instanceof Expression.Name(String identifier, var position) && identifier.equals(name);
    }

    static boolean isImport(Statement statement) {
        return statement instanceof Statement.Import || statement instanceof Statement.ImportFrom;
    }

    /**
     * Whether a program does nothing from its block on but end the process with what {@code main} returns, imports
     * apart.
     *
     * @param boundNames those of its top level
     */
    static boolean onlyEndsWithMain(List<Part> rest, ParsedSource source, Set<String> boundNames) {
        List<Statement> statements = rest.stream()
                .map(Part::statement)
                .filter(statement -> !isImport(statement))
                .toList();
        return statements.size() == 1
                && exitCode(statements.getFirst(), boundNames)
                        .filter(code -> isCallOfMain(code, source))
                        .isPresent();
    }

    private static Optional<Expression> exitCode(Statement statement, Set<String> boundNames) {
        return switch (statement) {
            case Statement.ExpressionStatement(Expression.Call call, var position)
            when isExit(call.function(), boundNames) -> onlyArgument(call);
            case Statement.Raise(Optional<Expression> raised, Optional<Expression> cause, var position)
            when cause.isEmpty() ->
                raised.filter(Expression.Call.class::isInstance)
                        .map(Expression.Call.class::cast)
                        .filter(call -> isName(call.function(), "SystemExit"))
                        .flatMap(MainBlock::onlyArgument);
            default -> Optional.empty();
        };
    }

    private static boolean isExit(Expression function, Set<String> boundNames) {
        return switch (function) {
            case Expression.Name name -> EXITS.contains(name.identifier()) && !boundNames.contains(name.identifier());
            case Expression.Attribute attribute ->
                isName(attribute.object(), "sys") && attribute.name().equals("exit");
            default -> false;
        };
    }

    private static Optional<Expression> onlyArgument(Expression.Call call) {
        return call.arguments().size() == 1 && call.keywords().isEmpty()
                ? Optional.of(call.arguments().getFirst())
                : Optional.empty();
    }

    /**
     * Whether it is called as an entry point is: with the words of the command line where it takes any, and with
     * nothing where it does not.
     */
    private static boolean isCallOfMain(Expression code, ParsedSource source) {
        List<FunctionSyntax> definitions = source.parts().stream()
                .map(Part::statement)
                .filter(Statement.FunctionDefinition.class::isInstance)
                .map(statement -> ((Statement.FunctionDefinition) statement).function())
                .filter(function -> function.name().equals("main"))
                .toList();
        long bindings = source.parts().stream()
                .filter(part -> AssignedNames.in(List.of(part.statement())).contains("main"))
                .count();
        if (definitions.size() != 1
                || bindings != 1
                || !(code instanceof Expression.Call call)
                || !isName(call.function(), "main")
                || !call.keywords().isEmpty()) {
            return false;
        }
        boolean takesWords = !definitions.getFirst().parameters().positional().isEmpty()
                || definitions.getFirst().parameters().variablePositional().isPresent();
        return takesWords
                ? call.arguments().size() == 1 && isWords(call.arguments().getFirst())
                : call.arguments().isEmpty();
    }

    private static boolean isWords(Expression argument) {
        return argument instanceof Expression.Attribute attribute
                && isName(attribute.object(), "sys")
                && attribute.name().equals("argv");
    }
}
