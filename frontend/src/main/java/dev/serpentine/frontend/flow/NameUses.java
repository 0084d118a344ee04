package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameter;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.Optional;

/** What a function's text shows of how it uses certain names. */
public final class NameUses {

    private NameUses() {}

    /**
     * Whether a function has {@code **keywords} and does nothing with them but pass them on, as {@code **keywords} in
     * calls.
     */
    public static boolean onlyForwardsKeywords(FunctionSyntax function) {
        Optional<String> name = function.parameters().variableKeyword().map(Parameter::name);
        return name.isPresent()
                && !function.cellNames().contains(name.get())
                && function.body().stream().noneMatch(statement -> isUsedOtherwise(statement, name.get()));
    }

    /** Whether a function reads its parameter of that place, perhaps; not where it has none there. */
    public static boolean usesParameter(FunctionSyntax function, int place) {
        if (place >= function.parameters().positional().size()) {
            return function.parameters().variablePositional().isPresent();
        }
        String name = function.parameters().positional().get(place).name();
        return function.cellNames().contains(name)
                || function.body().stream().anyMatch(statement -> isUsedOtherwise(statement, name));
    }

    private static boolean isUsedOtherwise(Syntax node, String name) {
        if (node instanceof Expression.Name(String identifier, var position)) {
            return identifier.equals(name);
        }
        // Its inner parts are not traversed.
        if (node instanceof Statement.ClassDefinition) {
            return true;
        }
        if (node instanceof Expression.NamedExpression named && named.name().equals(name)) {
            return true;
        }
        boolean[] found = {false};
        if (node instanceof Expression.Call call) {
            found[0] = isUsedOtherwise(call.function(), name)
                    || call.arguments().stream().anyMatch(argument -> isUsedOtherwise(argument, name))
                    || call.keywords().stream()
                            .anyMatch(
                                    keyword -> !isForwarding(keyword, name) && isUsedOtherwise(keyword.value(), name));
        } else {
            SyntaxTraversal.forEachPart(node, part -> found[0] |= isUsedOtherwise(part, name));
        }
        return found[0];
    }

    /** Whether a text speaks of an attribute of what has a name. */
    static boolean hasAttributes(Syntax node, String name) {
        boolean[] found = {
            node instanceof Expression.Attribute attribute
                    && attribute.object() instanceof Expression.Name(String identifier, var position)
                    && identifier.equals(name)
        };
        SyntaxTraversal.forEachPart(node, part -> found[0] |= hasAttributes(part, name));
        return found[0];
    }

    private static boolean isForwarding(Expression.Keyword keyword, String name) {
        return keyword.name().isEmpty()
                && keyword.value() instanceof Expression.Name(String identifier, var position)
                && identifier.equals(name);
    }
}
