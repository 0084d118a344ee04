package dev.serpentine.backend.c;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs programs in text form in the interpreter and as C, and compares. */
final class CompiledProgram {
    private CompiledProgram() {}

    /** Checks that interpreter and C agree on output and status, and that the output is as expected. */
    static void check(String text, String expectedOutput, int expectedStatus, Path folder) throws Exception {
        InterpretedProcess process = InterpretedProcess.captured("");
        int status = ProgramRunner.run(parse(text), process);
        assertEquals(expectedOutput, process.outputText(), "in the interpreter");
        assertEquals(expectedStatus, status, "in the interpreter");
        for (int optimisation : new int[] {0, 2}) {
            CSources sources = CBackend.emit(parse(text), new CBackend.Options(optimisation == 0));
            Path executable = folder.resolve("program" + optimisation);
            // Once module by module, once as one unit.
            CCompiler.Options options = new CCompiler.Options(optimisation, false, optimisation == 0 ? 0 : Integer.MAX_VALUE);
            CCompiler.fromEnvironment().compile(sources, folder.resolve("c" + optimisation), executable, options);
            Process run = new ProcessBuilder(executable.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            String output = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(expectedOutput, output, "at -O" + optimisation);
            assertEquals(expectedStatus, run.waitFor(), "at -O" + optimisation);
        }
    }

    static Program parse(String text) {
        return GraphText.parse(text).program().orElseThrow();
    }
}
