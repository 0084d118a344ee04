package dev.serpentine.backend.jvm;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A program as class files.
 *
 * @param classes the program's own, by internal name
 * @param resources other files of the jar, by path
 * @param mainClass internal name
 */
public record JvmProgram(Map<String, byte[]> classes, Map<String, byte[]> resources, String mainClass) {

    public JvmProgram {
        classes = Collections.unmodifiableMap(new LinkedHashMap<>(classes));
        resources = Collections.unmodifiableMap(new LinkedHashMap<>(resources));
    }

    /** How many bytes the classes have. */
    public int size() {
        return classes.values().stream().mapToInt(bytes -> bytes.length).sum();
    }
}
