package dev.serpentine.backend.jvm.runtime;

/** The program asked to end at once, inside a library whose process goes on. */
public final class ProgramExit extends Error {
    private static final long serialVersionUID = 1L;
    private final int status;

    ProgramExit(int status) {
        super("the program ends with status " + status, null, false, false);
        this.status = status;
    }

    /** The exit status that it asked for. */
    public int status() {
        return status;
    }
}
