package dev.serpentine.typer;

/**
 * A representation met an operation that it has no rule for: the annotator and the typer disagree. A fault of the
 * translator.
 */
public final class UnsupportedOperation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnsupportedOperation(String message) {
        super(message);
    }

    /** The same with the place that it happened at. */
    public UnsupportedOperation(String message, RuntimeException cause) {
        super(message, cause);
    }
}
