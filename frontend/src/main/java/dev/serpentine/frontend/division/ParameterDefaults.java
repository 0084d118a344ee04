package dev.serpentine.frontend.division;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameter;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What parameters of functions are where nothing is passed, and whether a function uses one of these itself. */
final class ParameterDefaults {
    private ParameterDefaults() {}

    /** All that are written, those of positional parameters first. */
    static Stream<Expression> of(FunctionSyntax function) {
        FunctionSyntax.Parameters parameters = function.parameters();
        return Stream.concat(
                parameters.positionalDefaults().stream(),
                parameters.keywordDefaults().stream().flatMap(Optional::stream));
    }

    /**
     * Whether a call of a function uses a parameter whose default is of a kind: names it in its body, or in a function
     * within that it calls itself. One that it only makes and returns uses it later, when it is called.
     */
    static boolean usesAtOnce(FunctionSyntax function, Predicate<Expression> kind) {
        Set<String> wanted = withDefault(function.parameters(), kind);
        return !wanted.isEmpty() && isAnyNamed(function.body(), wanted, new HashSet<>());
    }

    private static Set<String> withDefault(FunctionSyntax.Parameters parameters, Predicate<Expression> kind) {
        Set<String> names = new HashSet<>();
        List<Expression> defaults = parameters.positionalDefaults();
        int without = parameters.positional().size() - defaults.size();
        for (int i = 0; i < defaults.size(); i++) {
            if (kind.test(defaults.get(i))) {
                names.add(parameters.positional().get(without + i).name());
            }
        }
        for (int i = 0; i < parameters.keywordOnly().size(); i++) {
            Parameter parameter = parameters.keywordOnly().get(i);
            parameters.keywordDefaults().get(i).filter(kind).ifPresent(_ -> names.add(parameter.name()));
        }
        return names;
    }

    private static boolean isAnyNamed(List<Statement> body, Set<String> names, Set<FunctionSyntax> seen) {
        return body.stream()
                .anyMatch(statement -> SyntaxScan.anyEvaluated(
                        statement,
                        node -> node instanceof Expression.Name name && names.contains(name.identifier())
                                || isCalledInner(node, body)
                                        && seen.add(((Statement.FunctionDefinition) node).function())
                                        && isAnyNamed(
                                                ((Statement.FunctionDefinition) node)
                                                        .function()
                                                        .body(),
                                                names,
                                                seen)));
    }

    private static boolean isCalledInner(Syntax node, List<Statement> body) {
        return node instanceof Statement.FunctionDefinition definition
                && body.stream()
                        .anyMatch(statement ->
                                Effects.calls(statement, definition.function().name()));
    }
}
