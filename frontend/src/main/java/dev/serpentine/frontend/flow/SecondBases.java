package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The exception classes that are one by a base which is not their first: a handler's test of the class by its place
 * among all would not find them, so it takes each by itself. Those of the program count, those of the library where it
 * says so, and those of {@code builtins} where a function that is looked at names them: no other program is to pay for
 * them.
 */
final class SecondBases {
    /** What classes of the library have that handlers of all their bases take. */
    private static final String CAUGHT_BY_EACH_BASE = "_is_caught_by_each_base_";

    private static final String BUILTINS = "builtins.";

    private final Host host;
    private final Set<String> libraryModules;
    private final Predicate<HostObject> isExceptionClass;
    private final Map<HostObject, List<HostObject>> known = new HashMap<>();
    private final Set<String> named = new HashSet<>();
    /** Builtin classes that somebody was not told of, as nothing named them. */
    private final Set<String> leftOut = new HashSet<>();

    SecondBases(Host host, Set<String> libraryModules, Predicate<HostObject> isExceptionClass) {
        this.host = host;
        this.libraryModules = libraryModules;
        this.isExceptionClass = isExceptionClass;
    }

    /** Notes that a function names a builtin. */
    void noteNamed(String builtin) {
        named.add(builtin);
    }

    /** The classes below one that are so by another base than their first. */
    List<HostObject> below(HostObject exceptionClass) {
        return known.computeIfAbsent(exceptionClass, top -> {
            Set<HostObject> found = new LinkedHashSet<>();
            collectBelow(top, top, new HashSet<>(), found);
            return List.copyOf(found);
        });
    }

    /** Whether somebody was not told of a class that is named by now; forgets what was told. */
    boolean isOutdated() {
        boolean isOutdated = leftOut.stream().anyMatch(named::contains);
        if (isOutdated) {
            known.clear();
            leftOut.clear();
        }
        return isOutdated;
    }

    private void collectBelow(HostObject above, HostObject top, Set<HostObject> seen, Set<HostObject> found) {
        for (HostObject below : host.subclasses(above)) {
            if (seen.add(below)) {
                if (!extendsFirst(below, top) && counts(below)) {
                    found.add(below);
                }
                collectBelow(below, top, seen, found);
            }
        }
    }

    private boolean counts(HostObject found) {
        String name = found.qualifiedName();
        if (!libraryModules.contains(name.split("\\.")[0])
                || found.attribute(CAUGHT_BY_EACH_BASE).isPresent()) {
            return true;
        }
        if (!name.startsWith(BUILTINS)) {
            return false;
        }
        boolean isNamed = named.contains(found.name());
        if (!isNamed) {
            leftOut.add(found.name());
        }
        return isNamed;
    }

    /** Whether a class is above another, or the same, by the first bases that are exceptions. */
    private boolean extendsFirst(HostObject below, HostObject top) {
        Optional<HostObject> first = Optional.of(below);
        while (first.isPresent() && !first.get().equals(top)) {
            first = first.get().bases().stream().filter(isExceptionClass).findFirst();
        }
        return first.isPresent();
    }
}
