package dev.serpentine.driver;

import dev.serpentine.driver.interactive.Answer;
import dev.serpentine.driver.interactive.CalledProgram;
import dev.serpentine.driver.view.PageServer;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.frontend.loader.PythonProcess;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.system.SystemCodeRegistry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The module {@code _serpentine} of the embedded Python: translates the programs that Python code there makes of its
 * functions, and calls them.
 *
 * <p>Each function takes the program's entry point and a tuple of options as on a command line, and gives a pair: the
 * text {@code done} and what was asked for; or what went wrong ({@code refused}, {@code wrong}, {@code missing},
 * {@code fault}), and the text that tells the user.
 */
final class FunctionTranslator implements AutoCloseable {
    static final String MODULE = "_serpentine";

    /** Interpreted programs are made ready once for several calls; older ones are made ready again. */
    private static final int KEPT_PROGRAMS = 8;

    private final Host host;
    private final StandardStreams streams;
    private final Path file;
    private final SystemCodeRegistry systemCode;
    private final Map<Interpreted, ReadyProgram> ready = new LinkedHashMap<>();
    private final List<CalledProgram> programs = new ArrayList<>();
    private final List<PageServer> pages = new ArrayList<>();

    /** What a program is interpreted from. */
    private record Interpreted(HostObject entry, List<String> options) {}

    /** @param reset puts its prebuilt data back to what it was before a run */
    private record ReadyProgram(Program program, Runnable reset) {}

    /** What is asked for of one program. */
    private interface Task {
        HostObject of(HostObject entry, Map<Option, String> options) throws WrongUsage;
    }

    /**
     * Makes the module.
     *
     * @param file what the programs are named after
     */
    FunctionTranslator(Host host, StandardStreams streams, Path file) {
        this.host = host;
        this.streams = streams;
        this.file = file;
        this.systemCode = Translation.systemCode(host);
        host.provide(
                MODULE,
                Map.of(
                        "result_type", arguments -> outcome(arguments, this::resultType),
                        "text", arguments -> outcome(arguments, this::text),
                        "page", arguments -> outcome(arguments, this::page),
                        "write", arguments -> outcome(arguments, this::write),
                        "start",
                                arguments -> outcome(
                                        arguments,
                                        (entry, options) -> start(
                                                entry, options, arguments.get(2).asText())),
                        "interpret",
                                arguments -> outcome(
                                        arguments,
                                        (entry, options) -> interpret(
                                                entry,
                                                options,
                                                arguments.get(2).asText(),
                                                arguments.get(3).asText())),
                        "ask", this::ask,
                        "stop", this::stop));
    }

    private HostObject outcome(List<HostObject> arguments, Task task) {
        List<String> words =
                arguments.get(1).items().stream().map(HostObject::asText).toList();
        host.forgetContents();
        try {
            return pair("done", task.of(arguments.getFirst(), CommandLine.options(Command.TRANSLATE, words)));
        } catch (TranslationFailed failed) {
            return pair(
                    "refused",
                    host.ofText(new DiagnosticText(host::sourceLine, Colours.NONE).render(failed.diagnostics())));
        } catch (WrongUsage wrong) {
            return pair("wrong", host.ofText(wrong.getMessage()));
        } catch (NotWritten | ToolMissing failure) {
            return pair("missing", host.ofText(failure.getMessage()));
        } catch (RuntimeException | Error fault) {
            return pair(
                    "fault",
                    host.ofText(FaultReport.of(fault, "translating a function", words)
                            .text()));
        }
    }

    private HostObject pair(String kind, HostObject value) {
        return host.ofTuple(List.of(host.ofText(kind), value));
    }

    private Translation translation(HostObject entry, Map<Option, String> options, List<String> arguments) {
        return new Translation(new Request(Command.TRANSLATE, options, file, arguments), host, systemCode, entry);
    }

    /** What inference finds of the result of the function {@code called} beside the entry point. */
    private HostObject resultType(HostObject entry, Map<Option, String> options) {
        AnnotatedProgram program = translation(entry, options, List.of()).annotated();
        String ownFile = host.syntaxOf(entry).orElseThrow().position().file();
        FunctionGraph called = program.graphs().stream()
                .filter(graph ->
                        graph.name().equals("called") && graph.position().file().equals(ownFile))
                .findFirst()
                .orElseThrow();
        return host.ofText(Lattice.describe(
                program.annotation(called.returnBlock().inputArguments().getFirst())));
    }

