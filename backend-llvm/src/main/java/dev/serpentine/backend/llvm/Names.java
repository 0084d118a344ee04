package dev.serpentine.backend.llvm;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Hands out LLVM identifiers, each once, as near to the wished name as possible. */
final class Names {
    private final Set<String> taken = new HashSet<>();
    private final Map<String, Integer> counters = new HashMap<>();

    /** Keeps a name from being handed out. */
    void reserve(String name) {
        taken.add(name);
    }

    /** A name that was not handed out before: the wish, or the wish with a number behind it. */
    String unique(String wish) {
        String wanted = wish.isEmpty() ? "_" : wish;
        String name = wanted;
        while (!taken.add(name)) {
            name = wanted + "." + counters.merge(wanted, 1, Integer::sum);
        }
        return name;
    }

    /** A name as it stands behind {@code @} or {@code %}: in quotes where LLVM wants them. */
    static String quoted(String name) {
        boolean isPlain = !Character.isDigit(name.charAt(0));
        for (int i = 0; i < name.length() && isPlain; i++) {
            char c = name.charAt(i);
            isPlain = c >= 'a' && c <= 'z'
                    || c >= 'A' && c <= 'Z'
                    || c >= '0' && c <= '9'
                    || c == '_'
                    || c == '.'
                    || c == '$'
                    || c == '-';
        }
        return isPlain ? name : Literals.string(name);
    }
}
