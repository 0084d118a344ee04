package dev.serpentine.transform.memory;

import dev.serpentine.typer.KeptHelper;
import java.util.List;
import java.util.Optional;

/**
 * A garbage collector of native code: system code for the work, and what {@link InsertCollector} has to put into
 * programs for it. A new one is an implementation and its place in {@link #all}; nobody else knows any by name.
 *
 * <p>The system code is a module whose functions are described at {@link CollectorFunctions}. The header with which
 * each container begins is declared in {@code headers.py} ({@link HeaderWord}). When the system has no more memory, the
 * run-time support says so and ends the process; a collector learns nothing of it.
 */
public interface Collector {

    /** How a collector learns of the pointers that functions hold. */
    enum RootKeeping {
        /** Not at all: nothing is ever freed. */
        NONE,
        /** They are on the shadow stack while a collection may happen. */
        SAVED,
        /** They are there likewise, and are read from there again afterwards, since containers may have moved. */
        RELOADED
    }

    /** All that there are, the default first. */
    static List<Collector> all() {
        return List.of(new Generational(), new MarkSweep(), new NoCollection());
    }

    /** The one of a name, if there is one. */
    static Optional<Collector> named(String name) {
        return all().stream().filter(collector -> collector.name().equals(name)).findFirst();
    }

    /** What users choose it by. */
    String name();

    /** The module of system code. */
    default String module() {
        return name().replace('-', '_');
    }

    /** The bits, by their names in {@code headers.py}, that are set in the header of a container that is prebuilt. */
    List<String> prebuiltBits();

    RootKeeping roots();

    /**
     * Whether it is told before a collected pointer that is neither null nor a prebuilt container's is put into a
     * container, unless that was just made; then its module has the functions {@code remember}, {@code remember_ahead},
     * {@code remember_unless_integer}, {@code remember_item} and {@code remember_items}.
     */
    boolean hasWriteBarrier();

    /**
     * Whether programs look by themselves if there is room for what they allocate, once for several containers, and
     * take it; then its module has the functions {@code has_room}, {@code make_room}, {@code take} and
     * {@code take_array}.
     */
    boolean reservesRoom();

    /** The system code that programs must have at hand. */
    default List<KeptHelper> helpers() {
        return CollectorFunctions.helpers(this);
    }
}
