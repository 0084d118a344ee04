package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What memo functions gave: each is called once with the same objects, however many runs the inference takes. */
public final class MemoResults {
    private record Call(HostObject function, List<HostObject> positional, Map<String, HostObject> keywords) {}

    private final Host host;
    private final Map<Call, Host.Outcome> outcomes = new HashMap<>();

    public MemoResults(Host host) {
        this.host = host;
    }

    public Host.Outcome of(HostObject function, List<HostObject> positional, Map<String, HostObject> keywords) {
        Call call = new Call(function, positional, keywords);
        Host.Outcome known = outcomes.get(call);
        if (known == null) {
            known = host.call(function, positional, keywords);
            outcomes.put(call, known);
        }
        return known;
    }
}
