package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.SomeValue.*;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * What containers turned out to hold after functions had been specialised for less, by where the containers are made.
 *
 * <p>Containers that hold the same share specialised graphs, and become one there. Where one of them then gets something more, None or another kind of number, all would.
 * So that is remembered, and known of that one container from its beginning in the next run.
 */
final class GrownContents {
    private record Place(Object site, int part) {}

    private final Map<Place, SomeValue> known = new HashMap<>();
    private final Map<Place, SomeValue> found = new HashMap<>();
    private boolean isSharing;

    /** What earlier runs found that a part of the container made there holds: impossible where nothing. */
    SomeValue knownOf(Object site, int part) {
        return known.getOrDefault(new Place(site, part), SomeImpossible.IMPOSSIBLE);
    }

    /** Definitions that meet in the action do so for no reason of the program's. @return the action's result */
    boolean whileSharing(BooleanSupplier action) {
        boolean before = isSharing;
        isSharing = true;
        try {
            return action.getAsBoolean();
        } finally {
            isSharing = before;
        }
    }

    /** Notes that a part holds more than before. @param site where the container is made; null where that is not known */
    void note(Object site, int part, SomeValue before, SomeValue after) {
        if (site == null || isSharing || !SpecialisationKeys.isSettled(before) || Lattice.asSpecialisationKey(before).equals(Lattice.asSpecialisationKey(after))) {
            return;
        }
        SomeValue more = isPlain(after) ? Lattice.withoutConstant(after) : Lattice.canBeNone(after) ? SomeNone.NONE : SomeImpossible.IMPOSSIBLE;
        if (more != SomeImpossible.IMPOSSIBLE) {
            found.put(new Place(site, part), more);
        }
    }

    /** Whether an annotation means the same in every run. */
    private static boolean isPlain(SomeValue value) {
        return switch (value) {
            case SomeNone none -> true;
            case SomeBool bool -> true;
            case SomeInteger integer -> true;
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
    boolean adopt() {
        boolean more = false;
        for (Map.Entry<Place, SomeValue> entry : found.entrySet()) {
            more |= !Objects.equals(known.put(entry.getKey(), entry.getValue()), entry.getValue());
        }
        found.clear();
        return more;
    }

    /** Drops what this run found. */
    void forget() {
        found.clear();
    }

    GrownContents copy() {
        GrownContents copy = new GrownContents();
        copy.known.putAll(known);
        copy.found.putAll(found);
        return copy;
    }
}
