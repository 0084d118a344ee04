package dev.serpentine.frontend.syntax;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/** Finds the names that a piece of a function binds or unbinds in the function's own scope. */
public final class AssignedNames {
    private final Set<String> names = new LinkedHashSet<>();

    private AssignedNames() {}

    /** In all of these nodes, and in assignments to a target of a loop or comprehension. */
    public static Set<String> in(Collection<? extends Syntax> nodes, Expression... targets) {
        AssignedNames collector = new AssignedNames();
        nodes.forEach(collector::visit);
        for (Expression target : targets) {
            collector.bind(target);
        }
        return collector.names;
    }

    private void visit(Syntax node) {
        switch (node) {
            case Expression.NamedExpression named -> names.add(named.name());
            case Statement.Assign assign -> assign.targets().forEach(this::bind);
            case Statement.AugmentedAssign assign -> bind(assign.target());
            case Statement.AnnotatedAssign assign -> bind(assign.target());
            case Statement.Delete delete -> delete.targets().forEach(this::bind);
            case Statement.For loop -> bind(loop.target());
            case Statement.With with ->
                with.items().forEach(item -> item.target().ifPresent(this::bind));
            case Statement.Try attempt ->
                attempt.handlers().forEach(handler -> handler.name().ifPresent(names::add));
            case Statement.Match match ->
                match.cases().forEach(each -> each.pattern().forEachPart(evaluated -> {}, names::add));
            case Statement.FunctionDefinition definition ->
                names.add(definition.function().name());
            case Statement.ClassDefinition definition -> names.add(definition.name());
            case Statement.Import statement -> statement.names().forEach(name -> names.add(boundName(name)));
            case Statement.ImportFrom statement -> statement.names().forEach(name -> names.add(boundName(name)));
            default -> {}
        }
        SyntaxTraversal.forEachPart(node, this::visit);
    }

    /** The name that an import binds: {@code import a.b} binds {@code a}. */
    public static String boundName(Statement.ImportedName imported) {
        return imported.alias().orElseGet(() -> imported.name().split("\\.", 2)[0]);
    }

    private void bind(Expression target) {
        switch (target) {
            case Expression.Name name -> names.add(name.identifier());
            case Expression.Tuple tuple -> tuple.items().forEach(this::bind);
            case Expression.ListDisplay list -> list.items().forEach(this::bind);
            case Expression.Starred starred -> bind(starred.value());
            default -> {}
        }
    }
}
