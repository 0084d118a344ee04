package dev.serpentine.driver;

/** The command line cannot be understood; the message says why. */
final class WrongUsage extends Exception {
    private static final long serialVersionUID = 1L;

    private final String hint;

    WrongUsage(String message) {
        this(message, "");
    }

    /** @param hint a sentence that says what may have been meant */
    WrongUsage(String message, String hint) {
        super(message);
        this.hint = hint;
    }

    /** What may have been meant; empty where nothing is near. */
    String hint() {
        return hint;
    }
}
