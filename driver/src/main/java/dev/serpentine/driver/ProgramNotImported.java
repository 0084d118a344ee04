package dev.serpentine.driver;

import dev.serpentine.frontend.host.Host;

/**
 * The user's program failed while it was imported; the message is Python's traceback. Other modules that cannot be
 * imported are the translator's fault.
 */
final class ProgramNotImported extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Host.ImportFailure failure;

    ProgramNotImported(Host.ImportFailure failure) {
        super(failure.getMessage());
        this.failure = failure;
    }

    Host.ImportFailure failure() {
        return failure;
    }
}
