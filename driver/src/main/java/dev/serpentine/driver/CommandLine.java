package dev.serpentine.driver;

import dev.serpentine.frontend.diagnostics.Suggestion;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Understands command lines by the {@link CommandGrammar}. */
final class CommandLine {
    private CommandLine() {}

    /** What a command line asks for: something to do, or a text that tells how it would be done. */
    sealed interface Wish {
        record Do(Request request) implements Wish {}

        record Measure(BenchCommand command) implements Wish {}

        record Converse(SessionCommand command) implements Wish {}

        record Help(String text) implements Wish {}
    }

    /**
     * Understands a command line.
     *
     * @param isColoured whether texts for people may have colours
     * @throws WrongUsage if it asks for nothing that there is
     */
    static Wish parse(List<String> words, boolean isColoured) throws WrongUsage {
        ParseResult before = parsed(words);
        ParseResult after = before.hasSubcommand() ? before.subcommand() : before;
        String name = before.hasSubcommand() ? after.commandSpec().name() : "";
        if (before.isVersionHelpRequested()) {
            return new Wish.Help(Version.text());
        }
        if (before.isUsageHelpRequested() || after.isUsageHelpRequested()) {
            return new Wish.Help(CommandGrammar.help(name, isColoured));
        }
        List<String> operands = after.matchedPositionals().stream()
                .flatMap(positional -> positional.stringValues().stream())
                .toList();
        if (name.equals(InformationCommand.COMPLETION.spelling())) {
            return new Wish.Help(CommandGrammar.completion());
        }
        if (name.equals(InformationCommand.HELP.spelling())) {
            return new Wish.Help(
                    CommandGrammar.help(operands.isEmpty() ? "" : knownCommand(operands.getFirst()), isColoured));
        }
        Command command = Command.named(name).orElse(Command.RUN);
        Map<Option, String> values = values(command, before, after);
        if (values.containsKey(Option.PRINT_PASSES)) {
            return new Wish.Help(passes(new Request(command, values, Path.of("program.py"), List.of())));
        }
        if (command == Command.BENCH) {
            return new Wish.Measure(BenchCommand.of(values, operands));
        }
        if (command.isSession()) {
            return new Wish.Converse(SessionCommand.of(command, values, operands));
        }
        if (operands.isEmpty()) {
            throw new WrongUsage(
                    name.isEmpty()
                            ? "a command is needed: "
                                    + Arrays.stream(Command.values())
                                            .map(Command::spelling)
                                            .collect(Collectors.joining(", "))
                            : "'" + name + "' needs a program: serpentine " + name + " " + command.operands());
        }
        if (name.isEmpty()) {
            requireNoCommand(operands.getFirst());
        }
        if (command == Command.TRANSLATE) {
            OutputEnding.complete(values);
        }
        Request request = new Request(command, values, path(operands.getFirst()), operands.subList(1, operands.size()));
        RequestCheck.check(request);
        return new Wish.Do(request);
    }

    /**
     * Whether errors are to be shown to a program, as far as that can be told of a command line that is perhaps wrong.
     */
    static boolean wantsJson(List<String> words) {
        boolean takesNoArguments = !words.isEmpty()
                && Command.named(words.getFirst())
                        .filter(command -> !command.takesArguments())
                        .isPresent();
        List<String> ours = takesNoArguments
                ? words
                : words.stream().takeWhile(word -> !word.endsWith(".py")).toList();
        return (" " + String.join(" ", ours) + " ")
                .replace(Option.ERRORS.spelling() + "=", Option.ERRORS.spelling() + " ")
                .contains(" " + Option.ERRORS.spelling() + " json ");
    }

