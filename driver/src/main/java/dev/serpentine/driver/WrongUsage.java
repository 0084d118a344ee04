package dev.serpentine.driver;

/** The command line cannot be understood; the message says why. */
final class WrongUsage extends Exception {
    private static final long serialVersionUID = 1L;

    WrongUsage(String message) {
        super(message);
    }
}
