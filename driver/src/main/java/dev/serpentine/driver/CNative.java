package dev.serpentine.driver;

import dev.serpentine.backend.c.CBackend;
import dev.serpentine.backend.c.CCompiler;
import dev.serpentine.backend.c.CSources;
import dev.serpentine.backend.c.CompilerMissing;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import java.nio.file.Path;
import java.util.Map;

/** Native code by way of C and the machine's C compiler. */
final class CNative implements NativeCompiler {
    private final Request request;
    private final StageTimings timings;

    CNative(Request request, StageTimings timings) {
        this.request = request;
        this.timings = timings;
    }

    /** The sources are for machines whose {@code long} is a word. */
    @Override
    public int pointerBits() {
        return Long.SIZE;
    }

    @Override
    public String text(Program program) {
        return sources(program).text();
    }

    /** Without line directives: who reads it has the source beside it. */
    @Override
    public Map<FunctionGraph, String> functionTexts(Program program) {
        return CBackend.functionTexts(program, new CBackend.Options(false));
    }

    private CSources sources(Program program) {
        return timings.measure(
                "writing C", "lines", CSources::lines, () -> CBackend.emit(program, new CBackend.Options(true)));
    }

    @Override
    public byte[] machineCode(Program program, EmittedStage stage) {
        throw new IllegalArgumentException("the C compiler makes executables only");
    }

    @Override
    public void compile(Program program, Path folder, Path executable) {
        CSources sources = sources(program);
        timings.measure("compiling C", () -> {
            try {
                CCompiler.fromEnvironment()
                        .compile(
                                sources,
                                folder.resolve("c"),
                                executable,
                                new CCompiler.Options(request.optimisation(), false));
            } catch (CompilerMissing missing) {
                throw new ToolMissing(missing.getMessage() + "; install one: " + missing.remedy());
            }
        });
    }
}
