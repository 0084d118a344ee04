package dev.serpentine.frontend.signature;

import java.util.HashMap;
import java.util.Map;

/**
 * What an argument of a builtin may be: the words of the table, and what CPython's TypeError says of anything else
 * where the table says nothing.
 */
public enum Kind {
    ANY("any", ""),
    NONE("None", ""),
    /** An int, or what has {@code __index__}. */
    INDEX("index", "'{type}' object cannot be interpreted as an integer"),
    /**
     * The same where it bounds a part of a sequence: an int beyond a machine word means as much as the largest word.
     */
    BOUND("bound", "slice indices must be integers or None or have an __index__ method"),
    /** An int or bool itself: operators do not ask for {@code __index__}. */
    INT("int", "'{type}' object cannot be interpreted as an integer"),
    /** A float, an int, or what has {@code __float__} or {@code __index__}. */
    NUMBER("number", "must be real number, not {type}"),
    /** An int without bounds, beside another kind that says what else may be given, and what is wrong for it. */
    LONG("long", ""),
    /** A float, int or bool itself, as in operators. */
    REAL("real", "unsupported operand type '{type}'"),
    /** An instance that {@code int()} can be asked of: it has {@code __int__} or {@code __index__}. */
    WHOLE("whole", ""),
    STR("str", "{name}() {argument} must be str, not {clinic}"),
    BYTES("bytes", "{name}() {argument} must be bytes, not {clinic}"),
    BYTEARRAY("bytearray", "{name}() {argument} must be bytearray, not {clinic}"),
    /** What lends its bytes: bytes, bytearray, memoryview. */
    BUFFER("buffer", "a bytes-like object is required, not '{type}'"),
    LIST("list", "{name}() {argument} must be list, not {clinic}"),
    TUPLE("tuple", "{name}() {argument} must be tuple, not {clinic}"),
    /** A slice, beside another kind that says what else may be given. */
    SLICE("slice", ""),
    DICT("dict", "{name}() {argument} must be dict, not {clinic}"),
    /** A set, a frozenset, or a view of a dict's keys or items. */
    SET("set", "{name}() {argument} must be set, not {clinic}"),
    /** What {@code len()} can be asked of. */
    SIZED("sized", "object of type '{type}' has no len()"),
    ITERABLE("iterable", "'{type}' object is not iterable"),
    /** What {@code next()} can be asked of. */
    ITERATOR("iterator", "'{type}' object is not an iterator"),
    CALLABLE("callable", "'{type}' object is not callable"),
    /** The name of a file. */
    PATH("path", "expected str, bytes or os.PathLike object, not {type}"),
    /** An instance of a class of the program's, whose special methods decide. */
    INSTANCE("instance", "");

    private static final Map<String, Kind> BY_WORD = new HashMap<>();

    static {
        for (Kind kind : values()) {
            BY_WORD.put(kind.word, kind);
        }
    }

    private final String word;
    private final String complaint;

    Kind(String word, String complaint) {
        this.word = word;
        this.complaint = complaint;
    }

    /** As the table spells it, and messages too. */
    public String word() {
        return word;
    }

    String complaint() {
        return complaint;
    }

    /** @throws IllegalArgumentException if the table has no such word */
    static Kind of(String word) {
        Kind kind = BY_WORD.get(word);
        if (kind == null) {
            throw new IllegalArgumentException("no kind of arguments is called " + word);
        }
        return kind;
    }
}
