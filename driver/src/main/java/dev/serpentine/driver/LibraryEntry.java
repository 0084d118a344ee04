package dev.serpentine.driver;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.program.Exports;
import dev.serpentine.graph.program.Exports.Surface;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.system.SystemCodeRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The functions that a library exports, found in the program, and found again in its typed graphs. */
final class LibraryEntry {
    private static final String MODULE = "serpentine_exports";
    private static final String FILE = MODULE + ".py";
    private static final String PREFIX = "export_";

    private final HostObject module;
    private final String file;

    private LibraryEntry(HostObject module, String file) {
        this.module = module;
        this.file = file;
    }

    /**
     * The exported functions of a program.
     *
     * @param program the imported module
     * @throws TranslationFailed if there are none, or one has no hints that serve
     */
    static LibraryEntry of(Host host, HostObject program, SystemCodeRegistry systemCode, String file) {
        String source = switch (host.call(systemCode.function("exports", "wrappers"), List.of(program), Map.of())) {
            case Host.Outcome.Returned(HostObject text) -> text.asText();
            case Host.Outcome.Raised(HostObject exception) ->
                throw new IllegalStateException("system code failed: " + exception.describe());
        };
        if (source.startsWith("!")) {
            int colon = source.indexOf(':');
            int line = Integer.parseInt(source.substring(1, colon));
            throw new TranslationFailed(List.of(Diagnostic.of(
                    MessageKind.NOT_EXPORTABLE, new SourcePosition(file, line, 0), source.substring(colon + 1))));
        }
        return new LibraryEntry(host.loadModule(MODULE, source, FILE), file);
    }

    /** The function to translate from, which calls all exported ones. */
    HostObject beginning() {
        return module.attribute("beginning").orElseThrow();
    }

    /**
     * What is wrong, as users see it: what a wrapper finds is said of the function that it is for, whose hints it
     * enforces.
     */
    TranslationFailed atFunctions(TranslationFailed failure) {
        return new TranslationFailed(failure.diagnostics().stream()
                .map(diagnostic -> new Diagnostic(
                        diagnostic.kind(),
                        atFunction(diagnostic.position()),
                        diagnostic.text(),
                        diagnostic.notes().stream()
                                .map(note -> new Diagnostic.Note(atFunction(note.position()), note.text()))
                                .toList()))
                .toList());
    }

    private SourcePosition atFunction(SourcePosition position) {
        if (!position.file().endsWith(FILE)) {
            return position;
        }
        int line = 1;
        for (HostObject origin : module.attribute("origins").orElseThrow().items()) {
            if (origin.items().getFirst().asInteger().intValueExact() <= position.line()) {
                line = origin.items().getLast().asInteger().intValueExact();
            }
        }
        return new SourcePosition(file, line, 0);
    }

    /**
     * The program, of whose exported functions inference found what their hints say.
     *
     * @throws TranslationFailed if it found something else of one
     */
    AnnotatedProgram checked(AnnotatedProgram annotated) {
        List<Diagnostic> complaints = new ArrayList<>();
        for (Exports.Function function : functions(annotated.graphs())) {
            ExportedTypes.complaint(annotated, function)
                    .ifPresent(text -> complaints.add(Diagnostic.of(
                            MessageKind.NOT_EXPORTABLE,
                            atFunction(function.graph().position()),
                            text)));
        }
        if (!complaints.isEmpty()) {
            throw new TranslationFailed(complaints);
        }
        return annotated;
    }

    /** The program, which knows what it exports. */
    Program exporting(Program program) {
        return program.exporting(
                new Exports(functions(program.graphs()), Optional.of(graph(program.graphs(), "describe"))));
    }

    /** The exported functions, with their wrappers among these graphs. */
    private List<Exports.Function> functions(List<FunctionGraph> graphs) {
        List<Exports.Function> functions = new ArrayList<>();
        for (HostObject described : module.attribute("surface").orElseThrow().items()) {
            List<HostObject> parts = described.items();
            List<Exports.Parameter> parameters = new ArrayList<>();
            for (HostObject parameter : parts.get(2).items()) {
                parameters.add(new Exports.Parameter(
                        parameter.items().getFirst().asText(),
                        surface(parameter.items().getLast())));
            }
            String name = parts.getFirst().asText();
            functions.add(new Exports.Function(
                    name, parts.get(1).asText(), graph(graphs, PREFIX + name), parameters, surface(parts.get(3))));
        }
        return functions;
    }

    private static FunctionGraph graph(List<FunctionGraph> graphs, String name) {
        return graphs.stream()
                .filter(graph ->
                        graph.name().equals(name) && graph.position().file().endsWith(FILE))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no graph of " + name));
    }

    private static Surface surface(HostObject kind) {
        List<HostObject> parts = kind.items();
        List<Surface> inner = parts.stream().skip(1).map(LibraryEntry::surface).toList();
        return switch (parts.getFirst().asText()) {
            case "int" -> Surface.Simple.INT;
            case "float" -> Surface.Simple.FLOAT;
            case "bool" -> Surface.Simple.BOOL;
            case "str" -> Surface.Simple.STR;
            case "optional" -> Surface.Simple.OPTIONAL;
            case "bytes" -> Surface.Simple.BYTES;
            case "None" -> Surface.Simple.NONE;
            case "list" -> new Surface.ListOf(inner.getFirst());
            case "tuple" -> new Surface.TupleOf(inner);
            case "dict" -> new Surface.DictOf(inner.getFirst(), inner.getLast());
            case String other -> throw new IllegalStateException("an exported " + other);
        };
    }
}
