package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.host.HostObject;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which keyword arguments Python's own exceptions take. */
final class ExceptionKeywords {
    private static final Map<String, Set<String>> TAKEN = Map.of(
            "builtins.ImportError", Set.of("name", "path", "name_from"),
            "builtins.NameError", Set.of("name"),
            "builtins.AttributeError", Set.of("name", "obj"));

    private ExceptionKeywords() {}

    /** Python's complaint about a keyword; empty where the exception takes it. */
    static Optional<String> complaint(HostObject exceptionClass, String keyword) {
        for (HostObject above : exceptionClass.mro()) {
            Set<String> taken = TAKEN.get(above.qualifiedName());
            if (taken != null) {
                return taken.contains(keyword)
                        ? Optional.empty()
                        : Optional.of("'" + keyword + "' is an invalid keyword argument for " + above.name() + "()");
            }
        }
        return Optional.of(exceptionClass.name() + "() takes no keyword arguments");
    }
}
