package dev.serpentine.driver;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.division.EntryDefinitions;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.typer.system.SystemCodeRegistry;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds where a program begins: with its script; else with what {@code target(driver, args)} returns, else
 * {@code entry_point}, else {@code main}.
 */
final class EntryPoint {
    private EntryPoint() {}

    /**
     * The function to translate from: it takes nothing, calls the program's entry point with the arguments (or without,
     * where that takes none), and returns the exit status.
     *
     * @param file the program's, for messages
     * @throws ProgramNotImported if {@code target} raised
     * @throws TranslationFailed if the program has no entry point
     */
    static HostObject of(Host host, Host.ImportedProgram program, SystemCodeRegistry systemCode, String file) {
        return at(host, program.script().orElseGet(() -> found(host, program.module(), file)), systemCode);
    }

    /** The same for an entry point that is known. */
    static HostObject at(Host host, HostObject entry, SystemCodeRegistry systemCode) {
        Optional<FunctionSyntax> syntax = host.syntaxOf(entry);
        syntax.ifPresent(EntryPoint::requireOneParameter);
        boolean takesArguments = syntax.map(
                        found -> found.parameters().positional().size()
                                        + found.parameters().variablePositional().stream()
                                                .count()
                                > 0)
                .orElse(true);
        HostObject beginning =
                systemCode.function("startup", takesArguments ? "beginning" : "beginning_without_arguments");
        return switch (host.call(beginning, List.of(entry), Map.of())) {
            case Host.Outcome.Returned(HostObject function) -> function;
            case Host.Outcome.Raised(HostObject exception) ->
                throw new IllegalStateException("system code failed: " + exception.describe());
        };
    }

    /** One parameter is given a value, or none. */
    private static void requireOneParameter(FunctionSyntax entry) {
        FunctionSyntax.Parameters parameters = entry.parameters();
        long required = parameters.positional().size()
                - parameters.positionalDefaults().size()
                + parameters.keywordDefaults().stream()
                        .filter(Optional::isEmpty)
                        .count();
        if (required > 1) {
            throw new TranslationFailed(List.of(Diagnostic.of(
                    MessageKind.ENTRY_PARAMETERS, entry.position(), entry.name(), required, entry.name())));
        }
    }

    private static HostObject found(Host host, HostObject module, String file) {
        return module.attribute(EntryDefinitions.TARGET)
                .filter(found -> found.kind() == HostKind.FUNCTION
                        && host.syntaxOf(found)
                                .filter(EntryDefinitions::isTarget)
                                .isPresent())
                .map(function -> called(host, function))
                .or(() -> module.attribute(EntryDefinitions.ENTRY_POINT))
                .or(() -> module.attribute("main"))
                .filter(found -> found.kind() == HostKind.FUNCTION)
                .orElseThrow(() -> failed(file));
    }

    /** RPython's way: the function returns the entry point, alone or first in a tuple. */
    private static HostObject called(Host host, HostObject target) {
        HostObject arguments = host.ofTuple(List.of());
        return switch (host.call(target, List.of(host.none(), arguments), Map.of())) {
            case Host.Outcome.Returned(HostObject value)
            when value.kind() == HostKind.TUPLE && !value.items().isEmpty() ->
                value.items().getFirst();
            case Host.Outcome.Returned(HostObject value) -> value;
            case Host.Outcome.Raised(HostObject exception) -> throw new ProgramNotImported(host.failureOf(exception));
        };
    }

    private static TranslationFailed failed(String file) {
        return new TranslationFailed(
                List.of(Diagnostic.of(MessageKind.NO_ENTRY_POINT, new SourcePosition(file, 1, 0))));
    }
}
