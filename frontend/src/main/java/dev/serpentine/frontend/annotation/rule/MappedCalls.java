package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.rule.ArgumentRules.Callee;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.signature.Parameter;
import dev.serpentine.frontend.signature.Parameter.Passing;
import dev.serpentine.frontend.signature.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Calls of what is built in with keywords of which only the run tells the names: a function of system code looks for
 * those that the table of signatures knows, and raises what Python says of others.
 */
final class MappedCalls {
    /** For each name there is one call with it and one without. */
    private static final int MOST_NAMES = 4;

    private static final String ANY = "**";
    private final Forwarders forwarders;

    MappedCalls(Forwarders forwarders) {
        this.forwarders = forwarders;
    }

    /** Empty where there is no such mapping, where too many names may be passed, or any. */
    Optional<HostObject> function(Signature signature, Callee callee, Arguments arguments) {
        return takesAnyName(signature) ? Optional.empty() : functionAmongOthers(signature, callee, arguments);
    }

    static boolean takesAnyName(Signature signature) {
        return signature.parameters().stream().anyMatch(parameter -> parameter.passing() == Passing.DOUBLE_STARRED);
    }

    /** The same for one of several things that are called, which passes on the mapping where any name may be passed. */
    Optional<HostObject> functionAmongOthers(Signature signature, Callee callee, Arguments arguments) {
        List<String> names = takesAnyName(signature) ? List.of(ANY) : open(signature, arguments);
        if (arguments.mappings().isEmpty() || names.size() > MOST_NAMES) {
            return Optional.empty();
        }
        int before = arguments.positional().size();
        boolean isStarred = arguments.starList().isPresent();
        List<String> keywords = List.copyOf(arguments.keywords().keySet());
        String unexpected = signature.unexpectedKeyword("%s");
        return Optional.of(
                switch (callee) {
                    case Callee.Method(String name, var self) ->
                        forwarders.mappedMethod(name, before, isStarred, keywords, names, unexpected);
                    case Callee.Live(var object) ->
                        forwarders.mappedCall(object, before, isStarred, keywords, names, unexpected);
                });
    }

    /** What may still be passed by name. */
    private static List<String> open(Signature signature, Arguments arguments) {
        List<String> names = new ArrayList<>();
        int place = 0;
        for (Parameter parameter : signature.parameters()) {
            boolean isFilled =
                    parameter.isPositional() && place++ < arguments.positional().size();
            if (!isFilled
                    && signature.named(parameter.name()).isPresent()
                    && !arguments.keywords().containsKey(parameter.name())) {
                names.add(parameter.name());
            }
        }
        return names;
    }
}
