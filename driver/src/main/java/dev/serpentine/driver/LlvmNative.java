package dev.serpentine.driver;

import dev.serpentine.backend.llvm.LlvmBackend;
import dev.serpentine.backend.llvm.NativeCode;
import dev.serpentine.backend.llvm.ProgramLinker;
import dev.serpentine.backend.llvm.Target;
import dev.serpentine.backend.llvm.Toolchain;
import dev.serpentine.backend.llvm.ToolsMissing;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Native code through LLVM, in this process. */
final class LlvmNative implements NativeCompiler {
    private final Request request;
    private final StageTimings timings;
    private final Target machine;

    LlvmNative(Request request, StageTimings timings) {
        this.request = request;
        this.machine = Target.named(request.value(Option.TARGET));
        this.timings = timings;
    }

    @Override
    public int pointerBits() {
        return machine.pointerBits();
    }

    @Override
    public String text(Program program) {
        return timings.measure(
                "writing IR",
                "lines",
                text -> (int) text.lines().count(),
                () -> LlvmBackend.emit(program, new LlvmBackend.Options(machine, request.has(Option.DEBUG))));
    }

    @Override
    public Map<FunctionGraph, String> functionTexts(Program program) {
        return LlvmBackend.functionTexts(program, new LlvmBackend.Options(machine, false));
    }

    @Override
    public byte[] machineCode(Program program, EmittedStage stage) {
        String text = text(program);
        NativeCode.Form form = stage == EmittedStage.ASM ? NativeCode.Form.ASSEMBLER : NativeCode.Form.OBJECT;
        return orMissing(() -> {
            NativeCode code = code(toolchain());
            return measured("compiling IR", () -> code.emit(text, form));
        });
    }

    @Override
    public void compile(Program program, Path folder, Path executable) {
        String text = text(program);
        orMissing(() -> {
            Toolchain toolchain = toolchain();
            NativeCode code = code(toolchain);
            List<byte[]> compiled = measured("compiling IR", () -> code.objects(text));
            List<Path> objects = new ArrayList<>();
            for (byte[] object : compiled) {
                objects.add(Files.write(folder.resolve("program" + objects.size() + ".o"), object));
            }
            return measured("linking", () -> {
                new ProgramLinker(toolchain, machine, request.has(Option.STATIC)).link(objects, executable);
                return executable;
            });
        });
    }

    private Toolchain toolchain() throws ToolsMissing, IOException {
        return measured("finding LLVM", Toolchain::ofUser);
    }

    private NativeCode code(Toolchain toolchain) throws ToolsMissing {
        String processor =
                request.has(Option.TARGET_CPU) ? request.value(Option.TARGET_CPU) : machine.defaultProcessor();
        return new NativeCode(toolchain, new NativeCode.Options(machine, processor, request.optimisation(), profile()));
    }

    private NativeCode.Profile profile() {
        if (request.has(Option.PROFILE_USE)) {
            return new NativeCode.Profile.Use(Path.of(request.value(Option.PROFILE_USE)));
        }
        return request.has(Option.PROFILE_GENERATE) ? new NativeCode.Profile.Generate() : new NativeCode.Profile.None();
    }

    private static <T> T orMissing(Step<T> step) {
        try {
            return step.done();
        } catch (ToolsMissing missing) {
            throw new ToolMissing(missing.getMessage());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
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
            case null -> {}
            case ToolsMissing missing -> throw missing;
            case IOException exception -> throw exception;
            default -> throw new IllegalStateException(failure[0]);
        }
        return result;
    }
}
