package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.TracebackText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Tells where an exception was raised, from Java's stack trace. */
public final class Tracebacks {
    /** Stands in the name of a method that is a part of one, which calls it in its own place. */
    public static final String PART = "$part";

    private Tracebacks() {}

    /** The text of the uncaught exception's traceback. Only functions whose source the jar names are shown: Python shows none of its own either. */
    static byte[] ofUncaught() {
        List<TracebackText.Entry> entries = new ArrayList<>();
        Throwable uncaught = Start.uncaught();
        if (uncaught != null) {
            SourcePlaces places = SourcePlaces.read();
            boolean isCalledByItself = false;
            for (StackTraceElement element : uncaught.getStackTrace()) {
                if (!isCalledByItself) {
                    entries.addAll(places.of(element));
                }
                isCalledByItself = element.getMethodName().contains(PART);
            }
        }
        Collections.reverse(entries);
        return TracebackText.of(entries).getBytes(StandardCharsets.UTF_8);
    }
}
