package dev.serpentine.backend.llvm;

/** LLVM refused what the backend wrote: a fault of the translator, not of the user's program. */
public final class LlvmFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * @param step what LLVM was asked to do
     * @param reason what it said
     */
    public LlvmFailed(String step, String reason) {
        super(step + ": " + reason);
    }
}
