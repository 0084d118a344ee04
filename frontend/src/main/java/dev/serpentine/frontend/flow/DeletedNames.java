package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.Set;

/** Those of a function's global names that it unbinds, by {@code del} or as the name of an {@code except} clause. */
record DeletedNames(FunctionSyntax function) {

    /** Adds them. */
    void find(Set<String> names) {
        if (!function.globalNames().isEmpty()) {
            function.body().forEach(statement -> find(statement, names));
        }
    }

    private void find(Syntax node, Set<String> names) {
        switch (node) {
            case Statement.Delete delete -> delete.targets().forEach(target -> findTarget(target, names));
            case Statement.Try attempt ->
                attempt.handlers().forEach(handler -> handler.name().ifPresent(name -> add(name, names)));
            default -> {}
        }
        SyntaxTraversal.forEachPart(node, part -> find(part, names));
    }

    private void findTarget(Expression target, Set<String> names) {
        switch (target) {
            case Expression.Name name -> add(name.identifier(), names);
            case Expression.Tuple tuple -> tuple.items().forEach(item -> findTarget(item, names));
            case Expression.ListDisplay list -> list.items().forEach(item -> findTarget(item, names));
            default -> {}
        }
    }

    private void add(String name, Set<String> names) {
        if (function.globalNames().contains(name)) {
            names.add(name);
        }
    }
}
