package dev.serpentine.driver;

import dev.serpentine.transform.pipeline.Pipeline;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Understands command lines by the {@link Option} table, and writes the help for them. */
final class CommandLine {
    private CommandLine() {}

    /** What a command line asks for: something to do, or a text that tells how it would be done. */
    sealed interface Wish {
        record Do(Request request) implements Wish {}

        record Help(String text) implements Wish {}
    }

    /** @throws WrongUsage if it asks for nothing that there is */
    static Wish parse(List<String> words) throws WrongUsage {
        if (words.isEmpty()) {
            throw new WrongUsage("a command is needed: " + String.join(" or ", Arrays.stream(Command.values()).map(Command::spelling).toList()));
        }
        String first = words.getFirst();
        if (Option.HELP.matches(first) || first.equals("help")) {
            return new Wish.Help(help());
        }
        Command command = Command.named(first).orElseThrow(() -> new WrongUsage("there is no command '" + first + "'"));
        Map<Option, String> values = new EnumMap<>(Option.class);
        int next = 1;
        while (next < words.size() && words.get(next).startsWith("-")) {
            String word = words.get(next++);
            if (word.equals("--")) {
                break;
            }
            Option option = optionFor(command, word);
            boolean takesNext = option.form() == Option.Form.NEXT;
            if (takesNext && next == words.size()) {
                throw new WrongUsage(word + " needs a value");
            }
            values.put(option, checked(option, takesNext ? words.get(next++) : attachedValue(option, word)));
        }
        if (values.containsKey(Option.HELP)) {
            return new Wish.Help(help(command));
        }
        if (values.containsKey(Option.PRINT_PASSES)) {
            return new Wish.Help(passes(new Request(command, values, Path.of("program.py"), List.of())));
        }
        List<String> operands = new ArrayList<>(words.subList(next, words.size()));
        if (command == Command.TRANSLATE) {
            takeTrailingOptions(command, operands, values);
        }
        return new Wish.Do(request(command, values, operands));
    }

    /** Whether errors are to be shown to a program, as far as that can be told of a command line that is perhaps wrong. */
    static boolean wantsJson(List<String> words) {
        boolean isTranslation = !words.isEmpty() && words.getFirst().equals(Command.TRANSLATE.spelling());
        String wish = Option.ERRORS.spelling() + "=json";
        return isTranslation ? words.contains(wish) : words.stream().skip(1).takeWhile(word -> word.startsWith("-")).anyMatch(wish::equals);
    }

    /** What follows the program belongs to it when it is run; else it may be options. */
    private static void takeTrailingOptions(Command command, List<String> operands, Map<Option, String> values) throws WrongUsage {
        for (int i = 1; i < operands.size(); ) {
            if (!operands.get(i).startsWith("-")) {
                i++;
                continue;
            }
            Option option = optionFor(command, operands.get(i));
            String word = operands.remove(i);
            boolean takesNext = option.form() == Option.Form.NEXT;
            if (takesNext && i == operands.size()) {
                throw new WrongUsage(word + " needs a value");
            }
            values.put(option, checked(option, takesNext ? operands.remove(i) : attachedValue(option, word)));
        }
    }

    private static Option optionFor(Command command, String word) throws WrongUsage {
        Optional<Option> option = Arrays.stream(Option.values()).filter(each -> each.matches(word)).findFirst();
        if (option.isEmpty() || !option.get().belongsTo(command)) {
            throw new WrongUsage("'" + command.spelling() + "' has no option '" + word + "'");
        }
        return option.get();
    }

    private static String attachedValue(Option option, String word) {
        return switch (option.form()) {
            case FLAG, NEXT -> "";
            case EQUALS -> word.equals(option.spelling()) ? "" : word.substring(option.spelling().length() + 1);
            case ATTACHED -> word.substring(option.spelling().length());
        };
    }

    private static String checked(Option option, String value) throws WrongUsage {
        if (!option.takes(value)) {
            throw new WrongUsage(option.usage() + " can be " + String.join(", ", option.choices()) + "; it cannot be '" + value + "'");
        }
        return value;
    }

