package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds out whether a function opens a file that it may leave open, so that Python closes it when the last one lets it
 * go: one that no {@code with} takes, and that no {@code close()} of the same function follows. What a script's top
 * level opens once and only reads may stay open as well: nobody can tell.
 */
final class FilesLeftOpen {
    private static final String OPEN = "open";
    private static final String CLOSE = "close";
    /** Modules with another {@code open}, which gives no file that is closed when nobody holds it. */
    private static final Set<String> OF_NO_FILES = Set.of("os", "webbrowser");

    private final FunctionSyntax function;
    private final Set<Expression> closed = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Names of variables that are closed somewhere. */
    private final Set<String> closedNames = new HashSet<>();

    private boolean isFound;

    private FilesLeftOpen(FunctionSyntax function) {
        this.function = function;
    }

    /** Whether there is such a call, functions within the function not counted. */
    static boolean areIn(FunctionSyntax function) {
        FilesLeftOpen search = new FilesLeftOpen(function);
        function.body().forEach(search::findClosed);
        function.body().forEach(statement -> search.find(statement, function.isModule()));
        return search.isFound;
    }

    private void findClosed(Syntax node) {
        switch (node) {
            case Statement.With with ->
                with.items().forEach(item -> {
                    closed.add(item.manager());
                    noteName(item.manager());
                });
            case Expression.Call(
                    Expression.Attribute(Expression object, String name, var at),
                    var _,
                    var _,
                    var position)
            when name.equals(CLOSE) -> noteName(object);
            default -> {}
        }
        if (!isFunction(node)) {
            SyntaxTraversal.forEachPart(node, this::findClosed);
        }
    }

    private void noteName(Expression closed) {
        if (closed instanceof Expression.Name name) {
            closedNames.add(name.identifier());
        }
    }

    /** @param isOnce whether a node is evaluated once at most in the whole program */
    private void find(Syntax node, boolean isOnce) {
        if (isFunction(node)) {
            return;
        }
        if (node instanceof Statement.Assign(List<Expression> targets, Expression value, var position)
                && targets.size() == 1
                && targets.getFirst() instanceof Expression.Name name
                && closedNames.contains(name.identifier())) {
            closed.add(value);
        }
        if (node instanceof Expression.Call call
                && opens(call.function())
                && !closed.contains(call)
                && !(isOnce && readsOnly(call))) {
            isFound = true;
        }
        boolean isLoop = node instanceof Statement.While || node instanceof Statement.For;
        SyntaxTraversal.forEachPart(node, part -> find(part, isOnce && !isLoop));
    }

    private static boolean isFunction(Syntax node) {
        return node instanceof Statement.FunctionDefinition || node instanceof Expression.Lambda;
    }

    private boolean opens(Expression called) {
        return switch (called) {
            case Expression.Name name ->
                name.identifier().equals(OPEN) && !function.localNames().contains(OPEN);
            case Expression.Attribute(Expression object, String name, var position) ->
                name.equals(OPEN)
                        && !(object instanceof Expression.Name module && OF_NO_FILES.contains(module.identifier()));
            default -> false;
        };
    }

    private static boolean readsOnly(Expression.Call open) {
        if (open.function() instanceof Expression.Attribute) {
            return false;
        }
        if (open.arguments().size() < 2) {
            return open.keywords().stream().allMatch(keyword -> keyword.name().equals(Optional.of("encoding")));
        }
        return open.arguments().get(1)
                        instanceof Expression.Literal(Expression.LiteralValue.OfText(String mode), var at)
                && mode.startsWith("r")
                && !mode.contains("+");
    }
}
