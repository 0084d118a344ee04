package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.TracebackText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells which places of the Python program the lines of a Java stack trace stand for.
 *
 * <p>The resource that says so has a line for each thing to know, of parts divided by tabs: the class's name, the kind,
 * and what belongs to the kind.
 */
public final class SourcePlaces {
    /** The resource. */
    public static final String RESOURCE = "/META-INF/serpentine/sources";

    /**
     * Of a line that tells a method's name, and then what its function is called in Python and in which file that is.
     */
    public static final String FUNCTION = "function";

    /**
     * Of a line that tells a line number, and then function, file, columns and line of each frame that it stands for,
     * the innermost first.
     */
    public static final String INLINED = "inlined";

    /** Line numbers from here on stand for code that was inlined. */
    public static final int FIRST_INLINED = 40_000;

    /** What stands before the names of all classes: they are relocated in libraries. */
    private static final String PREFIX = prefix();

    private final Map<String, TracebackText.Entry> functions = new HashMap<>();
    private final Map<String, List<TracebackText.Entry>> inlined = new HashMap<>();

    private SourcePlaces() {}

    private static String prefix() {
        String own = SourcePlaces.class.getName();
        return own.substring(0, own.length() - "dev.serpentine.backend.jvm.runtime.SourcePlaces".length());
    }

    /** A place as {@link RaisedException} has it. */
    public static String place(String owner, String method, int line) {
        return owner + "\t" + method + "\t" + line;
    }

    /** Whether a line of a stack trace is at a place. */
    static boolean isAt(StackTraceElement element, String place) {
        return (PREFIX + place).equals(place(element.getClassName(), element.getMethodName(), element.getLineNumber()));
    }

    /** A place as a line of a stack trace. */
    static StackTraceElement element(String place) {
        String[] parts = place.split("\t");
        return new StackTraceElement(PREFIX + parts[0], parts[1], null, Integer.parseInt(parts[2]));
    }

    /** Reads the resource. */
    static SourcePlaces read() {
        SourcePlaces places = new SourcePlaces();
        try (InputStream stream = SourcePlaces.class.getResourceAsStream(RESOURCE)) {
            new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .forEach(line -> places.add(line.split("\t")));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return places;
    }

    private void add(String[] parts) {
        switch (parts[1]) {
            case FUNCTION ->
                functions.put(parts[0] + "\t" + parts[2], new TracebackText.Entry(parts[3], parts[4], 0, ""));
            case INLINED -> {
                List<TracebackText.Entry> frames = new ArrayList<>();
                for (int i = 3; i + 3 < parts.length; i += 4) {
                    frames.add(new TracebackText.Entry(
                            parts[i], parts[i + 1], Integer.parseInt(parts[i + 3]), parts[i + 2]));
                }
                inlined.put(parts[0] + "\t" + parts[2], frames);
            }
            default -> throw new IllegalStateException("a line of unknown kind " + parts[1]);
        }
    }

    /** The class that holds the functions of a file; another where none of them is left that was not inlined. */
    String ownerOf(String file, String other) {
        for (Map.Entry<String, TracebackText.Entry> function : functions.entrySet()) {
            String owner = function.getKey().substring(0, function.getKey().indexOf('\t'));
            if (function.getValue().file().equals(file) && owner.endsWith("Functions")) {
                return owner;
            }
        }
        return other;
    }

    /** What a line of a stack trace stands for, the innermost first; nothing if it is not of the user's program. */
    List<TracebackText.Entry> of(StackTraceElement element) {
        String owner = element.getClassName();
        int line = element.getLineNumber();
        if (line >= FIRST_INLINED) {
            return inlined.getOrDefault(owner + "\t" + line, List.of());
        }
        String method = element.getMethodName();
        int part = method.indexOf(Tracebacks.PART);
        TracebackText.Entry function = functions.get(owner + "\t" + (part > 0 ? method.substring(0, part) : method));
        return function == null || line <= 0
                ? List.of()
                : List.of(new TracebackText.Entry(function.function(), function.file(), line, ""));
    }
}
