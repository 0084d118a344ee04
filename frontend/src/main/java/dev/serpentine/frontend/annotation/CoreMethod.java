package dev.serpentine.frontend.annotation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The methods of built-in types that annotator and typers know by themselves; all others are system code. Those whose names begin with an underscore are
 * for system code: the steps that it makes methods of.
 */
public enum CoreMethod {
    LIST_APPEND("list", "append", 1, 1), LIST_POP("list", "pop", 0, 1), LIST_INSERT("list", "insert", 2, 2),
    SET_ADD("set", "add", 1, 1), SET_DISCARD("set", "discard", 1, 1), SET_CLEAR("set", "_clear", 0, 0),
    /** Takes an item out; there must be one. */
    SET_POP("set", "_pop", 0, 0),
    DICT_KEYS("dict", "keys", 0, 0), DICT_VALUES("dict", "values", 0, 0), DICT_ITEMS("dict", "items", 0, 0), DICT_CLEAR("dict", "_clear", 0, 0),
    /** The number of a key's entry, or -1. */
    DICT_ENTRY("dict", "_entry", 1, 1),
    /** The number of the last entry; there must be one. */
    DICT_LAST_ENTRY("dict", "_last_entry", 0, 0),
    DICT_KEY_AT("dict", "_key_at", 1, 1), DICT_VALUE_AT("dict", "_value_at", 1, 1), DICT_REMOVE_AT("dict", "_remove_at", 1, 1);

    private static final Map<String, CoreMethod> BY_NAME = new HashMap<>();

    static {
        for (CoreMethod method : values()) {
            BY_NAME.put(method.qualifiedName(), method);
        }
    }

    private final String family;
    private final String method;
    private final int leastArguments;
    private final int mostArguments;

    CoreMethod(String family, String method, int leastArguments, int mostArguments) {
        this.family = family;
        this.method = method;
        this.leastArguments = leastArguments;
        this.mostArguments = mostArguments;
    }

    /** The method of a family of built-in types, as {@link SystemCode#method} names them, if it is one of these. */
    public static Optional<CoreMethod> of(String family, String method) {
        return Optional.ofNullable(BY_NAME.get(family + "." + method));
    }

    /** {@code family.method}. */
    public String qualifiedName() {
        return family + "." + method;
    }

    int leastArguments() {
        return leastArguments;
    }

    int mostArguments() {
        return mostArguments;
    }
}
