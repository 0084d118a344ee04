package dev.serpentine.driver;

import dev.serpentine.backend.llvm.LlvmBackend;
import dev.serpentine.backend.llvm.NativeCode;
import dev.serpentine.backend.llvm.ProgramLinker;
import dev.serpentine.backend.llvm.Toolchain;
import dev.serpentine.backend.llvm.ToolsMissing;
import dev.serpentine.graph.program.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Native code through LLVM, in this process. */
final class LlvmNative implements NativeCompiler {
    private final Request request;
    private final StageTimings timings;

    LlvmNative(Request request, StageTimings timings) {
        this.request = request;
        this.timings = timings;
    }

    @Override
    public String text(Program program) {
        return timings.measure("writing IR", "lines", text -> (int) text.lines().count(),
                () -> LlvmBackend.emit(program, new LlvmBackend.Options(target(), false)));
    }

    private dev.serpentine.backend.llvm.Target target() {
        return dev.serpentine.backend.llvm.Target.X86_64_LINUX;
    }

    @Override
    public void compile(Program program, Path folder, Path executable) {
        String text = text(program);
        try {
            Toolchain toolchain = measured("finding LLVM", Toolchain::ofUser);
            byte[] object = measured("compiling IR", () -> code(toolchain).emit(text, NativeCode.Form.OBJECT));
            Path file = Files.write(folder.resolve("program.o"), object);
            measured("linking", () -> {
                new ProgramLinker(toolchain).link(file, executable);
                return null;
            });
        } catch (ToolsMissing missing) {
            throw new ToolMissing(missing.getMessage());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private NativeCode code(Toolchain toolchain) {
        return new NativeCode(toolchain, new NativeCode.Options(target(), target().defaultProcessor(), request.optimisation()));
    }

    /** A step that may lack a tool, or room on the disk. */
    private interface Step<T> {
        T done() throws ToolsMissing, IOException;
    }

    private <T> T measured(String stage, Step<T> step) throws ToolsMissing, IOException {
        Exception[] failure = new Exception[1];
        T result = timings.measure(stage, () -> {
            try {
                return step.done();
            } catch (ToolsMissing | IOException exception) {
                failure[0] = exception;
                return null;
            }
        });
        switch (failure[0]) {
            case null -> { }
            case ToolsMissing missing -> throw missing;
            case IOException exception -> throw exception;
            default -> throw new IllegalStateException(failure[0]);
        }
        return result;
    }
}
