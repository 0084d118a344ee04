package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.frontend.annotation.definition.WorkOrder;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.TypingOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is made ready for one compiler of native code is ready for the next. */
class NativeTargetTest {
    private static final String PROGRAM = """
            class Box:
                def __init__(self, items):
                    self.items = items
            def main(argv):
                try:
                    print(Box([len(argv)] * 3).items, {'a': 1.5}[argv[1]])
                except (IndexError, KeyError) as error:
                    print(error)
                return 0
            """;

    @TempDir
    private Path folder;

    @Test
    void compilersLeaveAProgramAsItIs() throws IOException {
        Path file = Files.writeString(folder.resolve("program.py"), PROGRAM);
        try (Host host = GraalHost.start(List.of(LibraryFolder.find()))) {
            Request request = new Request(Command.TRANSLATE, Map.of(Option.OPTIMISATION, "2"), file, List.of());
            StageTimings timings = new StageTimings();
            Translation translation = PreparedProgram.translation(host, file, List.of());
            AnnotatedProgram annotated = translation.annotated(translation.entry(), WorkOrder.USUAL);
            NativeTarget target = new NativeTarget(request, timings, new CNative(request, timings));
            Program prepared = target.prepared(translation.typed(annotated, target, TypingOptions.CHECKED));
            String written = new CNative(request, timings).text(prepared);
            String other = new LlvmNative(request, timings).text(prepared);
            assertEquals(written, new CNative(request, timings).text(prepared));
            assertEquals(other, new LlvmNative(request, timings).text(prepared));
        }
    }
}
