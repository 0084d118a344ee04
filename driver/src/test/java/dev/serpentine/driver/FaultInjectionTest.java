package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.GraphInView;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.TypingOptions;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A graph is broken as each stage begins, in turn: whatever stumbles over it, the report shows that graph. */
class FaultInjectionTest {
    private static final String PROGRAM = """
            def victim(n):
                if n < 2:
                    return [n]
                return victim(n - 1) + victim(n - 2)
            def main(argv):
                return len(victim(len(argv) + 3))
            """;
    private static final List<String> WORKERS = List.of("BlockFlow", "FunctionTranslator");
    private static final long STACK_SIZE = 1L << 29;

    @TempDir
    Path folder;

    /** What a fault was, and the report of it. */
    private static FaultReport fault(Supplier<?> work) {
        GraphInView.forget();
        Throwable fault = assertThrows(Throwable.class, work::get);
        return FaultReport.of(fault, "testing", List.of());
    }

    private static void requireVictim(FaultReport report) throws IOException {
        assertTrue(report.graph().isPresent(), report::sentence);
        assertTrue(
                report.graph().get().contains("graph victim at \""),
                () -> report.sentence() + "\n" + report.graph().get());
        assertEquals(1, report.position().line());
        Files.delete(report.file().orElseThrow());
    }

    private static FunctionGraph victim(Collection<FunctionGraph> graphs) {
        return graphs.stream()
                .filter(graph -> graph.name().equals("victim"))
                .findFirst()
                .orElseThrow();
    }

    /** Everything that looks at calls stumbles over one of nothing. */
    private static void breakTyped(FunctionGraph graph) {
        graph.blocks()
                .forEach(block -> block.operations()
                        .addFirst(new Operation(
                                LowLevelOpcode.DIRECT_CALL,
                                List.of(),
                                new Variable("broken", Primitive.SIGNED),
                                new SourcePosition("broken.py", 1, 0))));
    }

    private Request request(Path program, String backend) {
        return new Request(
                Command.TRANSLATE, Map.of(Option.BACKEND, backend, Option.OPTIMISATION, "2"), program, List.of());
    }

    private Path program() throws IOException {
        return Files.writeString(folder.resolve("program.py"), PROGRAM);
    }

    /** The stages need a large stack. */
    private static <T> T onLargeStack(Supplier<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work::get);
        new Thread(null, task, "translation", STACK_SIZE).start();
        return task.get();
    }

    @ParameterizedTest
    @ValueSource(strings = {"c", "llvm", "jvm", "cli"})
    void whateverStageStumbles(String backend) throws Exception {
        Request request = request(program(), backend);
        List<FaultReport> reports = onLargeStack(() -> {
            try (Host host = GraalHost.start(List.of(LibraryFolder.find()))) {
                Translation translation = new Translation(request, new StageTimings(), host, _ -> {});
                AnnotatedProgram annotated = translation.annotated();
                List<String> stages = new ArrayList<>();
                Target whole = target(request, new StageTimings(stages::add));
                whole.text(translation.typed(annotated, whole, TypingOptions.CHECKED));
                return stages.stream()
                        .map(stage -> stumbleIn(stage, request, translation, annotated))
                        .toList();
            }
        });
        assertTrue(reports.size() >= 3, "stages of " + backend);
        for (FaultReport report : reports) {
            requireVictim(report);
        }
    }

    private static FaultReport stumbleIn(
            String stage, Request request, Translation translation, AnnotatedProgram annotated) {
        FunctionGraph[] victim = new FunctionGraph[1];
        Target target = target(request, new StageTimings(begun -> {
            if (begun.equals(stage)) {
                breakTyped(victim[0]);
            }
        }));
        Program program = translation.typed(annotated, target, TypingOptions.CHECKED);
        victim[0] = victim(program.graphs());
        return fault(() -> target.text(program));
    }

    private static Target target(Request request, StageTimings timings) {
        return Backend.named(request.value(Option.BACKEND)).target(request, timings);
    }

    @Test
    void theTyperStumbles() throws Exception {
        Path file = program();
        requireVictim(onLargeStack(() -> {
            try (Host host = GraalHost.start(List.of(LibraryFolder.find()))) {
                Request request = request(file, "c");
                Translation translation = new Translation(request, new StageTimings(), host, _ -> {});
                AnnotatedProgram annotated = translation.annotated();
                FunctionGraph victim = victim(annotated.graphs());
                victim.startBlock()
                        .operations()
                        .addFirst(new Operation(
                                FlowOpcode.ADD, List.of(), Variable.untyped("broken"), victim.position()));
                Target target = Backend.C.target(request, new StageTimings());
                return fault(() -> translation.typed(annotated, target, TypingOptions.CHECKED));
            }
        }));
    }

    @Test
    void theAnnotatorStumbles() throws Exception {
        requireVictim(whenTheHostFails("BlockFlow"));
    }

    @Test
    void theFlowSpaceStumbles() throws Exception {
        requireVictim(whenTheHostFails("FunctionTranslator"));
    }

    private static boolean isAtWork(String wanted) {
        List<String> workers = StackWalker.getInstance()
                .walk(frames -> frames.map(frame -> frame.getClassName().replaceAll(".*\\.", ""))
                        .filter(WORKERS::contains)
                        .toList());
        return !workers.isEmpty() && workers.getFirst().equals(wanted);
    }

    /** The report where the host fails while a class is at work on the victim. */
    private FaultReport whenTheHostFails(String worker) throws Exception {
        Path file = Files.writeString(folder.resolve("program.py"), """
                def victim(n):
                    x = -3
                    return isinstance(n, int) + n + x
                def main(argv):
                    return victim(len(argv))
                """);
        return onLargeStack(() -> {
            try (Host host = GraalHost.start(List.of(LibraryFolder.find()))) {
                Host failing = (Host) Proxy.newProxyInstance(
                        Host.class.getClassLoader(), new Class<?>[] {Host.class}, (_, called, arguments) -> {
                            if (isAtWork(worker)
                                    && GraphInView.last()
                                            .filter(graph -> graph.name().equals("victim"))
                                            .isPresent()) {
                                throw new IllegalStateException("injected into " + worker);
                            }
                            try {
                                return called.invoke(host, arguments);
                            } catch (InvocationTargetException raised) {
                                throw raised.getCause();
                            }
                        });
                return fault(
                        () -> new Translation(request(file, "c"), new StageTimings(), failing, _ -> {}).annotated());
            }
        });
    }
}
