package dev.serpentine.driver;

import dev.serpentine.backend.llvm.Target;
import dev.serpentine.driver.bench.Side;
import dev.serpentine.transform.memory.Collector;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The table of options: names, values, which commands take them, which backends they mean anything to, and what
 * {@code --help} says. All that is said of options anywhere comes from here.
 */
enum Option {
    BACKEND(
            "--backend",
            Value.oneOf("BACKEND", "llvm", Backend.spellings()),
            translating(),
            everyBackend(),
            "what to translate to; cli is for mono and .NET"),
    OPTIMISATION(
            "-O", Value.oneOf("N", "2", List.of("0", "1", "2", "3")), making(), everyBackend(), "how much to optimise"),
    OUTPUT(
            "-o",
            Value.file(),
            Set.of(Command.TRANSLATE, Command.VIEW),
            everyBackend(),
            "the file to write (default: the program's name without .py, but view serves its page to browsers of this "
                    + "machine); for translate, its ending can choose backend and stage: "
                    + OutputEnding.spellings()),
    EMIT(
            "--emit",
            Value.oneOf("STAGE", "", EmittedStage.spellings()),
            translate(),
            everyBackend(),
            "stops after a stage and prints its text; after:PASS is what a pass made, java what a library looks like"),
    TARGET(
            "--target",
            Value.oneOf("TARGET", Target.X86_64_LINUX.spelling(), Target.spellings()),
            translate(),
            Set.of(Backend.LLVM),
            "the machine to make code for"),
    TARGET_CPU(
            "--target-cpu",
            Value.any("CPU"),
            building(),
            Set.of(Backend.LLVM),
            "the processor to make code for, as LLVM names it, or native; by default any of its kind"),
    STATIC("--static", Value.none(), translate(), Set.of(Backend.LLVM), "makes an executable that needs no library"),
    PROFILE_GENERATE(
            "--profile-generate",
            Value.none(),
            translate(),
            Set.of(Backend.LLVM),
            "makes an executable that writes default.profraw"),
    PROFILE_USE(
            "--profile-use", Value.file(), translate(), Set.of(Backend.LLVM), "optimises for what such a file says"),
    DEBUG("-g", Value.none(), building(), Set.of(Backend.LLVM), "lets debuggers show Python's lines"),
    TIMINGS("--timings", Value.none(), translating(), everyBackend(), "prints how long each stage took"),
    ERRORS(
            "--errors",
            Value.oneOf("FORM", "text", List.of("text", "json")),
            translating(),
            everyBackend(),
            "how to show errors"),
    UNCHECKED(
            "--unchecked",
            Value.none(),
            making(),
            everyBackend(),
            "looks out for a bad index, None, a divisor of 0 and the like only where the function catches the exception; integers wrap (faster, not as Python)"),
    INTEGERS(
            "--int",
            Value.oneOf("MODEL", "inferred", List.of("inferred", "64", "unbounded")),
            making(),
            everyBackend(),
            "what an int is: a word of 64 bits that raises OverflowError, unbounded (slower), or unbounded where numbers grow fast"),
    STRICT(
            "--strict",
            Value.none(),
            translating(),
            everyBackend(),
            "refuses values of unrelated kinds in one variable, container or attribute, as RPython does"),
    PRINT_PASSES(
            "--print-passes",
            Value.none(),
            translate(),
            everyBackend(),
            "prints the passes on the way to the backend, with the stage that each establishes, and does nothing else"),
    CHECK_GRAPHS("--check-graphs", Value.none(), translating(), everyBackend(), "checks every graph after every stage"),
    COLLECTOR(
            "--gc",
            Value.oneOf(
                    "COLLECTOR",
                    Collector.all().getFirst().name(),
                    Collector.all().stream().map(Collector::name).toList()),
            translating(),
            Set.of(Backend.C, Backend.LLVM),
            "what frees memory that is no longer needed"),
    /** The start script minds it; whoever reads it here has been started by that already. */
    NO_SERVER(
            "--no-server",
            Value.none(),
            translating(),
            everyBackend(),
            "works in a process of its own, not in the resident translator"),
    GC_STRESS(
            "--gc-stress",
            Value.none(),
            Set.of(Command.RUN),
            Set.of(Backend.C, Backend.LLVM),
            "collects garbage at every allocation (slow; finds faults)"),
    LIBRARY(
            "--library",
            Value.none(),
            translate(),
            Set.of(Backend.CLI, Backend.JVM),
            "makes a library of the functions that rpython.rlib.entrypoint.exported marks"),
    TARGETS(
            "--targets",
            Value.any("TARGETS"),
            Set.of(Command.BENCH),
            everyBackend(),
            "what to measure, with commas between, and the twins beside it: "
                    + Side.targets().map(Side::spelling).collect(Collectors.joining(", "))
                    + " (default: all)"),
    REPETITIONS(
            "--repetitions",
            Value.any("N"),
            Set.of(Command.BENCH),
            everyBackend(),
            "how many turns each has (default 3); Python takes part in every third"),
    ROUNDS(
            "--rounds",
            Value.any("N"),
            Set.of(Command.BENCH),
            everyBackend(),
            "the first word of the programs' command lines, which their work is proportional to (default: what a comment '# bench rounds: N' says)"),
    TWINS(
            "--twins",
            Value.file(),
            Set.of(Command.BENCH),
            everyBackend(),
            "the folder that holds c, java and csharp (default: beside the program's folder)"),
    JSON("--json", Value.file(), Set.of(Command.BENCH), everyBackend(), "writes all that was measured"),
    HTML("--html", Value.file(), Set.of(Command.BENCH), everyBackend(), "writes a page with plots"),
    ENGINE(
            "--engine",
            Value.oneOf("ENGINE", Backend.INTERPRETER.spelling(), Backend.spellings()),
            EnumSet.allOf(Command.class).stream().filter(Command::isSession).collect(Collectors.toSet()),
            everyBackend(),
            "where interpret() calls functions"),
    HELP(List.of("-h", "--help"), Value.none(), everyCommand(), everyBackend(), "prints this"),
    /** Of no command: it asks for something of its own. */
    VERSION("--version", Value.none(), Set.of(), everyBackend(), "prints which Serpentine this is");

