package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.type.LowLevelType;
import java.util.HashMap;
import java.util.Map;

/**
 * What all runs of an inference share: live functions that are made for the program's classes. What one run decides of
 * such a function holds for the next one, since it is the same function.
 *
 * @param lowLevelTypes the low-level types that were made of markers so far
 */
public record LastingHelpers(
        Map<HostObject, LowLevelType> lowLevelTypes, NamedTuples namedTuples, Constructors constructors) {

    /** Nothing made yet. */
    public static LastingHelpers of(Host host) {
        return new LastingHelpers(new HashMap<>(), new NamedTuples(host), new Constructors(host));
    }
}