    private HostObject text(HostObject entry, Map<Option, String> options) {
        Translation translation = translation(entry, options, List.of());
        return host.ofText(
                new String(translation.emitted(EmittedStage.named(options.get(Option.EMIT))), StandardCharsets.UTF_8));
    }

    private HostObject write(HostObject entry, Map<Option, String> options) {
        translation(entry, options, List.of()).write();
        return host.none();
    }

    /** Where browsers find the graphs for as long as this is open, or nothing where they are written to a file. */
    private HostObject page(HostObject entry, Map<Option, String> options) {
        Translation translation = translation(entry, options, List.of());
        Request request = new Request(Command.VIEW, options, file, List.of());
        String html = new ViewCommand(request, host::sourceLine).page(translation.recorded());
        if (request.has(Option.OUTPUT)) {
            OutputFile.write(html.getBytes(StandardCharsets.UTF_8), request.output());
            return host.none();
        }
        try {
            PageServer server = PageServer.of(html);
            pages.add(server);
            return host.ofText(server.address());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** @return the number of the running program, for {@link #ask} */
    private HostObject start(HostObject entry, Map<Option, String> options, String mark) {
        translation(entry, options, List.of(mark)).run(surroundings(mark));
        return host.ofInteger(BigInteger.valueOf(programs.size() - 1L));
    }

    private Surroundings surroundings(String mark) {
        return Surroundings.of(streams, System.getenv(), Path.of("").toAbsolutePath(), _ -> new Surroundings.Means() {
            @Override
            public GraalHost startPython(PythonProcess process) {
                throw new IllegalStateException("Python is there");
            }

            @Override
            public int run(Surroundings.ProgramFiles files) {
                TemporaryFolder folder = files.folder();
                programs.add(CalledProgram.start(files.command(), files.variables(), folder::discard, mark));
                folder.giveAway();
                return 0;
            }

            @Override
            public void requireOwnProcess(String reason) {}

            @Override
            public void enter(String stage) {}

            @Override
            public void leave() {}
        });
    }

    private HostObject interpret(HostObject entry, Map<Option, String> options, String mark, String call) {
        ReadyProgram form = ready(entry, options);
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        InterpretedProcess process = new InterpretedProcess(
                List.of(file.toString(), mark),
                new ByteArrayInputStream((call + "\n").getBytes(StandardCharsets.UTF_8)),
                output,
                streams.errors(),
                System.getenv(),
                Path.of("").toAbsolutePath());
        int status;
        try {
            status = ProgramRunner.run(form.program(), process);
        } finally {
            form.reset().run();
        }
        return answer(read(output.toByteArray(), mark), () -> status);
    }

    private ReadyProgram ready(HostObject entry, Map<Option, String> options) {
        List<String> spelled = new EnumMap<>(options)
                .entrySet().stream()
                        .map(option -> option.getKey().given(option.getValue()))
                        .toList();
        Interpreted key = new Interpreted(entry, spelled);
        ReadyProgram known = ready.get(key);
        if (known == null) {
            Request request = new Request(Command.RUN, options, file, List.of());
            Typer typer = request.backend() == Backend.INTERPRETER_OO ? Typer.OBJECTS : Typer.LOW_LEVEL;
            Program program = new InterpretedTarget(typer, request, new StageTimings())
                    .prepared(translation(entry, options, List.of()).typed());
            known = new ReadyProgram(program, program.snapshotOfData());
            if (ready.size() == KEPT_PROGRAMS) {
                ready.remove(ready.keySet().iterator().next());
            }
            ready.put(key, known);
        }
        return known;
    }

    private static Answer read(byte[] output, String mark) {
        try {
            return Answer.read(new ByteArrayInputStream(output), mark);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** What was printed, and the line of the answer, or the exit status of a program that ended without one. */
    private HostObject answer(Answer answer, Supplier<Integer> status) {
        return host.ofTuple(List.of(
                host.ofText(answer.printed()),
                answer.line().map(host::ofText).orElseGet(() -> host.ofInteger(BigInteger.valueOf(status.get())))));
    }

    private HostObject ask(List<HostObject> arguments) {
        CalledProgram program = programs.get(arguments.getFirst().asInteger().intValueExact());
        return answer(program.ask(arguments.get(1).asText()), program::status);
    }

    private HostObject stop(List<HostObject> arguments) {
        programs.get(arguments.getFirst().asInteger().intValueExact()).close();
        return host.none();
    }

    @Override
    public void close() {
        programs.forEach(CalledProgram::close);
        pages.forEach(PageServer::close);
    }
}
