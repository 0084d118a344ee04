package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.host.Host;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The words that stand in source files, in texts and anywhere else: of names that only the run tells, those are meant.
 */
public final class SourceWords {
    private static final Pattern BETWEEN = Pattern.compile("\\W+");
    private final Host host;
    private final Map<String, Set<String>> words = new HashMap<>();

    public SourceWords(Host host) {
        this.host = host;
    }

    /** The words of a file that was imported. */
    public Set<String> of(String file) {
        return Collections.unmodifiableSet(words.computeIfAbsent(file, this::read));
    }

    private Set<String> read(String file) {
        Set<String> found = new HashSet<>();
        Optional<String> line = host.sourceLine(file, 1);
        for (int number = 2; line.isPresent(); number++) {
            Collections.addAll(found, BETWEEN.split(line.get()));
            line = host.sourceLine(file, number);
        }
        return found;
    }
}
