package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.operation.TracebackEntry;
import java.util.List;

/** An exception of the interpreted program leaves a graph. */
public final class RaisedException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient FieldedValue instance;
    private final transient List<TracebackEntry> traceback;

    private final boolean isForHandlers;

    /** @param traceback the instance's, to which what it passes is added */
    RaisedException(FieldedValue instance, List<TracebackEntry> traceback) {
        this(instance, traceback, true);
    }

    /** @param isForHandlers whether handlers may catch it; else it ends the program */
    RaisedException(FieldedValue instance, List<TracebackEntry> traceback, boolean isForHandlers) {
        super(null, null, false, false);
        this.instance = instance;
        this.traceback = traceback;
        this.isForHandlers = isForHandlers;
    }

    boolean isForHandlers() {
        return isForHandlers;
    }

    /** The exception instance. */
    public FieldedValue instance() {
        return instance;
    }

    /** Where it passed on its way up, the place that raised it first. */
    public List<TracebackEntry> traceback() {
        return traceback;
    }

    @Override
    public String getMessage() {
        return "raised " + instance
                + (traceback.isEmpty() ? "" : " at " + traceback.getFirst().position());
    }
}
