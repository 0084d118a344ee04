package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.TracebackText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** Tells where an exception was raised, from Java's stack traces. */
public final class Tracebacks {
    /** Stands in the name of a method that is a part of one, which calls it in its own place. */
    public static final String PART = "$part";

    /** Whose traceback is printed next. */
    private static Throwable current;

    private Tracebacks() {}

    /** Makes the traceback of an instance the one that is printed next. */
    public static void resume(Raisable instance) {
        current = instance.thrown();
    }

    /**
     * The text of the current traceback. Only functions whose source the jar names are shown: Python shows none of its
     * own either.
     *
     * @param depth how many groups of exceptions the exception is in
     * @param isOfGroup whether it is a group itself
     */
    static byte[] ofCurrent(long depth, boolean isOfGroup) {
        return TracebackText.of(entries(), depth, isOfGroup).getBytes(StandardCharsets.UTF_8);
    }

    /** The places of the current traceback as a program asks for them. */
    static String placesOfCurrent() {
        return TracebackText.places(entries());
    }

    /** The current traceback, the outermost place first. */
    private static List<TracebackText.Entry> entries() {
        List<TracebackText.Entry> entries = new ArrayList<>();
        if (current != null) {
            SourcePlaces places = SourcePlaces.read();
            forEachPlace(current, element -> entries.addAll(places.of(element)));
        }
        Collections.reverse(entries);
        return entries;
    }

    /**
     * Goes through the places that an exception came through, the innermost first, each method once.
     *
     * @param thrown a carrier of the program's, or what the platform threw
     */
    static void forEachPlace(Throwable thrown, Consumer<StackTraceElement> action) {
        if (thrown instanceof RaisedException carrier) {
            if (carrier.previous() != null) {
                forEachPlace(carrier.previous(), action);
            }
            if (carrier.begun() != null && !carrier.begun().equals(RaisedException.NOWHERE)) {
                action.accept(SourcePlaces.element(carrier.begun()));
            }
            if (carrier.source() != null) {
                // A carrier's own stack trace begins in the function that made it.
                int first = (carrier.source() == carrier ? 1 : 0) + (carrier.begun() == null ? 0 : 1);
                forEachPlace(carrier.source().getStackTrace(), first, carrier.caughtAt(), action);
            }
        } else {
            forEachPlace(thrown.getStackTrace(), 0, null, action);
        }
    }

    private static void forEachPlace(
            StackTraceElement[] trace, int first, String last, Consumer<StackTraceElement> action) {
        boolean isCalledByItself = false;
        for (int i = 0; i < trace.length; i++) {
            if (i >= first && !isCalledByItself) {
                action.accept(trace[i]);
            }
            isCalledByItself = trace[i].getMethodName().contains(PART);
            if (last != null && SourcePlaces.isAt(trace[i], last)) {
                return;
            }
        }
    }
}
