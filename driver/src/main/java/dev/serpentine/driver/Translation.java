package dev.serpentine.driver;

import dev.serpentine.driver.view.ProgramRecorder;
import dev.serpentine.frontend.annotation.Annotator;
import dev.serpentine.frontend.annotation.definition.WorkOrder;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.facts.UnionModel;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.transform.memory.InsertCollector;
import dev.serpentine.transform.pipeline.Pipeline;
import dev.serpentine.transform.tagging.TagSmallIntegers;
import dev.serpentine.typer.TypingOptions;
import dev.serpentine.typer.system.RegisteredLibrary;
import dev.serpentine.typer.system.SystemCodeRegistry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** One translation: the stages in their order, each of which takes what the one before made. */
final class Translation {
    private final Request request;
    private final StageTimings timings;
    private final Host host;
    private final SystemCodeRegistry systemCode;
    private final Target target;
    private final Consumer<Diagnostic> remarks;
    /** Where it begins, if that is known without an import of the program. */
    private final Optional<HostObject> beginning;

    private Optional<LibraryEntry> library = Optional.empty();

    /** @param remarks takes what is said of a program that is translated nevertheless */
    Translation(Request request, StageTimings timings, Host host, Consumer<Diagnostic> remarks) {
        this(request, timings, host, remarks, systemCode(host), Optional.empty());
    }

    /**
     * The translation of a program that begins with a live function, which takes the arguments and returns the exit
     * status. Nothing is imported for it.
     *
     * @param systemCode of the host, which translations one after the other may share
     */
    Translation(Request request, Host host, SystemCodeRegistry systemCode, HostObject function) {
        this(request, new StageTimings(), host, _ -> {}, systemCode, Optional.of(function));
    }

    private Translation(
            Request request,
            StageTimings timings,
            Host host,
            Consumer<Diagnostic> remarks,
            SystemCodeRegistry systemCode,
            Optional<HostObject> beginning) {
        this.request = request;
        this.remarks = remarks;
        this.timings = timings;
        this.host = host;
        this.systemCode = systemCode;
        this.beginning = beginning;
        this.target = request.backend().target(request, timings);
    }

    /** All system code that a translation may need. */
    static SystemCodeRegistry systemCode(Host host) {
        return new SystemCodeRegistry(host, InsertCollector.class, TagSmallIntegers.class);
    }

    /** Writes what the request asks for. */
    void write() {
        target.write(typed(), request.output());
    }

    /** @return the program's exit status */
    int run(Surroundings surroundings) {
        return target.run(typed(), request.arguments(), surroundings);
    }

    /** What a stage makes: text as UTF-8, or an object file. */
    byte[] emitted(EmittedStage stage) {
        return switch (stage) {
            case FLOW, ANNOTATED, TYPED, OPTIMIZED, AFTER, C, LL, IL, BYTECODE, JAVA ->
                text(stage).getBytes(StandardCharsets.UTF_8);
            case ASM, OBJ -> target.machineCode(typed(), stage);
        };
    }

    private String text(EmittedStage stage) {
        return switch (stage) {
            case FLOW -> UntypedText.flow(annotated());
            case ANNOTATED -> UntypedText.annotated(annotated());
            case TYPED -> GraphText.print(typed());
            case OPTIMIZED -> GraphText.print(reworked(target.pipeline()));
            case AFTER ->
                GraphText.print(
                        reworked(target.pipeline().upTo(request.lastPass()).orElseThrow()));
            case C, LL, IL, BYTECODE, JAVA -> target.text(typed());
            case ASM, OBJ -> throw new IllegalArgumentException(stage + " is no text");
        };
    }

    /** The program after each stage, and what the target writes of each function. */
    ProgramRecorder recorded() {
        ProgramRecorder recorder = new ProgramRecorder(UntypedText::constant);
        AnnotatedProgram annotated = annotated();
        Program program = typed(annotated, target, new TypingOptions(request.has(Option.UNCHECKED), recorder::pair));
        recorder.typed(annotated, program);
        Program prepared = new RunPasses(
                        request, timings, (pass, made) -> recorder.after(pass.name(), pass.purpose(), made))
                .of(target.pipeline(), program);
        recorder.emitted(target.functionTexts(prepared));
        return recorder;
    }

