package dev.serpentine.backend.llvm;

/** Something that native code needs is missing on this machine, or cannot be put there; the message says what to do. */
public final class ToolsMissing extends Exception {
    private static final long serialVersionUID = 1;

    /** @param message what is missing, and what helps */
    public ToolsMissing(String message) {
        super(message);
    }

    /** @param message what could not be done, and what helps */
    public ToolsMissing(String message, Throwable cause) {
        super(message, cause);
    }
}
