package dev.serpentine.backend.c;

/** There is no C compiler: the user's machine lacks a tool. */
public final class CompilerMissing extends Exception {
    private static final long serialVersionUID = 1;

    /** @param command what was tried to start */
    public CompilerMissing(String command, Throwable cause) {
        super("the C compiler '" + command + "' cannot be started", cause);
    }

    /** A command that would install one. */
    public String remedy() {
        return "apt-get install gcc libc6-dev (or set CC to a C compiler)";
    }
}
