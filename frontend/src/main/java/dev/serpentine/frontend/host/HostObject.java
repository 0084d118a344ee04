package dev.serpentine.frontend.host;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A live object of the embedded Python, seen raw: no call here runs the program's code.
 *
 * <p>{@code equals} and {@code hashCode}: identity for what is mutable or has an identity of its own; kind and value
 * for None, bool, int, float (by bits), str and bytes; tuples of equal items are equal. A call that does not suit the
 * object's {@link #kind} throws {@link IllegalStateException}.
 */
public interface HostObject {

    HostKind kind();

    /** Its class. */
    HostObject type();

    /** The value of a bool. */
    boolean asBoolean();

    /** The value of an int or bool, or of an instance of a class that derives from int. */
    BigInteger asInteger();

    /** The value of a float. */
    double asFloat();

    /** The code points of a str, lone surrogates included. */
    String asText();

    /** The bytes of a bytes or bytearray; a copy. */
    byte[] asBytes();

    /** The items of a tuple, list, set or frozenset; a copy, in iteration order. */
    List<HostObject> items();

    /** The entries of a dict, in insertion order; a copy. */
    List<Map.Entry<HostObject, HostObject>> entries();

    /** The value that a dict has for a text; without copying the dict. */
    Optional<HostObject> entry(String key);

    /**
     * The raw attributes of an instance ({@code __slots__} included), class, module or function, in definition order; a
     * copy. Empty where there are none.
     */
    Map<String, HostObject> attributes();

    /** One raw attribute, without lookup along the classes. */
    Optional<HostObject> attribute(String name);

    /** A class's linearisation, itself first. */
    List<HostObject> mro();

    /** A class's direct bases. */
    List<HostObject> bases();

    /** {@code __name__} of a class, function, builtin function or module. */
    String name();

    /** {@code module.qualname} of a class, function or builtin function; the name of a module. */
    String qualifiedName();

    /** The parts of a function, method, property and so on that have fixed names: see {@link Part}. */
    Optional<HostObject> part(Part part);

    /** Named parts of the kinds that have parts. */
    enum Part {
        /** Of a METHOD, STATICMETHOD, CLASSMETHOD: the function. */
        FUNCTION,
        /** Of a METHOD or bound BUILTIN_FUNCTION: what it is bound to. */
        SELF,
        /** Of a FUNCTION: its code object. */
        CODE,
        /** Of a FUNCTION: tuple of defaults, absent where there are none. */
        DEFAULTS,
        /** Of a FUNCTION: dict of keyword-only defaults, absent where there are none. */
        KEYWORD_DEFAULTS,
        /** Of a FUNCTION: tuple of cells, absent where there are none. */
        CLOSURE,
        /** Of a FUNCTION: its globals, a dict. */
        GLOBALS,
        /** Of a CELL: its contents, absent while empty. */
        CONTENTS,
        /** Of a PROPERTY. */
        GETTER,
        SETTER,
        DELETER,
        /** Of a RANGE or SLICE. */
        START,
        STOP,
        STEP
    }

    /**
     * {@code repr(object)} for messages, cut to a line; runs the program's code where it defines {@code __repr__}, and
     * then never throws.
     */
    String describe();
}
