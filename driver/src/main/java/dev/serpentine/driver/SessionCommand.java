package dev.serpentine.driver;

import dev.serpentine.driver.interactive.PromptLines;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * {@code serpentine shell}, {@code script} and {@code pytest}, understood: Python code runs in the embedded Python, and
 * translates functions of its own.
 *
 * @param command one of the three
 * @param engine the backend by which functions are called where the code does not say it, as the command line spells it
 * @param operands files, and the arguments of a script
 */
record SessionCommand(Command command, String engine, List<String> operands) {
    private static final String MODULE = "rpython.translator.sessions";
    private static final String GREETING = "Serpentine's prompt: Python 3 with Translation(f, [int, ...]) and "
            + "interpret(f, [1, ...]). Ctrl-D ends it.";

    /**
     * What a command line asks for.
     *
     * @throws WrongUsage if a file is not there
     */
    static SessionCommand of(Command command, Map<Option, String> values, List<String> operands) throws WrongUsage {
        if (command == Command.SCRIPT) {
            if (operands.isEmpty()) {
                throw new WrongUsage("'script' needs a file: serpentine script " + command.operands());
            }
            RequestCheck.requireReadable(CommandLine.path(operands.getFirst()));
        }
        return new SessionCommand(command, values.getOrDefault(Option.ENGINE, Option.ENGINE.defaultValue()), operands);
    }

    /** @return the exit status */
    int carryOut(Surroundings surroundings) {
        try (Host host = surroundings.means().startPython(surroundings.process());
                FunctionTranslator _ = new FunctionTranslator(host, surroundings.streams(), name())) {
            HostObject module = host.importModule(MODULE);
            return switch (command) {
                case SHELL -> prompt(host, module, surroundings.streams());
                case SCRIPT -> status(host, module, "run_script", texts(host));
                case PYTEST -> status(host, module, "run_tests", texts(host));
                case TRANSLATE, RUN, VIEW, BENCH -> throw new IllegalStateException(command + " is no session");
            };
        }
    }

    /** What translated functions are named after. */
    private Path name() {
        return Path.of(command == Command.SCRIPT ? operands.getFirst() : command.spelling() + ".py");
    }

    private List<HostObject> texts(Host host) {
        List<HostObject> texts = new ArrayList<>(List.of(host.ofText(engine)));
        operands.forEach(operand -> texts.add(host.ofText(operand)));
        return texts;
    }

    private int prompt(Host host, HostObject module, StandardStreams streams) {
        HostObject completions = module.attribute("completions").orElseThrow();
        try (PromptLines lines = PromptLines.of(streams.input(), text -> completed(host, completions, text))) {
            host.provide(
                    "_serpentine_prompt",
                    Map.of(
                            "read_line",
                            arguments -> lines.next(arguments.getFirst().asText())
                                    .map(host::ofText)
                                    .orElseGet(host::none)));
            HostObject readLine = host.importModule("_serpentine_prompt")
                    .attribute("read_line")
                    .orElseThrow();
            return status(
                    host,
                    module,
                    "run_prompt",
                    List.of(host.ofText(engine), readLine, host.ofText(lines.isTerminal() ? GREETING : "")));
        }
    }

    private static List<String> completed(Host host, HostObject completions, String text) {
        return switch (host.call(completions, List.of(host.ofText(text)), Map.of())) {
            case Host.Outcome.Returned(HostObject found) ->
                found.items().stream().map(HostObject::asText).toList();
            case Host.Outcome.Raised _ -> List.of();
        };
    }

    private static int status(Host host, HostObject module, String function, List<HostObject> arguments) {
        return switch (host.call(module.attribute(function).orElseThrow(), arguments, Map.of())) {
            case Host.Outcome.Returned(HostObject status) -> status.asInteger().intValueExact();
            case Host.Outcome.Raised(HostObject exception) ->
                throw new IllegalStateException("a session failed: " + exception.describe());
        };
    }
}
