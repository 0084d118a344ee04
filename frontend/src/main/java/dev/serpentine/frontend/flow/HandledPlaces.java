package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.SourcePosition;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Where the program has handlers of its own around an operation, and for which classes of exceptions. */
public final class HandledPlaces {
    private final Host host;
    /** By place: the classes of each function made there, which are the same but where a closure gives them. */
    private final Map<SourcePosition, Set<Set<HostObject>>> classes = new HashMap<>();

    HandledPlaces(Host host) {
        this.host = host;
    }

    void note(SourcePosition position, Set<HostObject> handled) {
        classes.computeIfAbsent(position, _ -> new HashSet<>()).add(Set.copyOf(handled));
    }

    /** Whether a handler around a place takes exceptions of this very class. */
    public boolean isHandled(SourcePosition position, HostObject exceptionClass) {
        return isHandled(position, exceptionClass, Set.of());
    }

    /** Whether one of them names such exceptions, instead of taking whatever goes wrong. */
    public boolean isNamed(SourcePosition position, HostObject exceptionClass) {
        return isHandled(position, exceptionClass, Set.of(host.builtin("Exception"), host.builtin("BaseException")));
    }

    private boolean isHandled(SourcePosition position, HostObject exceptionClass, Set<HostObject> except) {
        Set<Set<HostObject>> there = classes.getOrDefault(position, Set.of());
        return !there.isEmpty()
                && there.stream()
                        .allMatch(each -> each.stream()
                                .anyMatch(handled ->
                                        !except.contains(handled) && host.isSubclass(exceptionClass, handled)));
    }
}
