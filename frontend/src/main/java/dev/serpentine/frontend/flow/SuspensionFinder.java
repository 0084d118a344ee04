package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.Set;

/**
 * Looks for {@code yield}s in a generator function around which something is to be done when the generator is closed.
 */
final class SuspensionFinder {
    private static final Set<String> CATCHING_EXITS = Set.of("BaseException", "GeneratorExit");

    private SuspensionFinder() {}

    /** Whether there is one in the function itself. */
    static boolean canTellWhenClosed(FunctionSyntax function) {
        return function.body().stream().anyMatch(statement -> canTell(statement, false));
    }

    private static boolean canTell(Syntax node, boolean isGuarded) {
        if (node instanceof Expression.Yield || node instanceof Expression.YieldFrom) {
            if (isGuarded) {
                return true;
            }
        }
        boolean guards = isGuarded
                || switch (node) {
                    case Statement.With with -> true;
                    case Statement.Try attempt ->
                        !attempt.finalBody().isEmpty()
                                || attempt.handlers().stream().anyMatch(SuspensionFinder::catchesExit);
                    default -> false;
                };
        boolean[] found = {false};
        SyntaxTraversal.forEachPart(node, part -> found[0] |= canTell(part, guards));
        return found[0];
    }

    private static boolean catchesExit(Statement.Handler handler) {
        return handler.type().isEmpty()
                || handler.type().get() instanceof Expression.Tuple
                || handler.type().get() instanceof Expression.Name name && CATCHING_EXITS.contains(name.identifier());
    }
}
