package dev.serpentine.driver;

import dev.serpentine.backend.llvm.Target;
import java.util.List;
import java.util.Set;

/** The table of options: spelling, values, which commands take them, and what {@code --help} says. */
enum Option {
    BACKEND("--backend", Form.EQUALS, "llvm", Backend.spellings(), Set.of(Command.TRANSLATE, Command.RUN), "what to translate to: llvm (the default), c, jvm, or cli for mono and .NET"),
    OPTIMISATION("-O", Form.ATTACHED, "2", List.of("0", "1", "2", "3"), Set.of(Command.TRANSLATE, Command.RUN), "how much to optimise, -O0 to -O3 (default -O2)"),
    OUTPUT("-o", Form.NEXT, "", List.of(), Set.of(Command.TRANSLATE), "the file to write (default: the program's name without .py)"),
    EMIT("--emit", Form.EQUALS, "", List.of("flow", "annotated", "typed", "optimized", "c", "ll", "asm", "obj", "il", "bytecode", "java"), Set.of(Command.TRANSLATE),
            "stops after a stage and prints its text: flow, annotated, typed, optimized (or after:PASS), c, ll, asm, obj, il, bytecode or java (what a library looks like)"),
    TARGET("--target", Form.EQUALS, Target.X86_64_LINUX.spelling(), Target.spellings(), Set.of(Command.TRANSLATE),
            "the machine to make code for (llvm): " + String.join(", ", Target.spellings())),
    TARGET_CPU("--target-cpu", Form.EQUALS, "", List.of(), Set.of(Command.TRANSLATE, Command.RUN),
            "the processor to make code for, as LLVM names it, or native (llvm; by default any of its kind)"),
    STATIC("--static", Form.FLAG, "", List.of(), Set.of(Command.TRANSLATE), "makes an executable that needs no library (llvm)"),
    PROFILE_GENERATE("--profile-generate", Form.FLAG, "", List.of(), Set.of(Command.TRANSLATE), "makes an executable that writes default.profraw (llvm)"),
    PROFILE_USE("--profile-use", Form.EQUALS, "", List.of(), Set.of(Command.TRANSLATE), "optimises for what such a file says (llvm)"),
    DEBUG("-g", Form.FLAG, "", List.of(), Set.of(Command.TRANSLATE, Command.RUN), "lets debuggers show Python's lines (llvm)"),
    TIMINGS("--timings", Form.FLAG, "", List.of(), Set.of(Command.TRANSLATE, Command.RUN), "prints how long each stage took"),
    ERRORS("--errors", Form.EQUALS, "text", List.of("text", "json"), Set.of(Command.TRANSLATE, Command.RUN), "how to show errors: text (the default) or json"),
    UNCHECKED("--unchecked", Form.FLAG, "", List.of(), Set.of(Command.TRANSLATE, Command.RUN), "looks out for a bad index, None, a divisor of 0 and the like only where the function catches the exception; integers wrap (faster, not as Python)"),
    PRINT_PASSES("--print-passes", Form.FLAG, "", List.of(), Set.of(Command.TRANSLATE), "prints the passes on the way to the backend, with the stage that each establishes, and does nothing else"),
    CHECK_GRAPHS("--check-graphs", Form.FLAG, "", List.of(), Set.of(Command.TRANSLATE, Command.RUN), "checks every graph after every stage"),
    GC_STRESS("--gc-stress", Form.FLAG, "", List.of(), Set.of(Command.RUN), "collects garbage at every allocation (slow; finds faults)"),
    LIBRARY("--library", Form.FLAG, "", List.of(), Set.of(Command.TRANSLATE), "makes a library of the functions that rpython.rlib.entrypoint.exported marks (jvm, cli)"),
    HELP("--help", Form.FLAG, "", List.of(), Set.of(Command.TRANSLATE, Command.RUN), "prints this");

    /** How an option is given its value. */
    enum Form {
        /** It has none: {@code --timings}. */
        FLAG,
        /** {@code --backend=c}. */
        EQUALS,
        /** {@code -O2}. */
        ATTACHED,
        /** {@code -o file}. */
        NEXT
    }

    private final String spelling;
    private final Form form;
    private final String defaultValue;
    private final List<String> choices;
    private final Set<Command> commands;
    private final String help;

    Option(String spelling, Form form, String defaultValue, List<String> choices, Set<Command> commands, String help) {
        this.spelling = spelling;
        this.form = form;
        this.defaultValue = defaultValue;
        this.choices = choices;
        this.commands = commands;
        this.help = help;
    }

    String spelling() {
        return spelling;
    }

    Form form() {
        return form;
    }

    /** Its value where it is not given; empty for flags, and where absence means something of its own. */
    String defaultValue() {
        return defaultValue;
    }

    /** The values that it can have; empty where any will do. */
    List<String> choices() {
        return choices;
    }

    /** Whether it can have the value. */
    boolean takes(String value) {
        return choices.isEmpty() || choices.contains(value) || this == EMIT && value.startsWith(EmittedStage.AFTER_PASS);
    }

    boolean belongsTo(Command command) {
        return commands.contains(command);
    }

    String help() {
        return help;
    }

    /** Whether an argument of the command line is this option. */
    boolean matches(String argument) {
        return switch (form) {
            case FLAG, NEXT -> argument.equals(spelling);
            case EQUALS -> argument.equals(spelling) || argument.startsWith(spelling + "=");
            case ATTACHED -> argument.startsWith(spelling) && !argument.startsWith("--");
        };
    }

    /** The spelling with a word for its value, for {@code --help}. */
    String usage() {
        return switch (form) {
            case FLAG -> spelling;
            case EQUALS -> spelling + "=" + spelling.substring(2).toUpperCase(java.util.Locale.ROOT);
            case ATTACHED -> spelling + "N";
            case NEXT -> spelling + " FILE";
        };
    }
}
