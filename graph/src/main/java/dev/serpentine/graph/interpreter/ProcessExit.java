package dev.serpentine.graph.interpreter;

/** The interpreted program ended its process. */
public final class ProcessExit extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int status;

    ProcessExit(long status) {
        super("exit " + status, null, false, false);
        this.status = (int) (status & 0xFF);
    }

    /** The exit status, 0 to 255. */
    public int status() {
        return status;
    }
}
