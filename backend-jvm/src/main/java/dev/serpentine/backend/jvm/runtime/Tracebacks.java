package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.TracebackText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells where an exception was raised, from Java's stack trace. */
public final class Tracebacks {
    /** The resource that names the source file of each class of the user's program, a line each. */
    public static final String SOURCES = "/META-INF/serpentine/sources";

    /** Stands in the name of a method that is a part of one, which calls it in its own place. */
    public static final String PART = "$part";

    private Tracebacks() {}

    /** The text of the uncaught exception's traceback. Only functions whose source the jar names are shown: Python shows none of its own either. */
    static byte[] ofUncaught() {
        List<TracebackText.Entry> entries = new ArrayList<>();
        Throwable uncaught = Start.uncaught();
        if (uncaught != null) {
            Map<String, String> sources = sources();
            boolean isCalledByItself = false;
            for (StackTraceElement element : uncaught.getStackTrace()) {
                String file = sources.get(element.getClassName());
                String method = element.getMethodName();
                if (file != null && element.getLineNumber() > 0 && !isCalledByItself) {
                    int mark = method.indexOf('$');
                    entries.add(new TracebackText.Entry(mark > 0 ? method.substring(0, mark) : method, file, element.getLineNumber()));
                }
                isCalledByItself = method.contains(PART);
            }
        }
        Collections.reverse(entries);
        return TracebackText.of(entries).getBytes(StandardCharsets.UTF_8);
    }

    /** The source file of each class that comes from the user's program. */
    static Map<String, String> sources() {
        Map<String, String> sources = new HashMap<>();
        try (InputStream stream = Tracebacks.class.getResourceAsStream(SOURCES)) {
            for (String line : new String(stream.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                int tab = line.indexOf('\t');
                if (tab > 0) {
                    sources.put(line.substring(0, tab), line.substring(tab + 1));
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return sources;
    }
}
