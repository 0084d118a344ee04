package dev.serpentine.frontend.syntax;

import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A function, lambda or generator expression as written; also what of a program's top level runs when the program does.
 *
 * @param name the def's name, or {@code <lambda>}, {@code <genexpr>}, {@value #MODULE}
 * @param body the statements; a lambda's is one {@link Statement.Return}
 * @param decorators outermost first
 * @param localNames names bound in the body that are neither global nor nonlocal, parameters included
 * @param cellNames those of {@code localNames} that an inner function uses
 * @param freeNames names of an enclosing function's scope, in the order of the code object's {@code co_freevars}
 * @param assignedFreeNames those of {@code freeNames} that some inner function may assign: the others never change once
 *     the enclosing function has returned
 * @param globalNames names declared {@code global}
 * @param position of the {@code def} or {@code lambda}
 */
public record FunctionSyntax(
        String name,
        Parameters parameters,
        List<Statement> body,
        List<Expression> decorators,
        Set<String> localNames,
        Set<String> cellNames,
        List<String> freeNames,
        Set<String> assignedFreeNames,
        Set<String> globalNames,
        boolean isGenerator,
        boolean isAsync,
        SourcePosition position) {

    /** The name of a program's top level, as tracebacks have it. */
    public static final String MODULE = "<module>";

    /** Whether it is a program's top level, whose variables are global names even where they are kept as local ones. */
    public boolean isModule() {
        return name.equals(MODULE);
    }

    /**
     * The parameter list.
     *
     * @param positionalOnly how many of {@code positional} are positional-only
     * @param positionalDefaults for the last of {@code positional}
     * @param keywordDefaults one a keyword-only parameter
     */
    public record Parameters(
            List<Parameter> positional,
            int positionalOnly,
            List<Expression> positionalDefaults,
            Optional<Parameter> variablePositional,
            List<Parameter> keywordOnly,
            List<Optional<Expression>> keywordDefaults,
            Optional<Parameter> variableKeyword) {}

    /** One parameter. */
    public record Parameter(String name, Optional<Expression> annotation, SourcePosition position) {}

    /** Whether its body runs bit by bit: it makes a generator, a coroutine or an asynchronous generator. */
    public boolean isResumable() {
        return isGenerator || isAsync;
    }

    /** The same function as its decorators get it. */
    public FunctionSyntax withoutDecorators() {
        return new FunctionSyntax(
                name,
                parameters,
                body,
                List.of(),
                localNames,
                cellNames,
                freeNames,
                assignedFreeNames,
                globalNames,
                isGenerator,
                isAsync,
                position);
    }

    /** The same function with its free names in another order. */
    public FunctionSyntax withFreeNames(List<String> names) {
        return names.equals(freeNames)
                ? this
                : new FunctionSyntax(
                        name,
                        parameters,
                        body,
                        decorators,
                        localNames,
                        cellNames,
                        List.copyOf(names),
                        assignedFreeNames,
                        globalNames,
                        isGenerator,
                        isAsync,
                        position);
    }
}
