package dev.serpentine.frontend.annotation.rule;

import java.util.Optional;
import java.util.Set;

/**
 * The types of what Python itself makes and no program does, which {@code type(x)} may be all the same: what Python
 * says where one is called, as in {@code type(x)("3")} with an {@code x} of several kinds.
 */
final class TypesOfTheMachine {
    private static final Set<String> NEVER_CALLED = Set.of(
            "async_generator",
            "builtin_function_or_method",
            "coroutine",
            "dict_items",
            "dict_keys",
            "dict_values",
            "generator",
            "method_descriptor",
            "wrapper_descriptor");
    private static final int OF_METHOD = 2;

    private TypesOfTheMachine() {}

    /**
     * What Python's TypeError says; empty where it raises none, or for a type that is none of these.
     *
     * @param name the type's
     * @param count how many arguments it is called with
     */
    static Optional<String> complaint(String name, int count) {
        return Optional.ofNullable(
                switch (name) {
                    case "NoneType", "NotImplementedType" -> count == 0 ? null : name + " takes no arguments";
                    case "ellipsis" -> count == 0 ? null : "EllipsisType takes no arguments";
                    case "function" ->
                        switch (count) {
                            case 0 -> "function() missing required argument 'code' (pos 1)";
                            case 1 -> "function() missing required argument 'globals' (pos 2)";
                            default -> null;
                        };
                    case "method" ->
                        count == OF_METHOD ? null : "method expected " + OF_METHOD + " arguments, got " + count;
                    default ->
                        NEVER_CALLED.contains(name) || name.endsWith("_iterator")
                                ? "cannot create '" + name + "' instances"
                                : null;
                });
    }
}
