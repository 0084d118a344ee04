package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.SourcePosition;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The words that stand in source files, in texts and anywhere else: of names that only the run tells, those are meant.
 */
public final class SourceWords {
    private static final Pattern BETWEEN = Pattern.compile("\\W+");
    /** What is named only to say what it is. */
    private static final Pattern DEFINITION = Pattern.compile("\\bdef\\s+\\w+|^\\s*@\\w+");

    private final Host host;
    private final Map<String, Set<String>> words = new HashMap<>();
    private final Set<String> ofProgram = new HashSet<>();

    public SourceWords(Host host) {
        this.host = host;
    }

    /** The words of a file that was imported. */
    public Set<String> of(String file) {
        return Collections.unmodifiableSet(words.computeIfAbsent(file, this::read));
    }

    /**
     * The words of all files of the program that were imported, without those that stand in them as what is defined.
     */
    public Set<String> ofProgram() {
        if (ofProgram.isEmpty()) {
            for (Map.Entry<HostObject, HostObject> module :
                    host.importModule("sys").attribute("modules").orElseThrow().entries()) {
                module.getValue()
                        .attribute("__file__")
                        .filter(file -> file.kind() == HostKind.STR && SourcePosition.isOfProgram(file.asText()))
                        .ifPresent(file -> lines(file.asText())
                                .map(line -> DEFINITION.matcher(line).replaceAll(""))
                                .forEach(line -> Collections.addAll(ofProgram, BETWEEN.split(line))));
            }
        }
        return Collections.unmodifiableSet(ofProgram);
    }

    private Stream<String> lines(String file) {
        return IntStream.iterate(1, number -> number + 1)
                .mapToObj(number -> host.sourceLine(file, number))
                .takeWhile(Optional::isPresent)
                .map(Optional::get);
    }

    private Set<String> read(String file) {
        Set<String> found = new HashSet<>();
        lines(file).forEach(line -> Collections.addAll(found, BETWEEN.split(line)));
        return found;
    }
}
