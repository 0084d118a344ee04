package dev.serpentine.frontend.syntax;

import dev.serpentine.frontend.syntax.FunctionSyntax.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The names that the statements of one scope bind, each as often as it is bound; what is within inner scopes is not.
 */
public final class BoundNames {
    private final List<String> names = new ArrayList<>();

    private BoundNames() {}

    /** What a function binds, its parameters among it. */
    public static List<String> of(FunctionSyntax function) {
        BoundNames bound = new BoundNames();
        FunctionSyntax.Parameters parameters = function.parameters();
        Stream.of(
                        parameters.positional().stream(),
                        parameters.variablePositional().stream(),
                        parameters.keywordOnly().stream(),
                        parameters.variableKeyword().stream())
                .flatMap(each -> each)
                .map(Parameter::name)
                .forEach(bound.names::add);
        function.body().forEach(bound::find);
        return List.copyOf(bound.names);
    }

    /** What a class's body binds. */
    public static List<String> of(Statement.ClassDefinition definition) {
        BoundNames bound = new BoundNames();
        definition.body().forEach(bound::find);
        return List.copyOf(bound.names);
    }

    private void find(Syntax node) {
        switch (node) {
            case Statement.Assign assign -> assign.targets().forEach(this::addTarget);
            case Statement.AugmentedAssign assign -> addTarget(assign.target());
            case Statement.AnnotatedAssign assign -> assign.value().ifPresent(_ -> addTarget(assign.target()));
            case Statement.Delete delete -> delete.targets().forEach(this::addTarget);
            case Statement.For loop -> addTarget(loop.target());
            case Statement.With with ->
                with.items().forEach(item -> item.target().ifPresent(this::addTarget));
            case Statement.Try attempt -> attempt.handlers().forEach(handler -> add(handler.name()));
            case Statement.Import imported ->
                imported.names()
                        .forEach(each ->
                                names.add(each.alias().orElse(each.name().split("\\.")[0])));
            case Statement.ImportFrom imported ->
                imported.names().forEach(each -> names.add(each.alias().orElse(each.name())));
            case Statement.FunctionDefinition definition ->
                names.add(definition.function().name());
            case Statement.ClassDefinition definition -> {
                names.add(definition.name());
                return;
            }
            case Statement.Match match ->
                match.cases().forEach(each -> each.pattern().forEachPart(_ -> {}, names::add));
            case Expression.NamedExpression named -> names.add(named.name());
            default -> {}
        }
        SyntaxTraversal.forEachPart(node, this::find);
    }

    private void add(Optional<String> name) {
        name.ifPresent(names::add);
    }

    private void addTarget(Expression target) {
        switch (target) {
            case Expression.Name name -> names.add(name.identifier());
            case Expression.Tuple tuple -> tuple.items().forEach(this::addTarget);
            case Expression.ListDisplay list -> list.items().forEach(this::addTarget);
            case Expression.Starred starred -> addTarget(starred.value());
            default -> {}
        }
    }
}
