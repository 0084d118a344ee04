package dev.serpentine.backend.c;

import dev.serpentine.graph.backendtest.Platform;
import dev.serpentine.graph.program.Program;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs programs as C, module by module without optimisation and as one unit with it. */
final class CompiledProgram {
    private CompiledProgram() {}

    static List<Platform.Outcome> run(Program program, Path folder) throws Exception {
        List<Platform.Outcome> outcomes = new ArrayList<>();
        for (int optimisation : new int[] {0, 2}) {
            CSources sources = CBackend.emit(program, new CBackend.Options(optimisation == 0));
            Path executable = folder.resolve("program" + optimisation);
            CCompiler.Options options =
                    new CCompiler.Options(optimisation, false, optimisation == 0 ? 0 : Integer.MAX_VALUE);
            CCompiler.fromEnvironment().compile(sources, folder.resolve("c" + optimisation), executable, options);
            outcomes.add(Platform.Outcome.ofCommand("at -O" + optimisation, folder, executable.toString()));
        }
        return outcomes;
    }
}
