package dev.serpentine.frontend.host;

/**
 * What a live Python object is. Decided by its exact type: an instance of a subclass of {@code int} is an
 * {@link #INSTANCE}.
 */
public enum HostKind {
    NONE,
    ELLIPSIS,
    NOT_IMPLEMENTED,
    BOOL,
    INT,
    FLOAT,
    STR,
    BYTES,
    BYTEARRAY,
    TUPLE,
    LIST,
    DICT,
    SET,
    FROZENSET,
    RANGE,
    SLICE,
    /** A Python function, lambdas and closures included. */
    FUNCTION,
    /** A Python function bound to an instance or class. */
    METHOD,
    /**
     * A function or method implemented in the embedded Python itself, bound or not ({@code len}, {@code math.sqrt},
     * {@code [].append}, {@code str.join}).
     */
    BUILTIN_FUNCTION,
    CLASS,
    MODULE,
    PROPERTY,
    STATICMETHOD,
    CLASSMETHOD,
    CELL,
    CODE,
    /** Any other object; its class tells. */
    INSTANCE
}