    private static ParseResult parsed(List<String> words) throws WrongUsage {
        try {
            return CommandGrammar.parser(words).parseArgs(words.toArray(String[]::new));
        } catch (UnmatchedArgumentException unmatched) {
            String word = unmatched.getUnmatched().getFirst();
            String command = unmatched.getCommandLine().getCommandName();
            if (unmatched.isUnknownOption() && word.startsWith("-")) {
                throw unknownOption(
                        command,
                        word,
                        unmatched.getCommandLine().getCommandSpec().options().stream()
                                .flatMap(option -> Stream.of(option.names()))
                                .toList());
            }
            throw new WrongUsage("'" + command + "' takes "
                    + (command.equals(InformationCommand.COMPLETION.spelling())
                                    || command.equals(Command.SHELL.spelling())
                            ? "nothing"
                            : command.equals(Command.TRANSLATE.spelling()) || command.equals(Command.VIEW.spelling())
                                    ? "one program"
                                    : "one word")
                    + "; '" + word + "' is one word too many");
        } catch (ParameterException wrong) {
            String sentence = wrong.getMessage();
            throw new WrongUsage(sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1));
        }
    }

    private static WrongUsage unknownOption(String command, String word, Collection<String> known) {
        String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
        List<String> others = Option.named(name).stream()
                .flatMap(Option::commands)
                .map(Command::spelling)
                .toList();
        String hint = others.isEmpty()
                ? Suggestion.sentence(
                        name,
                        known.stream().filter(each -> each.startsWith("--")).toList())
                : name + " is an option of '" + String.join("' and '", others) + "'.";
        return new WrongUsage("'" + command + "' has no option '" + word + "'", hint);
    }

    /** What is neither a file nor looks like a program's was meant for a command. */
    private static void requireNoCommand(String word) throws WrongUsage {
        if (!word.endsWith(".py") && !Files.exists(path(word))) {
            knownCommand(word);
        }
    }

    private static String knownCommand(String word) throws WrongUsage {
        List<String> known = Stream.concat(
                        Arrays.stream(Command.values()).map(Command::spelling),
                        Arrays.stream(InformationCommand.values()).map(InformationCommand::spelling))
                .toList();
        if (!known.contains(word)) {
            throw new WrongUsage("there is no command '" + word + "'", Suggestion.sentence(word, known));
        }
        return word;
    }

    /** The options that were given before the command, and behind it. */
    private static Map<Option, String> values(Command command, ParseResult before, ParseResult after)
            throws WrongUsage {
        Map<Option, String> values = new EnumMap<>(Option.class);
        List<OptionSpec> matched = new ArrayList<>(before.matchedOptions());
        matched.addAll(after.matchedOptions());
        for (OptionSpec each : matched) {
            Option option = Option.named(each.longestName()).orElseThrow();
            if (!option.belongsTo(command)) {
                throw unknownOption(command.spelling(), option.spelling(), List.of());
            }
            values.put(
                    option,
                    option.isFlag() ? "" : checked(option, each.stringValues().getLast()));
        }
        return values;
    }

    /**
     * What the options of a command mean without what stands behind them.
     *
     * @throws WrongUsage if the command has none of them, or one that means nothing
     */
    static Map<Option, String> options(Command command, List<String> words) throws WrongUsage {
        ParseResult before = parsed(
                Stream.concat(Stream.of(command.spelling()), words.stream()).toList());
        return values(command, before, before.subcommand());
    }

    private static String checked(Option option, String value) throws WrongUsage {
        if (value.isEmpty()) {
            throw new WrongUsage(option.spelling() + " needs a value");
        }
        if (!option.takes(value)) {
            throw new WrongUsage(
                    option.usage() + " can be " + String.join(", ", option.choices()) + "; it cannot be '" + value
                            + "'",
                    Suggestion.sentence(value, option.choices()));
        }
        return value;
    }

    static Path path(String word) throws WrongUsage {
        try {
            return Path.of(word);
        } catch (InvalidPathException unspeakable) {
            throw new WrongUsage("'" + word + "' is no name of a file here: " + unspeakable.getReason());
        }
    }

    private static String passes(Request request) {
        StringBuilder text = new StringBuilder();
        for (ProgramPass pass : RequestCheck.pipeline(request).passes()) {
            text.append("%-38s %-20s %s%n"
                    .formatted(
                            pass.name(),
                            pass.establishes().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                            pass.purpose()));
        }
        return text.toString();
    }
}
