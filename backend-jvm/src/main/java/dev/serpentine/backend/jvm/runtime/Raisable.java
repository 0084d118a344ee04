package dev.serpentine.backend.jvm.runtime;

/**
 * What every exception instance of a program implements. It remembers how it was thrown, so that raising it again keeps
 * the traceback.
 */
public interface Raisable {

    /** The Java exception that carried it last, {@code null} if none did. */
    Throwable thrown();

    /** Remembers the Java exception that carries it. */
    void setThrown(Throwable carrier);
}
