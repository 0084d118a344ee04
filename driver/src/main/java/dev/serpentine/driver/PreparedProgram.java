package dev.serpentine.driver;

import dev.serpentine.frontend.annotation.definition.WorkOrder;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.TypingOptions;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A program whose types are inferred, from which it can be interpreted and compiled any number of times in this
 * process: what a suite of programs needs. Belongs to the thread that made it, which needs a large stack.
 */
public final class PreparedProgram implements AutoCloseable {
    private final Host host;
    private final Translation translation;
    private final HostObject entry;
    private final AnnotatedProgram annotated;
    private final Path file;
    private final List<String> arguments;
    private final TypingOptions options;
    private Optional<NativeForm> nativeForm = Optional.empty();
    private final Map<Typer, InterpretedForm> interpretedForms = new EnumMap<>(Typer.class);

    /** What every compiler of native code gets at a level of optimisation. */
    private record NativeForm(int optimisation, String collector, Program program) {
        boolean isOf(int wantedOptimisation, String wantedCollector) {
            return optimisation == wantedOptimisation && collector.equals(wantedCollector);
        }
    }

    /** What the graph interpreter gets. @param reset puts its prebuilt data back to what it was before a run */
    private record InterpretedForm(Program program, Runnable reset) {
        private InterpretedForm(Program program) {
            this(program, program.snapshotOfData());
        }
    }

    /** The program is at fault; the message is what the command line prints. */
    public static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient List<Diagnostic> diagnostics;
        private final transient Optional<Host.ImportFailure> importFailure;

        private Refused(String message, List<Diagnostic> diagnostics, Optional<Host.ImportFailure> importFailure) {
            super(message);
            this.diagnostics = List.copyOf(diagnostics);
            this.importFailure = importFailure;
        }

        /** What is wrong with it; empty where it failed while it was imported. */
        public List<Diagnostic> diagnostics() {
            return diagnostics;
        }

