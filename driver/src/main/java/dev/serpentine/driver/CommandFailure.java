package dev.serpentine.driver;

/** Why a command came to nothing for reasons that lie neither in the program nor in this tool. */
enum CommandFailure {
    WRONG_USAGE(ExitStatus.WRONG_USAGE, "'serpentine --help' tells what there is.\n"),
    NOT_WRITTEN(ExitStatus.TOOL_MISSING, ""),
    TOOL_MISSING(ExitStatus.TOOL_MISSING, "");

    private final ExitStatus status;
    private final String advice;

    CommandFailure(ExitStatus status, String advice) {
        this.status = status;
        this.advice = advice;
    }

    ExitStatus status() {
        return status;
    }

    /** What a person is told behind the message: nothing, or whole lines. */
    String advice() {
        return advice;
    }
}
