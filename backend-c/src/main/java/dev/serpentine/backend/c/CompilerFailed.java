package dev.serpentine.backend.c;

/** The C compiler refused what the backend wrote: a fault of the translator, not of the user's program. */
public final class CompilerFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String output;

    /**
     * @param command how it was called
     * @param output what it said
     */
    public CompilerFailed(String command, String output) {
        super(command + "\n" + output);
        this.output = output;
    }

    /** What the compiler said. */
    public String output() {
        return output;
    }
}
