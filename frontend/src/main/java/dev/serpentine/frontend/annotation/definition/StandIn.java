package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What system code makes a function for, when the program runs, that is none to Python. It is known by the name of that
 * function; what it is made of is what the function has as defaults.
 */
public enum StandIn {
    PARTIAL("_partial_call_", "functools", "partial", Map.of("func", "_function_", "args", "_arguments_")),
    METHOD("_method_call_", "types", "MethodType", Map.of("__func__", "_function_", "__self__", "_instance_"));

    /**
     * As what system code reads the names of a partial's keywords, and a tuple of what they are; where only the run
     * tells the names, that is a dict.
     */
    public static final String KEYWORD_NAMES = "_names_";

    public static final String KEYWORD_VALUES = "_named_";
    /** What Python calls a dict of both. */
    public static final String KEYWORDS = "keywords";

    /** The default that is such a dict. */
    static final String MAPPING = "_mapping_";

    private final String function;
    private final String module;
    private final String type;
    private final Map<String, String> defaults;

    StandIn(String function, String module, String type, Map<String, String> defaults) {
        this.function = function;
        this.module = module;
        this.type = type;
        this.defaults = defaults;
    }

    /** What a function of such a name stands for, if it is made when the program runs. */
    static Optional<StandIn> named(String function) {
        return Arrays.stream(values())
                .filter(each -> each.function.equals(function))
                .findFirst();
    }

    /** What Python's errors call its type. */
    public String nameInErrors() {
        return switch (this) {
            case PARTIAL -> "functools.partial";
            case METHOD -> "method";
        };
    }

    /** Its type in Python. */
    HostObject type(Host host) {
        return host.importModule(module).attribute(type).orElseThrow();
    }

    /** The default that holds what Python's object has under a name. */
    Optional<String> defaultOf(String attribute) {
        return Optional.ofNullable(defaults.get(attribute));
    }

    /**
     * What a live partial has under the names that only system code knows: empty of anything else, and of what Python
     * tells itself.
     */
    public static Optional<HostObject> ofLive(HostObject live, String attribute, Host host) {
        boolean isAsked = attribute.equals(KEYWORD_NAMES) || attribute.equals(KEYWORD_VALUES);
        if (!isAsked || live.kind() != HostKind.INSTANCE || !live.type().equals(PARTIAL.type(host))) {
            return Optional.empty();
        }
        return host.getAttribute(live, KEYWORDS) instanceof Host.Outcome.Returned(HostObject given)
                ? Optional.of(host.ofTuple(given.entries().stream()
                        .map(attribute.equals(KEYWORD_NAMES) ? Map.Entry::getKey : Map.Entry::getValue)
                        .toList()))
                : Optional.empty();
    }

    /** Those of some defaults that are keywords given by the program. */
    List<String> keywords(List<String> names) {
        return names.stream()
                .filter(name -> !defaults.containsValue(name) && !name.equals(MAPPING))
                .toList();
    }
}
