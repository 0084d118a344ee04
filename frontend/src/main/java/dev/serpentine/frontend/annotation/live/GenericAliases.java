package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes one of all aliases ({@code list[int]}) that are equal: nothing else is known of them than what they say, and
 * equality of what has no other is identity.
 */
final class GenericAliases {
    private final Host host;
    private final Map<String, List<HostObject>> byText = new HashMap<>();

    GenericAliases(Host host) {
        this.host = host;
    }

    /** The one that stands for all that are equal to it. */
    HostObject first(HostObject alias) {
        String text = host.call(host.builtin("repr"), List.of(alias), Map.of())
                        instanceof Host.Outcome.Returned(HostObject shown)
                ? shown.asText()
                : "";
        List<HostObject> alike = byText.computeIfAbsent(text, _ -> new ArrayList<>());
        for (HostObject other : alike) {
            if (other.type().equals(alias.type())
                    && host.operate("eq", List.of(other, alias)) instanceof Host.Outcome.Returned(HostObject answer)
                    && answer.asBoolean()) {
                return other;
            }
        }
        alike.add(alias);
        return alias;
    }
}
