package dev.serpentine.driver;

import dev.serpentine.driver.Surroundings.ProgramFiles;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.allocation.GrowTextsInPlace;
import dev.serpentine.transform.allocation.PassFieldsOfStructs;
import dev.serpentine.transform.allocation.ReturnFieldsOfStructs;
import dev.serpentine.transform.arithmetic.DropChecksThatCannotFail;
import dev.serpentine.transform.arithmetic.WrapArithmeticWithUnusedHighBits;
import dev.serpentine.transform.counting.CountReferences;
import dev.serpentine.transform.exceptions.MakeExceptionsExplicit;
import dev.serpentine.transform.inlining.InlineSmallFunctions;
import dev.serpentine.transform.interrupts.DropNeedlessPolls;
import dev.serpentine.transform.memory.Collector;
import dev.serpentine.transform.memory.InsertCollector;
import dev.serpentine.transform.pipeline.Pipeline;
import dev.serpentine.transform.pipeline.ProgramPass;
import dev.serpentine.transform.redundancy.DropRepeatedWork;
import dev.serpentine.transform.simplification.KeepReachableGraphs;
import dev.serpentine.transform.simplification.MakeSwitchesOfTexts;
import dev.serpentine.transform.stack.InsertStackChecks;
import dev.serpentine.transform.tagging.TagSmallIntegers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A native executable: the passes that machines without a collector and exceptions of their own need, and then the code
 * of a {@link NativeCompiler}.
 */
final class NativeTarget implements Target {
    private static final Pipeline PASSES_BEFORE_COLLECTOR = Pipeline.of(
            new CountReferences(),
            new GrowTextsInPlace(),
            new WrapArithmeticWithUnusedHighBits(),
            new DropNeedlessPolls(),
            new MakeSwitchesOfTexts(),
            new PassFieldsOfStructs(),
            new InlineSmallFunctions(),
            new ReturnFieldsOfStructs(),
            new DropRepeatedWork(),
            new DropChecksThatCannotFail(),
            // The collector's functions are helpers from here on: they check no stack, and raise nothing.
            new KeepReachableGraphs(),
            new InsertStackChecks(),
            new MakeExceptionsExplicit());
    /** Where a pointer has room for an int. */
    private static final Pipeline PASSES_FOR_WIDE_POINTERS = Pipeline.of(new TagSmallIntegers())
            .then(PASSES_BEFORE_COLLECTOR.passes().toArray(ProgramPass[]::new));

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
    public Pipeline pipeline() {
        Collector collector = Collector.named(request.value(Option.COLLECTOR)).orElseThrow();
        return (compiler.pointerBits() < Long.SIZE ? PASSES_BEFORE_COLLECTOR : PASSES_FOR_WIDE_POINTERS)
                .then(new InsertCollector(collector));
    }

    /** The program after all passes, which are the same for every compiler. */
    Program prepared(Program program) {
        return new RunPasses(request, timings).of(pipeline(), program);
    }

    @Override
    public String text(Program program) {
        return compiler.text(prepared(program));
    }

    @Override
    public Map<FunctionGraph, String> functionTexts(Program prepared) {
        return compiler.functionTexts(prepared);
    }

    @Override
    public byte[] machineCode(Program program, EmittedStage stage) {
        return compiler.machineCode(prepared(program), stage);
    }

    @Override
    public void write(Program program, Path output) {
        writePrepared(prepared(program), output);
    }

    /** Writes the executable of a program that all passes were run on, and leaves the program as it is. */
    void writePrepared(Program prepared, Path output) {
        TemporaryFolder.use(folder -> OutputFile.write(compiled(prepared, folder.path()), output));
    }

    @Override
    public int run(Program program, List<String> arguments, Surroundings surroundings) {
        int[] status = new int[1];
        TemporaryFolder.use(folder -> {
            List<String> words = new ArrayList<>();
            words.add(compiled(prepared(program), folder.path()).toString());
            words.addAll(arguments);
            Map<String, String> variables =
                    request.has(Option.GC_STRESS) ? Map.of("SERPENTINE_GC_STRESS", "1") : Map.of();
            status[0] = surroundings.means().run(new ProgramFiles(words, variables, folder, true));
        });
        return status[0];
    }

    private Path compiled(Program prepared, Path folder) throws IOException {
        // In a folder of its own: the program may bear any name, also that of what is made on the way.
        Path executable = Files.createDirectory(folder.resolve("executable")).resolve(request.stem());
        compiler.compile(prepared, folder, executable);
        return executable;
    }
}
