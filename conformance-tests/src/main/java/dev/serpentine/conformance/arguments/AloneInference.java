package dev.serpentine.conformance.arguments;

import dev.serpentine.frontend.annotation.Annotator;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.flow.PooledGraphs;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.lltyper.LowLevelTyper;
import dev.serpentine.transform.memory.InsertCollector;
import dev.serpentine.transform.tagging.TagSmallIntegers;
import dev.serpentine.typer.TypingOptions;
import dev.serpentine.typer.system.RegisteredLibrary;
import dev.serpentine.typer.system.SystemCodeRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Infers the types of single functions of one module, each as if it were a whole program; the module is imported once.
 */
final class AloneInference implements AutoCloseable {
    private final Host host;
    private final SystemCodeRegistry systemCode;
    private final PooledGraphs graphs;
    private final Annotator annotator;
    private final HostObject module;

    /** What becomes of a function. */
    sealed interface Answer {
        record Accepted() implements Answer {}

        record Refused(String message) implements Answer {}

        record Fault(String message) implements Answer {}
    }

    /** @param library the folder of the package {@code rpython} */
    AloneInference(Path library, Path file) {
        this.host = GraalHost.start(List.of(library));
        this.systemCode = new SystemCodeRegistry(host, InsertCollector.class, TagSmallIntegers.class);
        this.module = host.importLibrary(file, List.of(file.toString()));
        this.graphs = new PooledGraphs(new FlowSpace(host));
        this.annotator = new Annotator(host, systemCode, graphs);
    }

    Answer infer(String function) {
        return guarded(() -> annotated(function));
    }

    /** The same, and makes the graphs of low-level types. */
    Answer type(String function) {
        return guarded(() -> LowLevelTyper.type(
                annotated(function), host, new RegisteredLibrary(systemCode), TypingOptions.CHECKED, List.of()));
    }

    private AnnotatedProgram annotated(String function) {
        graphs.restart();
        return annotator.annotate(module.attribute(function).orElseThrow(), List.of());
    }

    private static Answer guarded(Runnable stage) {
        try {
            stage.run();
            return new Answer.Accepted();
        } catch (TranslationFailed refused) {
            return new Answer.Refused(refused.diagnostics().getFirst().text());
        } catch (RuntimeException | StackOverflowError | AssertionError fault) {
            return new Answer.Fault(described(fault));
        }
    }

    /** A fault in one line. */
    static String described(Throwable fault) {
        return fault + " at "
                + Stream.of(fault.getStackTrace())
                        .limit(3)
                        .map(StackTraceElement::toString)
                        .collect(Collectors.joining(" < "));
    }

    @Override
    public void close() {
        host.close();
    }
}
