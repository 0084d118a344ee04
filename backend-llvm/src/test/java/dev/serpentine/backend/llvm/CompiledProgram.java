package dev.serpentine.backend.llvm;

import dev.serpentine.graph.backendtest.Platform;
import dev.serpentine.graph.program.Program;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs programs as machine code, without and with optimisation. */
final class CompiledProgram {
    private CompiledProgram() {}

    static List<Platform.Outcome> run(Program program, Path folder) throws Exception {
        List<Platform.Outcome> outcomes = new ArrayList<>();
        for (int optimisation : new int[] {0, 2}) {
            Path executable = folder.resolve("program" + optimisation);
            compile(program, optimisation, executable);
            outcomes.add(Platform.Outcome.ofCommand("at -O" + optimisation, folder, executable.toString()));
        }
        return outcomes;
    }

    private static void compile(Program program, int optimisation, Path executable) throws Exception {
        Toolchain toolchain = Toolchain.ofUser();
        Target target = Target.X86_64_LINUX;
        String ir = LlvmBackend.emit(program, new LlvmBackend.Options(target, optimisation == 0));
        NativeCode code =
                new NativeCode(toolchain, new NativeCode.Options(target, target.defaultProcessor(), optimisation));
        Path object = Files.write(
                executable.resolveSibling(executable.getFileName() + ".o"), code.emit(ir, NativeCode.Form.OBJECT));
        new ProgramLinker(toolchain, target, false).link(object, executable);
    }
}
