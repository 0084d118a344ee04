package dev.serpentine.frontend.syntax;

import dev.serpentine.frontend.syntax.FunctionSyntax.Parameter;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The names that a class statement reads of what is around it: in its decorators and bases, its body, its annotations
 * and its methods. Those that a module or {@code builtins} has are among them.
 */
public final class UsedNames {
    private final Set<String> names = new LinkedHashSet<>();

    private UsedNames() {}

    /** Those of a class statement. */
    public static Set<String> of(Statement.ClassDefinition definition) {
        UsedNames used = new UsedNames();
        definition.body().forEach(used::find);
        // What the body binds it reads of itself or of the module.
        Set<String> own = new HashSet<>(BoundNames.of(definition));
        UsedNames ofMethods = new UsedNames();
        definition.body().forEach(ofMethods::findFree);
        used.names.removeAll(own);
        used.names.addAll(ofMethods.names);
        definition.decorators().forEach(used::find);
        definition.arguments().forEach(used::find);
        return used.names;
    }

    private void find(Syntax node) {
        switch (node) {
            case Expression.Name name -> names.add(name.identifier());
            case Statement.AnnotatedAssign assign -> find(assign.annotation());
            case Statement.FunctionDefinition definition -> {
                definition.result().ifPresent(this::find);
                FunctionSyntax.Parameters parameters = definition.function().parameters();
                annotations(parameters.positional());
                annotations(parameters.keywordOnly());
                annotations(parameters.variablePositional().stream().toList());
                annotations(parameters.variableKeyword().stream().toList());
            }
            case Statement.ClassDefinition inner -> {
                names.addAll(of(inner));
                return;
            }
            default -> {}
        }
        SyntaxTraversal.forEachPart(node, this::find);
    }

    private void annotations(List<Parameter> parameters) {
        parameters.forEach(parameter -> parameter.annotation().ifPresent(this::find));
    }

    private void findFree(Syntax node) {
        switch (node) {
            case Statement.FunctionDefinition definition ->
                names.addAll(definition.function().freeNames());
            case Expression.Lambda lambda -> names.addAll(lambda.function().freeNames());
            case Expression.GeneratorExpression generator ->
                generator.function().ifPresent(function -> names.addAll(function.freeNames()));
            default -> {}
        }
        SyntaxTraversal.forEachPart(node, this::findFree);
    }
}
