package dev.serpentine.frontend.syntax;

import java.util.Set;

/**
 * Callables that take all items that they need of a generator expression, their first argument, before they return: it
 * need not become a generator there.
 */
public final class GeneratorConsumers {
    /** Builtins for which it may be a list. */
    private static final Set<String> COLLECTING =
            Set.of("sum", "min", "max", "list", "tuple", "set", "sorted", "dict", "frozenset");

    /** Those that take no more items than they need, in a loop that ends there. */
    private static final Set<String> SEARCHING = Set.of("any", "all", "next");

    private GeneratorConsumers() {}

    /** Whether a builtin of this name may as well be given a list. */
    public static boolean isCollecting(String builtin) {
        return COLLECTING.contains(builtin);
    }

    /** Whether what is called is written like one of them. */
    public static boolean looksLikeOne(Expression callable) {
        return switch (callable) {
            case Expression.Name(String identifier, var position) ->
                COLLECTING.contains(identifier) || SEARCHING.contains(identifier);
            case Expression.Attribute attribute -> attribute.name().equals("join");
            default -> false;
        };
    }
}
