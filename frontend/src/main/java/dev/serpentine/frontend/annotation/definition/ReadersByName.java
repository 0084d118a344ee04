package dev.serpentine.frontend.annotation.definition;

import java.util.HashMap;
import java.util.Map;

/** The blocks that rest on something shared which has a name, to be flowed again when that comes to be, or grows. */
final class ReadersByName {
    private final Worklist worklist;
    private final Map<String, Readers> readers = new HashMap<>();

    ReadersByName(Worklist worklist) {
        this.worklist = worklist;
    }

    /** Notes that the block being flowed rests on what has that name. */
    void read(String name) {
        readers.computeIfAbsent(name, _ -> new Readers(worklist)).read();
    }

    /** Has all blocks flowed again that rest on what has that name. */
    void changed(String name) {
        Readers known = readers.get(name);
        if (known != null) {
            known.changed();
        }
    }

    void addAll(ReadersByName others) {
        others.readers.forEach((name, more) ->
                readers.computeIfAbsent(name, _ -> new Readers(worklist)).addAll(more));
    }
}