        /** How it failed while it was imported. */
        public Optional<Host.ImportFailure> importFailure() {
            return importFailure;
        }
    }

    private PreparedProgram(Host host, Path file, List<String> arguments) {
        this.host = host;
        this.file = file;
        this.arguments = arguments;
        this.translation = translation(host, file, arguments);
        this.entry = orRefused(host, translation::entry);
        this.annotated = orRefused(host, () -> translation.annotated(entry, WorkOrder.USUAL));
        this.options = TypingOptions.CHECKED;
    }

    /** The program that begins with a function of a module that is imported already. */
    PreparedProgram(Host host, Path file, Translation translation, HostObject function) {
        this.host = host;
        this.file = file;
        this.arguments = List.of();
        this.translation = translation;
        this.entry = orRefused(host, () -> translation.entry(function));
        this.annotated = orRefused(host, () -> translation.annotated(entry, WorkOrder.USUAL));
        this.options = TypingOptions.CHECKED;
    }

    static Translation translation(Host host, Path file, List<String> arguments) {
        return new Translation(request(2, file, arguments), new StageTimings(), host, _ -> {});
    }

    private PreparedProgram(PreparedProgram other, TypingOptions options) {
        this.host = other.host;
        this.file = other.file;
        this.arguments = other.arguments;
        this.translation = other.translation;
        this.entry = other.entry;
        this.annotated = other.annotated;
        this.options = options;
    }

    /** The same program, to be translated with {@code --unchecked}; closed with this one. */
    public PreparedProgram unchecked() {
        return new PreparedProgram(this, new TypingOptions(true));
    }

    /**
     * Imports a program and infers its types.
     *
     * @param arguments what {@code sys.argv} holds at import, without the program's own name
     * @throws Refused if the program cannot be translated
     */
    public static PreparedProgram of(Path file, List<String> arguments) {
        Host host = GraalHost.start(List.of(LibraryFolder.find()));
        try {
            return new PreparedProgram(host, file, arguments);
        } catch (RuntimeException | Error failure) {
            host.close();
            throw failure;
        }
    }

    /** The graphs with what was found out about each variable, as {@code --emit=annotated} prints them. */
    public String annotatedText() {
        return UntypedText.annotated(annotated);
    }

    /**
     * The same, inferred once more in some order, which makes no difference but to names.
     *
     * @throws Refused if the program cannot be translated, where the usual order found nothing wrong with it
     */
    public String annotatedText(WorkOrder order) {
        return UntypedText.annotated(orRefused(host, () -> translation.annotated(entry, order)));
    }

    /**
     * Runs it in the graph interpreter, in each run as if it were the first.
     *
     * @return its exit status
     * @throws Refused if the program cannot be translated
     */
    public int interpret(InterpretedProcess process) {
        return interpret(process, Typer.LOW_LEVEL);
    }

    /**
     * Runs it in the graph interpreter as platforms with objects get it, in each run as if it were the first.
     *
     * @return its exit status
     * @throws Refused if the program cannot be translated
     */
    public int interpretObjects(InterpretedProcess process) {
        return interpret(process, Typer.OBJECTS);
    }

    private int interpret(InterpretedProcess process, Typer typer) {
        InterpretedForm form = interpretedForms.computeIfAbsent(typer, this::interpretedForm);
        try {
            return ProgramRunner.run(form.program(), process);
        } finally {
            form.reset().run();
        }
    }

    private InterpretedForm interpretedForm(Typer typer) {
        InterpretedTarget target = new InterpretedTarget(typer, request(2, file), new StageTimings());
        return new InterpretedForm(target.prepared(typed(target)));
    }

    /**
     * Makes an executable of it. What was made ready for one backend is there for the next of the same level of
     * optimisation and the same collector.
     *
     * @param backend one that makes executables of this machine, as the command line spells it
     * @param optimisation 0 to 3
     * @throws Refused if the program cannot be translated
     */
    public void compile(String backend, int optimisation, Path executable) {
        compile(backend, optimisation, Option.COLLECTOR.defaultValue(), executable);
    }

    /**
     * The same with a collector of choice.
     *
     * @param collector as {@code --gc} spells it
     */
    public void compile(String backend, int optimisation, String collector, Path executable) {
        Map<Option, String> values = new EnumMap<>(request(optimisation, file).values());
        values.put(Option.COLLECTOR, collector);
        Request request = new Request(Command.TRANSLATE, values, file, arguments);
        NativeTarget target = (NativeTarget) Backend.named(backend).target(request, new StageTimings());
        if (nativeForm.filter(form -> form.isOf(optimisation, collector)).isEmpty()) {
            nativeForm = Optional.of(new NativeForm(optimisation, collector, target.prepared(typed(target))));
        }
        target.writePrepared(nativeForm.get().program(), executable);
    }

    /**
     * Makes an assembly of it, with what belongs beside it.
     *
     * @throws Refused if the program cannot be translated
     */
    public void assemble(Path executable) {
        Request request = new Request(
                Command.TRANSLATE,
                Map.of(Option.OPTIMISATION, "2", Option.OUTPUT, executable.toString()),
                file,
                arguments);
        CliTarget target = new CliTarget(request, new StageTimings());
        target.write(typed(target), executable);
    }

    /**
     * Makes a jar of it.
     *
     * @throws Refused if the program cannot be translated
     */
    public void compileJar(Path jar) {
        JvmTarget target = new JvmTarget(request(2, file), new StageTimings());
        target.write(typed(target), jar);
    }

    private Program typed(Target target) {
        return orRefused(host, () -> translation.typed(annotated, target, options));
    }

    private Request request(int optimisation, Path program) {
        return request(optimisation, program, arguments);
    }

    /** A suite wants to know of broken graphs, wherever they come from. */
    private static Request request(int optimisation, Path program, List<String> arguments) {
        return new Request(
                Command.TRANSLATE,
                Map.of(Option.OPTIMISATION, Integer.toString(optimisation), Option.CHECK_GRAPHS, ""),
                program,
                arguments);
    }

    static <T> T orRefused(Host host, Supplier<T> stage) {
        try {
            return stage.get();
        } catch (TranslationFailed failed) {
            throw new Refused(
                    new DiagnosticText(host::sourceLine, Colours.NONE).render(failed.diagnostics()),
                    failed.diagnostics(),
                    Optional.empty());
        } catch (ProgramNotImported failure) {
            throw new Refused(failure.getMessage(), List.of(), Optional.of(failure.failure()));
        }
    }

    @Override
    public void close() {
        host.close();
    }
}
