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
        ITERATOR,
        /** It may be one that Python makes another of. */
        HASH
    }

    private static final Map<String, Requirement> REQUIREMENTS = Map.ofEntries(
            Map.entry("__str__", Requirement.TEXT),
            Map.entry("__repr__", Requirement.TEXT),
            Map.entry("__format__", Requirement.TEXT),
            Map.entry("__bytes__", Requirement.BYTES),
            Map.entry("__bool__", Requirement.TRUTH),
            Map.entry("__len__", Requirement.LENGTH),
            Map.entry("__int__", Requirement.INT),
            Map.entry("__index__", Requirement.INT),
            Map.entry("__float__", Requirement.FLOAT),
            Map.entry("__iter__", Requirement.ITERATOR),
            Map.entry("__hash__", Requirement.HASH));

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
                    case HASH -> false;
                    case FLOAT -> result instanceof SomeFloat;
                    case ITERATOR ->
                        result instanceof SomeIterator
                                || result instanceof SomeInstance instance
                                        && !instance.canBeNone()
                                        && (SpecialMethods.isNotMadeYet(instance) || methods.has(instance, "__next__"));
                };
    }
}
