package dev.serpentine.frontend.annotation.value;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The methods of built-in types that annotator and typers know by themselves; all others are system code. Those whose
 * names begin with an underscore are for system code: the steps that it makes methods of.
 */
public enum CoreMethod {
    LIST_APPEND("list", "append", 1, 1),
    LIST_POP("list", "pop", 0, 1),
    LIST_INSERT("list", "insert", 2, 2),
    /** Forgets an item, whose place nobody reads before it is set again. */
    LIST_BLANK("list", "_blank_at", 1, 1),
    SET_ADD("set", "add", 1, 1),
    SET_DISCARD("set", "discard", 1, 1),
    SET_CLEAR("set", "_clear", 0, 0),
    /** Takes an item out; there must be one. */
    SET_POP("set", "_pop", 0, 0),
    /** What {@code add} does, for a frozenset that is being made, too. */
    SET_INCLUDE("set", "_add", 1, 1),
    /** Removes an item, and tells whether it was there. */
    SET_TAKE_OUT("set", "_take_out", 1, 1),
    /** Makes room for so many items more. */
    SET_RESERVE("set", "_reserve", 1, 1),
    /** Makes room where many places are of removed items. */
    SET_SHRINK("set", "_shrink", 0, 0),
    /** How many places the table has, and how many are not empty. */
    SET_PLACES("set", "_places", 0, 0),
    SET_FILL("set", "_fill", 0, 0),
    /** Whether an item is at a place, and that item, and its hash. */
    SET_IS_AT("set", "_is_at", 1, 1),
    SET_ITEM_AT("set", "_item_at", 1, 1),
    SET_HASH_AT("set", "_hash_at", 1, 1),
    /**
     * Of an item with its hash: add it; add it where it is known not to be there and there is room; put it at a place.
     */
    SET_ADD_HASHED("set", "_add_hashed", 2, 2),
    SET_ADD_NEW("set", "_add_new", 2, 2),
    SET_PUT("set", "_put", 3, 3),
    /** Of an item with its hash: whether it is there; remove it, and tell whether it was there. */
    SET_HOLDS("set", "_holds", 2, 2),
    SET_DISCARD_HASHED("set", "_discard_hashed", 2, 2),
    /** Takes what another set holds, which nobody asks any more. */
    SET_ADOPT("set", "_adopt", 1, 1),
    DICT_KEYS("dict", "keys", 0, 0),
    DICT_VALUES("dict", "values", 0, 0),
    DICT_ITEMS("dict", "items", 0, 0),
    DICT_CLEAR("dict", "_clear", 0, 0),
    /** The number of a key's entry, or -1. */
    DICT_ENTRY("dict", "_entry", 1, 1),
    /** A key's value, which is put there first where the key is missing. */
    DICT_SET_DEFAULT("dict", "_set_default", 2, 2),
    /** The number of the last entry; there must be one. */
    DICT_LAST_ENTRY("dict", "_last_entry", 0, 0),
    DICT_KEY_AT("dict", "_key_at", 1, 1),
    DICT_VALUE_AT("dict", "_value_at", 1, 1),
    DICT_REMOVE_AT("dict", "_remove_at", 1, 1);

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

    /**
     * The method of a family of built-in types, as system code names them, if it is one of these. A frozenset has the
     * steps of a set.
     */
    public static Optional<CoreMethod> of(String family, String method) {
        boolean isStepOfFrozenSet = family.equals("frozenset") && method.startsWith("_");
        return Optional.ofNullable(BY_NAME.get((isStepOfFrozenSet ? "set" : family) + "." + method));
    }

    /** {@code family.method}. */
    public String qualifiedName() {
        return family + "." + method;
    }

    /** How many arguments it takes at least. */
    public int leastArguments() {
        return leastArguments;
    }

    /** How many arguments it takes at most. */
    public int mostArguments() {
        return mostArguments;
    }
}