    private Program reworked(Pipeline pipeline) {
        return new RunPasses(request, timings).of(pipeline, typed());
    }

    /**
     * Imports the program as a library, of whose functions any number can then be {@linkplain #entry(HostObject) an
     * entry point}.
     */
    HostObject module() {
        return timings.measure(
                "importing",
                () -> imported(() -> host.importLibrary(
                        request.program(), List.of(request.program().toString()))));
    }

    /**
     * The entry point of a program that is one function of an imported module, which takes the arguments and returns
     * the exit status.
     */
    HostObject entry(HostObject function) {
        return EntryPoint.at(host, function, systemCode);
    }

    HostObject entry() {
        if (beginning.isPresent()) {
            return entry(beginning.get());
        }
        List<String> arguments = new ArrayList<>(List.of(request.program().toString()));
        arguments.addAll(request.arguments());
        if (request.has(Option.LIBRARY)) {
            HostObject module = timings.measure(
                    "importing", () -> imported(() -> host.importLibrary(request.program(), arguments)));
            library = Optional.of(
                    LibraryEntry.of(host, module, systemCode, request.program().toString()));
            return library.get().beginning();
        }
        Host.ImportedProgram program =
                timings.measure("importing", () -> imported(() -> host.importProgram(request.program(), arguments)));
        program.printed().ifPresent(position -> remarks.accept(Diagnostic.of(MessageKind.PRINTED_AT_IMPORT, position)));
        return EntryPoint.of(host, program, systemCode, request.program().toString());
    }

    private static <T> T imported(Supplier<T> load) {
        try {
            return load.get();
        } catch (Host.ImportFailure failure) {
            throw new ProgramNotImported(failure);
        }
    }

    AnnotatedProgram annotated() {
        return annotated(entry(), WorkOrder.USUAL);
    }

    /** @param order in which inference works, which makes no difference to what it finds */
    AnnotatedProgram annotated(HostObject entry, WorkOrder order) {
        Annotator annotator = new Annotator(
                host,
                systemCode,
                new CheckedFlowGraphs(new FlowSpace(host, library.isEmpty()), request.has(Option.CHECK_GRAPHS)),
                order,
                request.integers(),
                request.has(Option.STRICT) ? UnionModel.REFUSED : UnionModel.FORMED,
                program -> target.typer()
                        .close(
                                program,
                                host,
                                new RegisteredLibrary(systemCode),
                                new TypingOptions(request.has(Option.UNCHECKED)),
                                target.pipeline().helpers()));
        try {
            AnnotatedProgram annotated = checked(timings.measure(
                    "inferring types",
                    "graphs",
                    program -> program.graphs().size(),
                    () -> annotator.annotate(entry, List.of())));
            annotated.remarks().forEach(remarks);
            return library.isPresent() ? library.get().checked(annotated) : annotated;
        } catch (TranslationFailed failure) {
            throw library.map(exports -> exports.atFunctions(failure)).orElse(failure);
        }
    }

    private AnnotatedProgram checked(AnnotatedProgram annotated) {
        if (request.has(Option.CHECK_GRAPHS)) {
            annotated.requireFixedPoint();
        }
        return annotated;
    }

    /** The program with the types of the target, before any pass. */
    Program typed() {
        return typed(annotated());
    }

    private Program typed(AnnotatedProgram annotated) {
        return typed(annotated, target, new TypingOptions(request.has(Option.UNCHECKED)));
    }

    /** The program typed for a target and with options that may be others than the request's. */
    Program typed(AnnotatedProgram annotated, Target wanted, TypingOptions options) {
        Program program = timings.measure(
                "typing",
                "graphs",
                done -> done.graphs().size(),
                () -> wanted.typer()
                        .type(
                                annotated,
                                host,
                                new RegisteredLibrary(systemCode),
                                options,
                                wanted.pipeline().helpers()));
        checked(annotated);
        Program checked = PassChecks.of(request).checked(program, GraphStage.TYPED, "the typer");
        return library.map(entry -> entry.exporting(checked)).orElse(checked);
    }
}
