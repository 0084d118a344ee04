package dev.serpentine.backend.llvm;

import dev.serpentine.graph.backendtest.Platform;
import dev.serpentine.graph.program.Program;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs programs as machine code, without and with optimisation, and in parts that were optimised one by one. */
final class CompiledProgram {
    private static final int PARTS = 3;

    private CompiledProgram() {}

    static List<Platform.Outcome> run(Program program, Path folder) throws Exception {
        return List.of(
                outcome(program, 0, 1, folder), outcome(program, 2, 1, folder), outcome(program, 2, PARTS, folder));
    }

    private static Platform.Outcome outcome(Program program, int optimisation, int parts, Path folder)
            throws Exception {
        String name = "program" + optimisation + "_" + parts;
        Path executable = folder.resolve(name);
        Toolchain toolchain = Toolchain.ofUser();
        Target target = Target.X86_64_LINUX;
        String ir = LlvmBackend.emit(program, new LlvmBackend.Options(target, optimisation == 0));
        NativeCode code =
                new NativeCode(toolchain, new NativeCode.Options(target, target.defaultProcessor(), optimisation));
        List<Path> objects = new ArrayList<>();
        for (byte[] object : parts == 1 ? List.of(code.emit(ir, NativeCode.Form.OBJECT)) : code.objects(ir, parts)) {
            objects.add(Files.write(folder.resolve(name + "_" + objects.size() + ".o"), object));
        }
        new ProgramLinker(toolchain, target, false).link(objects, executable);
        return Platform.Outcome.ofCommand(
                "at -O" + optimisation + (parts == 1 ? "" : " in parts"), folder, executable.toString());
    }
}
