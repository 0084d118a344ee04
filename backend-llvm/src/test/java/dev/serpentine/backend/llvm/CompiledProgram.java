package dev.serpentine.backend.llvm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs programs in text form in the interpreter and as machine code, and compares. */
final class CompiledProgram {
    private CompiledProgram() {}

    /** Checks that interpreter and machine code agree on output and status, and that the output is as expected. */
    static void check(String text, String expectedOutput, int expectedStatus, Path folder) throws Exception {
        InterpretedProcess process = InterpretedProcess.captured("");
        int status = ProgramRunner.run(parse(text), process);
        assertEquals(expectedOutput, process.outputText(), "in the interpreter");
        assertEquals(expectedStatus, status, "in the interpreter");
        for (int optimisation : new int[] {0, 2}) {
            Path executable = compile(text, optimisation, folder.resolve("program" + optimisation));
            Process run = new ProcessBuilder(executable.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            String output = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(expectedOutput, output, "at -O" + optimisation);
            assertEquals(expectedStatus, run.waitFor(), "at -O" + optimisation);
        }
    }

    private static Path compile(String text, int optimisation, Path executable) throws Exception {
        Toolchain toolchain = Toolchain.ofUser();
        Target target = Target.X86_64_LINUX;
        String ir = LlvmBackend.emit(parse(text), new LlvmBackend.Options(target, optimisation == 0));
        NativeCode code = new NativeCode(toolchain, new NativeCode.Options(target, target.defaultProcessor(), optimisation));
        Path object = Files.write(executable.resolveSibling(executable.getFileName() + ".o"), code.emit(ir, NativeCode.Form.OBJECT));
        new ProgramLinker(toolchain, target, false).link(object, executable);
        return executable;
    }

    static Program parse(String text) {
        return GraphText.parse(text).program().orElseThrow();
    }
}
