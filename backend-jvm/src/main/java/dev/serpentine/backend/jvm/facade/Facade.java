package dev.serpentine.backend.jvm.facade;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The Java sources of what users of a library see.
 *
 * @param hiddenFolder where the sources expect everything that was emitted, with a slash at its end
 * @param sources by path
 */
public record Facade(String hiddenFolder, Map<String, String> sources) {

    public Facade {
        sources = Collections.unmodifiableMap(new LinkedHashMap<>(sources));
    }

    /** All sources, one after the other, for people. */
    public String text() {
        StringBuilder text = new StringBuilder();
        sources.forEach((path, source) ->
                text.append("// ").append(path).append('\n').append(source).append('\n'));
        return text.toString();
    }
}