    /**
     * What an option is given.
     *
     * @param label the word for it in {@code --help}; empty where the option has none
     * @param isFile whether it names a file
     * @param defaultValue where the option is not given; empty for flags, and where absence means something of its own
     * @param choices the values that there are; empty where any will do
     */
    record Value(String label, boolean isFile, String defaultValue, List<String> choices) {
        static Value none() {
            return new Value("", false, "", List.of());
        }

        static Value any(String label) {
            return new Value(label, false, "", List.of());
        }

        static Value file() {
            return new Value("FILE", true, "", List.of());
        }

        static Value oneOf(String label, String defaultValue, List<String> choices) {
            return new Value(label, false, defaultValue, choices);
        }

        /** The choices and the default in brackets, behind a blank; empty where there are none. */
        private String remark() {
            String usual = defaultValue.isEmpty() ? "" : "; default " + defaultValue;
            return choices.isEmpty() ? "" : " [" + String.join(", ", choices) + usual + "]";
        }
    }

    private final List<String> names;
    private final Value value;
    private final Set<Command> commands;
    private final Set<Backend> backends;
    private final String help;

    Option(String name, Value value, Set<Command> commands, Set<Backend> backends, String help) {
        this(List.of(name), value, commands, backends, help);
    }

    Option(List<String> names, Value value, Set<Command> commands, Set<Backend> backends, String help) {
        this.names = names;
        this.value = value;
        this.commands = commands;
        this.backends = backends;
        this.help = help;
    }

    /** Those whose command line says how whole programs are translated. */
    private static Set<Command> making() {
        return Set.of(Command.TRANSLATE, Command.RUN, Command.VIEW, Command.BENCH);
    }

    private static Set<Command> everyCommand() {
        return EnumSet.allOf(Command.class);
    }

    /** Those that translate one program, as far as its graphs at least. */
    private static Set<Command> translating() {
        return Set.of(Command.TRANSLATE, Command.RUN, Command.VIEW);
    }

    /** Those that make something that can be run. */
    private static Set<Command> building() {
        return Set.of(Command.TRANSLATE, Command.RUN);
    }

    private static Set<Command> translate() {
        return Set.of(Command.TRANSLATE);
    }

    private static Set<Backend> everyBackend() {
        return EnumSet.allOf(Backend.class);
    }

    /** All its names, of which the last is the one that it is called by. */
    List<String> names() {
        return names;
    }

    String spelling() {
        return names.getLast();
    }

    Value value() {
        return value;
    }

    boolean isFlag() {
        return value.label().isEmpty();
    }

    /** Its value where it is not given; empty for flags, and where absence means something of its own. */
    String defaultValue() {
        return value.defaultValue();
    }

    /** The values that it can have; empty where any will do. */
    List<String> choices() {
        return value.choices();
    }

    /** Whether it can have the value. */
    boolean takes(String given) {
        return choices().isEmpty()
                || choices().contains(given)
                || this == EMIT && given.startsWith(EmittedStage.AFTER_PASS);
    }

    boolean belongsTo(Command command) {
        return commands.contains(command);
    }

    /** The commands that take it. */
    Stream<Command> commands() {
        return commands.stream().sorted();
    }

    boolean goesWith(Backend backend) {
        return backends.contains(backend);
    }

    /** The backends that it means anything to, as the command line names them. */
    List<String> backends() {
        return backends.stream().sorted().map(Backend::spelling).toList();
    }

    /**
     * What {@code --help} says: what it does, the values that it can have, and the backends that it goes with where
     * these are not all.
     */
    String help() {
        return help
                + value.remark()
                + (backends.equals(everyBackend()) ? "" : " (" + String.join(", ", backends()) + ")");
    }

    /** The option with a name, if there is one. */
    static Optional<Option> named(String name) {
        return Arrays.stream(values())
                .filter(option -> option.names.contains(name))
                .findFirst();
    }

    /** How it is given a value, for {@code --help}. */
    String usage() {
        return spelling() + label();
    }

    /** What stands for its value behind its name. */
    String label() {
        if (isFlag()) {
            return "";
        }
        return separator() + value.label();
    }

    /** It with a value, as on a command line. */
    String given(String itsValue) {
        return isFlag() ? spelling() : spelling() + separator() + itsValue;
    }

    private String separator() {
        return spelling().startsWith("--") ? "=" : this == OPTIMISATION ? "" : " ";
    }
}
