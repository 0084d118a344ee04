package dev.serpentine.driver;

/** A program of the machine that translation needs is missing; the message says how to install it. */
final class ToolMissing extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ToolMissing(String message) {
        super(message);
    }
}
