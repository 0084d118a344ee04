package dev.serpentine.driver;

/** What a command line asks for can, or should, be done only by a process that does nothing else; nothing is said. */
public final class OwnProcessNeeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** @param reason why, for whoever looks into it */
    public OwnProcessNeeded(String reason) {
        super(reason);
    }
}
