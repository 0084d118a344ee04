package dev.serpentine.driver;

import dev.serpentine.backend.c.CBackend;
import dev.serpentine.backend.c.CCompiler;
import dev.serpentine.backend.c.CSources;
import dev.serpentine.backend.c.CompilerMissing;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.arithmetic.DropChecksThatCannotFail;
import dev.serpentine.transform.arithmetic.WrapArithmeticWithUnusedHighBits;
import dev.serpentine.transform.exceptions.MakeExceptionsExplicit;
import dev.serpentine.transform.inlining.InlineSmallFunctions;
import dev.serpentine.transform.memory.CollectorFunctions;
import dev.serpentine.transform.memory.InsertCollector;
import dev.serpentine.transform.simplification.KeepReachableGraphs;
import dev.serpentine.transform.stack.InsertStackChecks;
import dev.serpentine.typer.KeptHelper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A native executable by way of C. */
final class NativeTarget implements Target {
    private final Request request;
    private final StageTimings timings;

    NativeTarget(Request request, StageTimings timings) {
        this.request = request;
        this.timings = timings;
    }

    @Override
    public List<KeptHelper> keptHelpers() {
        return CollectorFunctions.helpers();
    }

    @Override
    public Program prepared(Program program) {
        CollectorFunctions collector = CollectorFunctions.of(program);
        PassChecks checks = PassChecks.of(request);
        timings.measure("arithmetic", () -> WrapArithmeticWithUnusedHighBits.run(program));
        checks.checked(program, GraphStage.TYPED, "wrapping arithmetic");
        if (request.optimisation() > 0) {
            timings.measure("inlining", () -> new InlineSmallFunctions(program).run());
            checks.checked(program, GraphStage.TYPED, "inlining");
            timings.measure("ranges", () -> DropChecksThatCannotFail.everywhere(program));
            checks.checked(program, GraphStage.TYPED, "dropping checks");
        }
        Program used = KeepReachableGraphs.of(program);
        timings.measure("stack checks", () -> InsertStackChecks.into(used));
        checks.checked(used, GraphStage.TYPED, "inserting stack checks");
        Program explicit = timings.measure("exceptions", "graphs", done -> done.graphs().size(), () -> MakeExceptionsExplicit.in(used));
        checks.checked(explicit, GraphStage.EXCEPTIONS_EXPLICIT, "making exceptions explicit");
        Program collecting = timings.measure("collector", "graphs", done -> done.graphs().size(),
                () -> InsertCollector.into(explicit, collector));
        return checks.checked(collecting, GraphStage.GC_READY, "inserting the collector");
    }

    @Override
    public String text(Program program) {
        return sources(program).text();
    }

    private CSources sources(Program program) {
        Program prepared = prepared(program);
        return timings.measure("writing C", "lines", CSources::lines, () -> CBackend.emit(prepared, new CBackend.Options(true)));
    }

    @Override
    public void write(Program program, Path output) {
        withFolder(folder -> {
            Path executable = compiled(program, folder);
            Path target = output.toAbsolutePath();
            // The temporary folder may be on another file system, where a move would not be atomic.
            Path beside = Files.createTempFile(target.getParent(), "." + target.getFileName(), ".new");
            try {
                Files.copy(executable, beside, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
                Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(beside);
            }
            return null;
        });
    }

    @Override
    public int run(Program program, List<String> arguments) {
        return withFolder(folder -> {
            List<String> words = new ArrayList<>();
            words.add(compiled(program, folder).toString());
            words.addAll(arguments);
            System.out.flush();
            try {
                ProcessBuilder process = new ProcessBuilder(words).inheritIO();
                if (request.has(Option.GC_STRESS)) {
                    process.environment().put("SERPENTINE_GC_STRESS", "1");
                }
                return process.start().waitFor();
            } catch (InterruptedException exception) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while the program ran", exception);
            }
        });
    }

    private Path compiled(Program program, Path folder) {
        CSources sources = sources(program);
        Path executable = folder.resolve(request.stem());
        timings.measure("compiling C", () -> {
            try {
                CCompiler.fromEnvironment().compile(sources, folder.resolve("c"), executable, new CCompiler.Options(request.optimisation(), false));
            } catch (CompilerMissing missing) {
                throw new ToolMissing(missing.getMessage() + "; install one: " + missing.remedy());
            }
        });
        return executable;
    }

    /** What is done with files. */
    private interface FileWork<T> {
        T in(Path folder) throws IOException;
    }

    /** Does something in a temporary folder, which is removed afterwards. */
    private static <T> T withFolder(FileWork<T> work) {
        try {
            Path folder = Files.createTempDirectory("serpentine-");
            try {
                return work.in(folder);
            } finally {
                remove(folder);
            }
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
