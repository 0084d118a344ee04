package dev.serpentine.frontend.division;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Looks through pieces of syntax, at any depth. */
final class SyntaxScan {
    private SyntaxScan() {}

    /**
     * Hands on the parts of a node that are evaluated when it is: bodies of functions are not, those of classes are.
     */
    static void forEachEvaluated(Syntax node, Consumer<Syntax> action) {
        SyntaxTraversal.forEachPart(node, action);
        switch (node) {
            case Statement.ClassDefinition definition -> {
                definition.decorators().forEach(action);
                definition.arguments().forEach(action);
                definition.body().forEach(action);
            }
            case Statement.FunctionDefinition definition -> {
                definition.result().ifPresent(action);
                forEachAnnotation(definition.function(), action);
            }
            default -> {}
        }
    }

    private static void forEachAnnotation(FunctionSyntax function, Consumer<Syntax> action) {
        FunctionSyntax.Parameters parameters = function.parameters();
        parameters.positional().forEach(parameter -> parameter.annotation().ifPresent(action));
        parameters
                .variablePositional()
                .flatMap(FunctionSyntax.Parameter::annotation)
                .ifPresent(action);
        parameters.keywordOnly().forEach(parameter -> parameter.annotation().ifPresent(action));
        parameters
                .variableKeyword()
                .flatMap(FunctionSyntax.Parameter::annotation)
                .ifPresent(action);
    }

    /** Hands on the names that a statement itself binds by assigning to them, as they stand in it. */
    static void forEachTargetName(Syntax node, Consumer<Expression.Name> action) {
        switch (node) {
            case Statement.Assign assign -> assign.targets().forEach(target -> targetNames(target, action));
            case Statement.AnnotatedAssign assign -> targetNames(assign.target(), action);
            case Statement.For loop -> targetNames(loop.target(), action);
            case Statement.With with ->
                with.items().forEach(item -> item.target().ifPresent(target -> targetNames(target, action)));
            default -> {}
        }
    }

    private static void targetNames(Expression target, Consumer<Expression.Name> action) {
        switch (target) {
            case Expression.Name name -> action.accept(name);
            case Expression.Tuple tuple -> tuple.items().forEach(item -> targetNames(item, action));
            case Expression.ListDisplay list -> list.items().forEach(item -> targetNames(item, action));
            case Expression.Starred starred -> targetNames(starred.value(), action);
            default -> {}
        }
    }

    /** Whether something holds for a node or any part of it that is evaluated when it is. */
    static boolean anyEvaluated(Syntax node, Predicate<Syntax> predicate) {
        if (predicate.test(node)) {
            return true;
        }
        boolean[] found = {false};
        forEachEvaluated(node, part -> found[0] = found[0] || anyEvaluated(part, predicate));
        return found[0];
    }

    /** Hands on all functions within a node, each before those within it. */
    static void forEachFunction(Syntax node, Consumer<FunctionSyntax> action) {
        switch (node) {
            case Statement.FunctionDefinition definition -> functionAndInner(definition.function(), action);
            case Expression.Lambda lambda -> functionAndInner(lambda.function(), action);
            case Expression.GeneratorExpression generator ->
                generator.function().ifPresent(action);
            default -> {}
        }
        forEachEvaluated(node, part -> forEachFunction(part, action));
    }

    private static void functionAndInner(FunctionSyntax function, Consumer<FunctionSyntax> action) {
        action.accept(function);
        function.body().forEach(statement -> forEachFunction(statement, action));
    }
}
