package dev.serpentine.backend.c;

/** There is no C compiler that works: the user's machine lacks a tool. */
public final class CompilerMissing extends Exception {
    private static final long serialVersionUID = 1;

    /** @param command what was tried to start */
    public CompilerMissing(String command, Throwable cause) {
        super("the C compiler '" + command + "' cannot be started", cause);
    }

    /**
     * @param command what was started
     * @param output what it said to a program that every C compiler accepts
     */
    CompilerMissing(String command, String output) {
        super("the C compiler '" + command + "' cannot compile the simplest program"
                + (output.isBlank()
                        ? ""
                        : " (" + output.strip().lines().findFirst().orElse("") + ")"));
    }

    /** A command that would install one. */
    public String remedy() {
        return "apt-get install gcc libc6-dev (or set CC to a C compiler)";
    }
}
