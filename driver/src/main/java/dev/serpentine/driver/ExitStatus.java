package dev.serpentine.driver;

/** How {@code serpentine} ends, where it does not end as the program that it ran. */
enum ExitStatus {
    DONE(0),
    NOT_TRANSLATABLE(1),
    WRONG_USAGE(2),
    /** Also: what was to be written could not be, since the machine lacks room, or the right to. */
    TOOL_MISSING(3),
    FAULT(70);

    private final int code;

    ExitStatus(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }
}
