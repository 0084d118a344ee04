package dev.serpentine.driver;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What {@code serpentine} can be asked to do. */
enum Command {
    TRANSLATE("program.py", "translates a program into an executable"),
    RUN("program.py [arguments...]", "translates a program, then runs it with the arguments"),
    VIEW("program.py", "shows the graphs of a program in a browser, stage by stage, beside source and emitted code"),
    BENCH(
            "[program.py...]",
            "measures programs (default: those in bench/programs) in Python, through the backends, and as twins by hand"),
    SHELL("", "a Python prompt that translates functions, and calls what becomes of them"),
    SCRIPT("script.py [arguments...]", "runs a script that translates functions of its own as the prompt does"),
    PYTEST(
            "[path...]",
            "runs tests (default: those below the current folder) that call functions as they are translated");

    private final String operands;
    private final String summary;

    Command(String operands, String summary) {
        this.operands = operands;
        this.summary = summary;
    }

    String spelling() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How it is written, with all that belongs to it. */
    String synopsis() {
        return ("serpentine " + spelling() + " [options] " + operands).stripTrailing();
    }

    /** Whether the first operand is a program, and what stands behind it the program's own. */
    boolean takesArguments() {
        return this == RUN || this == SCRIPT;
    }

    /** Whether it takes any number of files, or none. */
    boolean takesFiles() {
        return this == BENCH || this == PYTEST;
    }

    /** Whether Python code runs that translates functions of its own. */
    boolean isSession() {
        return this == SHELL || this == SCRIPT || this == PYTEST;
    }

    String operands() {
        return operands;
    }

    String summary() {
        return summary;
    }

    static Optional<Command> named(String spelling) {
        return Arrays.stream(values())
                .filter(command -> command.spelling().equals(spelling))
                .findFirst();
    }
}
