package dev.serpentine.driver;

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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A native executable: the passes that machines without a collector and exceptions of their own need, and then the code of a {@link NativeCompiler}. */
final class NativeTarget implements Target {
    private final Request request;
    private final StageTimings timings;
    private final NativeCompiler compiler;

    NativeTarget(Request request, StageTimings timings, NativeCompiler compiler) {
        this.request = request;
        this.timings = timings;
        this.compiler = compiler;
    }

    @Override
    public Typer typer() {
        return Typer.LOW_LEVEL;
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
        return compiler.text(prepared(program));
    }

    @Override
    public byte[] machineCode(Program program, EmittedStage stage) {
        return compiler.machineCode(prepared(program), stage);
    }

    @Override
    public void write(Program program, Path output) {
        TemporaryFolder.use(folder -> OutputFile.write(compiled(program, folder), output));
    }

    @Override
    public int run(Program program, List<String> arguments) {
        int[] status = new int[1];
        TemporaryFolder.use(folder -> {
            List<String> words = new ArrayList<>();
            words.add(compiled(program, folder).toString());
            words.addAll(arguments);
            ProcessBuilder process = new ProcessBuilder(words);
            if (request.has(Option.GC_STRESS)) {
                process.environment().put("SERPENTINE_GC_STRESS", "1");
            }
            status[0] = ProgramProcess.run(process);
        });
        return status[0];
    }

    private Path compiled(Program program, Path folder) throws IOException {
        // In a folder of its own: the program may bear any name, also that of what is made on the way.
        Path executable = Files.createDirectory(folder.resolve("executable")).resolve(request.stem());
        compiler.compile(prepared(program), folder, executable);
        return executable;
    }
}
