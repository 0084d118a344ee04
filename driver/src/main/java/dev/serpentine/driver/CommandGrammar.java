package dev.serpentine.driver;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The tables of commands and options as the grammar that picocli parses by, and writes help and completion from. What
 * has no command is a program to run, with the options of {@link Command#RUN} before it.
 */
final class CommandGrammar {
    static final String NAME = "serpentine";
    private static final int HELP_WIDTH = 110;
    private static final int OPTION_WIDTH = 24;

    /** Bash takes an equals sign for a word of its own, of which picocli's script knows nothing. */
    private static final String VALUES_BEHIND_EQUALS_SIGNS = """
            # In bash a value may stand behind an equals sign.
            if [ -n "${BASH_VERSION:-}" ]; then
              function _serpentine() {
                local given=("${COMP_WORDS[@]}") last=$COMP_CWORD i
                local COMP_WORDS=() COMP_CWORD
                for ((i = 0; i <= last; i++)); do
                  if [ "${given[i]}" != "=" ]; then
                    COMP_WORDS+=("${given[i]}")
                  elif ((i == last)); then
                    COMP_WORDS+=("")
                  fi
                done
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _complete_serpentine
              }
              complete -F _serpentine -o default serpentine
            fi
            """;

    private CommandGrammar() {}

    /**
     * What parses a command line: it knows only the commands that are among its words, since each takes time to be
     * described.
     */
    static picocli.CommandLine parser(List<String> words) {
        return parser(words::contains);
    }

    private static picocli.CommandLine parser(Predicate<String> isNeeded) {
        CommandSpec root = command(NAME, option -> option.belongsTo(Command.RUN) || option == Option.VERSION);
        addProgram(root, Command.RUN);
        Arrays.stream(Command.values())
                .filter(command -> isNeeded.test(command.spelling()))
                .forEach(command -> root.addSubcommand(command.spelling(), specification(command)));
        Arrays.stream(InformationCommand.values())
                .filter(command -> isNeeded.test(command.spelling()))
                .forEach(command -> root.addSubcommand(command.spelling(), specification(command)));
        describe(root);
        return new picocli.CommandLine(root);
    }

    private static CommandSpec specification(Command command) {
        CommandSpec specification = command(command.spelling(), option -> option.belongsTo(command));
        addProgram(specification, command);
        specification.usageMessage().customSynopsis(command.synopsis()).description(command.summary());
        return specification;
    }

    private static CommandSpec specification(InformationCommand command) {
        CommandSpec specification = command(command.spelling(), option -> option == Option.HELP);
        if (command == InformationCommand.HELP) {
            List<String> topics =
                    Arrays.stream(Command.values()).map(Command::spelling).toList();
            specification.addPositional(PositionalParamSpec.builder()
                    .index("0")
                    .arity("0..1")
                    .type(String.class)
                    .completionCandidates(topics)
                    .build());
        }
        specification.usageMessage().customSynopsis(command.synopsis()).description(command.summary());
        return specification;
    }

    private static CommandSpec command(String name, Predicate<Option> takes) {
        CommandSpec specification = CommandSpec.create().name(name);
        specification.parser().overwrittenOptionsAllowed(true).expandAtFiles(false);
        for (Option option : Option.values()) {
            if (takes.test(option)) {
                specification.addOption(specification(option));
            }
        }
        UsageMessageSpec help = specification.usageMessage();
        help.width(HELP_WIDTH).synopsisHeading("").descriptionHeading("%n").optionListHeading("%nOptions:%n");
        help.sectionKeys(List.of(
                UsageMessageSpec.SECTION_KEY_SYNOPSIS,
                UsageMessageSpec.SECTION_KEY_DESCRIPTION_HEADING,
                UsageMessageSpec.SECTION_KEY_DESCRIPTION,
                UsageMessageSpec.SECTION_KEY_OPTION_LIST_HEADING,
                UsageMessageSpec.SECTION_KEY_OPTION_LIST,
                UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING,
                UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
                UsageMessageSpec.SECTION_KEY_FOOTER));
        help.sectionMap()
                .put(
                        UsageMessageSpec.SECTION_KEY_OPTION_LIST,
                        shown -> list(Arrays.stream(Option.values()).filter(takes), shown));
        return specification;
    }

    private static OptionSpec specification(Option option) {
        OptionSpec.Builder builder = OptionSpec.builder(option.names().toArray(String[]::new));
        if (option.isFlag()) {
            return builder.type(boolean.class)
                    .arity("0")
                    .usageHelp(option == Option.HELP)
                    .versionHelp(option == Option.VERSION)
                    .build();
        }
        // That a value is missing is said by whoever finds it empty.
        builder.type(option.value().isFile() ? File.class : String.class)
                .arity("0..1")
                .fallbackValue("")
                .paramLabel(option.value().label());
        return (option.choices().isEmpty() ? builder : builder.completionCandidates(option.choices())).build();
    }

    /** What belongs to a program that is run is no option of ours, whatever it looks like. */
    private static void addProgram(CommandSpec specification, Command command) {
        if (command == Command.SHELL) {
            return;
        }
        if (command.takesFiles()) {
            specification.addPositional(PositionalParamSpec.builder()
                    .index("0..*")
                    .arity("0..*")
                    .type(File[].class)
                    .build());
            return;
        }
        specification.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(File.class)
                .build());
        if (command.takesArguments()) {
            specification.parser().stopAtPositional(true);
            specification.addPositional(PositionalParamSpec.builder()
                    .index("1..*")
                    .arity("0..*")
                    .type(String[].class)
                    .build());
        }
    }

    private static void describe(CommandSpec root) {
        UsageMessageSpec help = root.usageMessage();
        help.customSynopsis("serpentine [options] " + Command.RUN.operands());
        for (Command command : Command.values()) {
            help.customSynopsis(with(help.customSynopsis(), command.synopsis()));
        }
        for (InformationCommand command : InformationCommand.values()) {
            help.customSynopsis(with(help.customSynopsis(), command.synopsis()));
        }
        help.description(
                "Serpentine translates statically inferable Python 3 into native executables, jars and .NET assemblies. Without a command it runs the program.");
        help.commandListHeading("%nCommands:%n");
        help.sectionMap()
                .put(
                        UsageMessageSpec.SECTION_KEY_OPTION_LIST,
                        shown -> list(Stream.of(Option.HELP, Option.VERSION), shown));
        help.footer("", "'serpentine COMMAND --help' lists the options of a command.");
    }

    private static String[] with(String[] lines, String line) {
        String[] longer = Arrays.copyOf(lines, lines.length + 1);
        longer[lines.length] = line;
        return longer;
    }

    /**
     * What {@code --help} prints.
     *
     * @param command the name of the one to explain; empty for all of it
     */
    static String help(String command, boolean isColoured) {
        picocli.CommandLine parser = parser(_ -> true);
        return (command.isEmpty() ? parser : parser.getSubcommands().get(command))
                .getUsageMessage(isColoured ? Ansi.ON : Ansi.OFF);
    }

    /** A script that tells bash and zsh how to complete command lines. */
    static String completion() {
        return AutoComplete.bash(NAME, parser(_ -> true)) + "\n" + VALUES_BEHIND_EQUALS_SIGNS;
    }

    /** The options as the table has them: names and value in one column, what they do in the other. */
    private static String list(Stream<Option> options, Help help) {
        ColorScheme colours = help.colorScheme();
        TextTable table = TextTable.forColumns(
                colours,
                new Column(OPTION_WIDTH, 2, Overflow.SPAN),
                new Column(HELP_WIDTH - OPTION_WIDTH, 1, Overflow.WRAP));
        options.forEach(option -> {
            Text names = colours.text("");
            for (String name : option.names()) {
                names = names.concat(names.toString().isEmpty() ? "" : ", ").concat(colours.optionText(name));
            }
            table.addRowValues(names.concat(colours.optionParamText(option.label())), colours.text(option.help()));
        });
        return table.toString();
    }
}
