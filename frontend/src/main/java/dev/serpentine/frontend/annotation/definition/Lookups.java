package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Map;

/**
 * What the classes that an instance may be of hold under a name.
 *
 * @param holders the classes that hold each of the values
 * @param found where each of the values was found first
 * @param classes how many there are in all
 */
public record Lookups(Map<HostObject, List<InferredClass>> holders, Map<HostObject, Found> found, int classes) {
    /** Whether only some of the classes hold anything. */
    public boolean isPartial() {
        return !found.isEmpty()
                && holders.values().stream().mapToInt(List::size).sum() < classes;
    }
}
