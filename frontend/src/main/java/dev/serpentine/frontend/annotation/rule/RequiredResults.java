package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import java.util.Map;

/**
 * What special methods must return where an operation calls them: a text, a truth, a length. Where one may return
 * something else, system code ({@code checked} and the method's name) stands between it and the operation and raises
 * Python's TypeError, or ValueError, when it does.
 */
final class RequiredResults {
    private enum Requirement {
        TEXT,
        BYTES,
        TRUTH,
        LENGTH,
        INT,
        FLOAT,
        ITERATOR
    }

    private static final Map<String, Requirement> REQUIREMENTS = Map.of(
            "__str__",
            Requirement.TEXT,
            "__repr__",
            Requirement.TEXT,
            "__format__",
            Requirement.TEXT,
            "__bytes__",
            Requirement.BYTES,
            "__bool__",
            Requirement.TRUTH,
            "__len__",
            Requirement.LENGTH,
            "__int__",
            Requirement.INT,
            "__index__",
            Requirement.INT,
            "__float__",
            Requirement.FLOAT,
            "__iter__",
            Requirement.ITERATOR);

    private RequiredResults() {}

    /** The method of system code by which an operation calls a special method. */
    static String checked(String method) {
        return "checked" + method;
    }

    /** Whether nothing that a special method returns, as far as it is known yet, is what Python refuses. */
    static boolean fits(String method, SomeValue result, SpecialMethods methods) {
        Requirement requirement = REQUIREMENTS.get(method);
        return requirement == null
                || result == SomeImpossible.IMPOSSIBLE
                || switch (requirement) {
                    case TEXT -> result instanceof SomeString text && !text.canBeNone();
                    case BYTES -> result instanceof SomeBytes bytes && !bytes.canBeNone();
                    case TRUTH -> result instanceof SomeBool;
                    case LENGTH -> result instanceof SomeInteger length && length.isNonNegative();
                    case INT -> result instanceof SomeInteger || result instanceof SomeLongInteger;
                    case FLOAT -> result instanceof SomeFloat;
                    case ITERATOR ->
                        result instanceof SomeIterator
                                || result instanceof SomeInstance instance
                                        && !instance.canBeNone()
                                        && (SpecialMethods.isNotMadeYet(instance) || methods.has(instance, "__next__"));
                };
    }
}
