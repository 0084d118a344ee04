package dev.serpentine.backend.cli;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Names that are unique in one scope: a further one of the same name gets a quote and a number. */
final class CliNames {
    private final Set<String> taken = new HashSet<>();
    private final Map<String, Integer> counts = new HashMap<>();

    /**
     * A name that metadata can hold, where it is neither empty nor has a zero character, as an attribute's name may in
     * {@code setattr(x, "", y)}.
     */
    static String possible(String wanted) {
        return wanted.isEmpty() ? "'" : wanted.replace('\0', '\'');
    }

    /** The wanted name, or a similar one that is free; taken from now on. */
    String unique(String wanted) {
        String name = wanted;
        while (!taken.add(name)) {
            name = wanted + "'" + counts.merge(wanted, 1, Integer::sum);
        }
        return name;
    }
}
