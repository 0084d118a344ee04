package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.flow.ClosingPlace.Action;
import dev.serpentine.graph.model.SourcePosition;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * All places of the program where generators are at work that must be closed, as far as they are known: the program
 * must have been inferred to find more.
 */
final class ClosingPlaces {
    private record Site(FlowOpcode opcode, SourcePosition position) {}

    private final Set<ClosingPlace> known = new HashSet<>();
    private final Map<Site, Set<Action>> actions = new HashMap<>();
    private final Set<SourcePosition> functions = new HashSet<>();

    /** @return whether there are new ones among them */
    boolean addAll(Collection<ClosingPlace> found) {
        boolean isMore = known.addAll(found);
        found.forEach(place -> {
            actions.computeIfAbsent(new Site(place.opcode(), place.position()), _ -> new HashSet<>())
                    .add(place.action());
            functions.add(place.function());
        });
        return isMore;
    }

    boolean isEmpty() {
        return known.isEmpty();
    }

    Set<Action> at(FlowOpcode opcode, SourcePosition position) {
        return actions.getOrDefault(new Site(opcode, position), Set.of());
    }

    /** Whether a function that is defined there has any. */
    boolean isWithin(SourcePosition function) {
        return functions.contains(function);
    }
}
