package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What containers turned out to hold after functions had been specialised for less, by where the containers are made.
 *
 * <p>A container that gets something more, None or another kind of number, is passed to other graphs from then on; but
 * what those gave that it was passed to before has met what depends on it. So that is remembered, and known of that one
 * container from its beginning in the next run.
 */
public final class GrownContents {
    private record Place(Object site, int part) {}

    private record Growth(MergingDefinition<?> definition, SomeValue value) {}

    private final Map<Place, SomeValue> known = new HashMap<>();
    private final Map<Place, Growth> found = new LinkedHashMap<>();

    /** What earlier runs found that a part of the container made there holds: impossible where nothing. */
    SomeValue knownOf(Object site, int part) {
        return known.getOrDefault(new Place(site, part), SomeImpossible.IMPOSSIBLE);
    }

    /**
     * Notes that a part of a definition holds more than before. @param site where the container is made; null where
     * that is not known
     */
    void note(Object site, MergingDefinition<?> definition, int part, SomeValue before, SomeValue after) {
        if (site == null
                || !SettledContents.isSettled(before)
                || Lattice.asSpecialisationKey(before).equals(Lattice.asSpecialisationKey(after))) {
            return;
        }
        SomeValue more = isPlain(after)
                ? Lattice.withoutConstant(after)
                : Lattice.canBeNone(after) ? SomeNone.NONE : SomeImpossible.IMPOSSIBLE;
        if (more != SomeImpossible.IMPOSSIBLE) {
            found.put(new Place(site, part), new Growth(definition, more));
        }
    }

    /** Whether an annotation means the same in every run. */
    private static boolean isPlain(SomeValue value) {
        return switch (value) {
            case SomeNone none -> true;
            case SomeBool bool -> true;
            case SomeInteger integer -> true;
            case SomeLongInteger integer -> true;
            case SomeFloat real -> true;
            case SomeNumber number -> true;
            case SomeString string -> true;
            case SomeBytes bytes -> true;
            case SomeTuple tuple -> tuple.items().stream().allMatch(GrownContents::isPlain);
            case SomeOptional optional -> isPlain(optional.item());
            default -> false;
        };
    }

    /** Takes over what this run found. @return whether that is anything new */
    public boolean adopt() {
        boolean more = false;
        for (Map.Entry<Place, Growth> entry : found.entrySet()) {
            SomeValue value = entry.getValue().value();
            more |= !Objects.equals(known.put(entry.getKey(), value), value);
        }
        found.clear();
        return more;
    }

    /** The containers that this run found something of. */
    public List<MergingDefinition<?>> grown() {
        return found.values().stream()
                .<MergingDefinition<?>>map(Growth::definition)
                .toList();
    }

    /** Drops what this run found. */
    public void forget() {
        found.clear();
    }

    public GrownContents copy() {
        GrownContents copy = new GrownContents();
        copy.known.putAll(known);
        copy.found.putAll(found);
        return copy;
    }
}