    private static Request request(Command command, Map<Option, String> values, List<String> operands) throws WrongUsage {
        if (operands.isEmpty()) {
            throw new WrongUsage("'" + command.spelling() + "' needs a program: serpentine " + command.spelling() + " " + command.operands());
        }
        Path program = Path.of(operands.getFirst());
        if (!Files.isRegularFile(program)) {
            throw new WrongUsage("there is no file '" + program + "'");
        }
        if (!Files.isReadable(program)) {
            throw new WrongUsage("the file '" + program + "' cannot be read");
        }
        List<String> arguments = operands.subList(1, operands.size());
        if (command == Command.TRANSLATE && !arguments.isEmpty()) {
            throw new WrongUsage("'translate' takes one program; '" + arguments.getFirst() + "' is one word too many");
        }
        Backend backend = Backend.named(values.getOrDefault(Option.BACKEND, Option.BACKEND.defaultValue()));
        Request request = new Request(command, values, program, arguments);
        if (request.has(Option.LIBRARY) && !request.emit().flatMap(EmittedStage::backend).orElse(backend).makesLibraries()) {
            throw new WrongUsage("no library can be made of this backend's programs; --library goes with --backend=jvm and --backend=cli");
        }
        if (request.emit().equals(Optional.of(EmittedStage.JAVA)) && !request.has(Option.LIBRARY)) {
            throw new WrongUsage("--emit=java shows what a library looks like; it goes with --library");
        }
        if (request.emit().equals(Optional.of(EmittedStage.AFTER)) && !pipeline(request).names().contains(request.lastPass())) {
            throw new WrongUsage("no pass on the way to " + backend.spelling() + " at -O" + request.optimisation() + " is called '" + request.lastPass() + "'; there are " + String.join(", ", pipeline(request).names()));
        }
        if (command == Command.TRANSLATE && !values.containsKey(Option.EMIT) && !backend.writesFiles()) {
            throw new WrongUsage("interpreted graphs cannot be written to a file; use 'run'");
        }
        if (command == Command.TRANSLATE && (request.emit().isEmpty() || request.has(Option.OUTPUT))) {
            requireWritable(request.output());
        }
        return request;
    }

    /** The passes that the request asks for. */
    private static Pipeline pipeline(Request request) {
        Backend backend = Backend.named(request.value(Option.BACKEND));
        return backend.target(request, new StageTimings(), StandardStreams.ofProcess()).pipeline().at(request.optimisation());
    }

    private static String passes(Request request) {
        StringBuilder text = new StringBuilder();
        for (ProgramPass pass : pipeline(request).passes()) {
            text.append("%-38s %-20s %s%n".formatted(pass.name(), pass.establishes().name().toLowerCase(Locale.ROOT).replace('_', ' '), pass.purpose()));
        }
        return text.toString();
    }

    private static void requireWritable(Path output) throws WrongUsage {
        if (Files.isDirectory(output)) {
            throw new WrongUsage("the output '" + output + "' is a folder; choose another file with -o");
        }
        Path folder = output.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new WrongUsage("the output '" + output + "' cannot be written: there is no folder '" + folder + "' that can be written to");
        }
    }

    private static String help() {
        StringBuilder text = new StringBuilder("Serpentine translates statically inferable Python 3 into native executables, jars and .NET assemblies.\n\n");
        for (Command command : Command.values()) {
            text.append("  serpentine %-50s %s%n".formatted(command.spelling() + " [options] " + command.operands(), command.summary()));
        }
        return text + "\n'serpentine COMMAND --help' lists the options of a command.\n";
    }

    private static String help(Command command) {
        StringBuilder text = new StringBuilder("serpentine %s [options] %s%n  %s%n%nOptions:%n".formatted(command.spelling(), command.operands(), command.summary()));
        for (Option option : Option.values()) {
            if (option.belongsTo(command)) {
                text.append("  %-18s %s%n".formatted(option.usage(), option.help()));
            }
        }
        return text.toString();
    }
}
