package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/**
 * What a program or a library says of a function as RPython's programs do: after what its graphs are told apart,
 * {@code specialize:argtype(0)} say.
 */
public final class SpecialisationHint {
    private static final String ATTRIBUTE = "_annspecialcase_";

    private SpecialisationHint() {}

    /**
     * The hint of a live function; empty where it has none, or only the one that {@code functools.wraps} copied from
     * the function that it wraps, whose parameters are others.
     */
    public static Optional<String> of(HostObject function) {
        Optional<HostObject> own = function.attribute(ATTRIBUTE);
        return own.isEmpty()
                        || own.equals(
                                function.attribute("__wrapped__").flatMap(wrapped -> wrapped.attribute(ATTRIBUTE)))
                ? Optional.empty()
                : own.map(HostObject::asText);
    }
}
