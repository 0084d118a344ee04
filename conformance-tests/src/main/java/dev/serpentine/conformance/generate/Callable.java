package dev.serpentine.conformance.generate;

import java.util.List;

/**
 * A function, method or class that generated code may call.
 *
 * @param level only what has a higher one may call it
 */
record Callable(String name, List<Parameter> parameters, Type result, int level) {

    /** How a parameter takes its arguments. */
    enum Form {
        PLAIN,
        WITH_DEFAULT,
        REST,
        KEYWORD_ONLY
    }

    /** @param defaultValue its text, for those that have one */
    record Parameter(String name, Type type, Form form, String defaultValue) {

        String declaration() {
            return switch (form) {
                case PLAIN -> name;
                case WITH_DEFAULT, KEYWORD_ONLY -> name + "=" + defaultValue;
                case REST -> "*" + declared();
            };
        }

        /** The name that the rest itself has: the body's is that of a list of it. */
        String declared() {
            return form == Form.REST ? name + "s" : name;
        }

        /** What the function's body sees, behind a first line that makes a list of the rest. */
        Type seen() {
            return form == Form.REST ? Type.of("list", type) : type;
        }
    }
}
