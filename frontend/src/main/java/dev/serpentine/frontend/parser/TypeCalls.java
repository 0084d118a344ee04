package dev.serpentine.frontend.parser;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.UsedNames;
import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Calls of {@code type} with a text, a tuple of bases and a display of a dict, whose result gets a name: a class
 * statement in other words, {@code Point = type("Point", (Base,), {"x": 0, "norm": lambda self: self.x})}.
 */
final class TypeCalls {
    private static final int ARGUMENTS = 3;

    private TypeCalls() {}

    /** @param lastLine on which the assignment ends */
    static Optional<Statement> asDefinition(Statement.Assign assign, int lastLine) {
        if (assign.targets().size() != 1
                || !(assign.targets().getFirst() instanceof Expression.Name(String target, SourcePosition at))
                || !(assign.value() instanceof Expression.Call call)
                || !(call.function() instanceof Expression.Name(String callee, SourcePosition ofCallee))
                || !callee.equals("type")
                || !call.keywords().isEmpty()
                || call.arguments().size() != ARGUMENTS
                || textOf(call.arguments().getFirst()).isEmpty()
                || !(call.arguments().get(1) instanceof Expression.Tuple bases)
                || bases.items().stream().anyMatch(Expression.Starred.class::isInstance)
                || !(call.arguments().get(2) instanceof Expression.DictDisplay attributes)) {
            return Optional.empty();
        }
        return body(attributes, lastLine)
                .map(body -> new Statement.ClassDefinition(
                        target, List.of(), bases.items(), body, lastLine, assign.position()));
    }

    /** The attributes as the assignments of a class's body; empty where these would mean something else. */
    private static Optional<List<Statement>> body(Expression.DictDisplay attributes, int lastLine) {
        List<Statement> body = new ArrayList<>();
        List<Statement> values = new ArrayList<>();
        Set<String> names = new TreeSet<>();
        for (Expression.Entry entry : attributes.entries()) {
            Optional<String> name = entry.key().flatMap(TypeCalls::textOf);
            if (name.isEmpty()) {
                return Optional.empty();
            }
            names.add(name.get());
            SourcePosition position = attributes.position();
            body.add(new Statement.Assign(List.of(new Expression.Name(name.get(), position)), entry.value(), position));
            values.add(new Statement.ExpressionStatement(entry.value(), position));
        }
        // In a class's body the names would be found that it binds itself.
        Set<String> used = UsedNames.of(
                new Statement.ClassDefinition("", List.of(), List.of(), values, lastLine, attributes.position()));
        return Collections.disjoint(used, names) ? Optional.of(body) : Optional.empty();
    }

    private static Optional<String> textOf(Expression expression) {
        return expression
                        instanceof
                        Expression.Literal(Expression.LiteralValue.OfText(String text), SourcePosition position)
                ? Optional.of(text)
                : Optional.empty();
    }
}
