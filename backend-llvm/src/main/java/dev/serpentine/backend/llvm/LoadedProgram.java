package dev.serpentine.backend.llvm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Collectors;

/**
 * A program that was compiled into this process, whose exported functions can be called.
 *
 * <p>They run on the caller's stack, in one thread at a time. An exception that leaves one is not seen: the result is
 * then a zero.
 */
public final class LoadedProgram implements AutoCloseable {
    /** What makes the run-time support ready for a program that has no process of its own. */
    private static final String PREPARE = "rt_prepare";

    private static final byte NO_PREFIX = 0;

    private final LlvmLibrary library;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment engine;

    private LoadedProgram(LlvmLibrary library) {
        this.library = library;
        MemorySegment place = arena.allocate(ADDRESS);
        require(library.call("LLVMOrcCreateLLJIT", place, MemorySegment.NULL), "starting the in-process compiler");
        engine = place.get(ADDRESS, 0);
    }

    /**
     * Compiles a program into this process.
     *
     * @param text of {@link LlvmBackend}, for this machine
     * @param exported the functions that will be called
     * @throws ToolsMissing if the run-time support cannot be compiled
     * @throws LlvmFailed if LLVM refuses the text
     */
    public static LoadedProgram load(
            Toolchain toolchain, String text, Collection<FunctionGraph> exported, int optimisation)
            throws ToolsMissing {
        LlvmLibrary library = LlvmLibrary.of(toolchain);
        Path runtime = RuntimeUnit.SUPPORT.compiled(toolchain, Target.X86_64_LINUX);
        library.initialise(Target.X86_64_LINUX);
        LoadedProgram program = new LoadedProgram(library);
        try {
            program.add(text, Files.readAllBytes(runtime), exported, optimisation);
            Linker.nativeLinker()
                    .downcallHandle(program.symbol(PREPARE), FunctionDescriptor.ofVoid())
                    .invokeExact();
            return program;
        } catch (IOException failure) {
            program.close();
            throw new ToolsMissing(
                    "the run-time support cannot be read from '" + runtime + "' (" + Toolchain.reason(failure) + ")",
                    failure);
        } catch (RuntimeException | Error failure) {
            program.close();
            throw failure;
        } catch (Throwable failure) {
            program.close();
            throw new IllegalStateException(failure);
        }
    }

    private void add(String text, byte[] runtime, Collection<FunctionGraph> exported, int optimisation) {
        MemorySegment context = library.call("LLVMOrcCreateNewThreadSafeContext");
        try (LlvmModule module =
                        new LlvmModule(library, library.call("LLVMOrcThreadSafeContextGetContext", context), text);
                LlvmMachine machine = new LlvmMachine(library, Target.X86_64_LINUX, NativeCode.NATIVE, optimisation)) {
            module.link(runtime);
            String kept = exported.stream()
                    .map(graph -> "preserve-gv=" + LlvmBackend.exportedName(graph))
                    .collect(Collectors.joining(";"));
            module.optimise(
                    machine,
                    "internalize<" + kept + ";preserve-gv=" + PREPARE + ">,globaldce,default<O" + optimisation + ">");
            MemorySegment dynamicLibrary = library.call("LLVMOrcLLJITGetMainJITDylib", engine);
            MemorySegment place = arena.allocate(ADDRESS);
            require(
                    library.call(
                            "LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess",
                            place,
                            NO_PREFIX,
                            MemorySegment.NULL,
                            MemorySegment.NULL),
                    "finding the C library");
            library.callVoid("LLVMOrcJITDylibAddGenerator", dynamicLibrary, place.get(ADDRESS, 0));
            MemorySegment safe = library.call("LLVMOrcCreateNewThreadSafeModule", module.released(), context);
            require(library.call("LLVMOrcLLJITAddLLVMIRModule", engine, dynamicLibrary, safe), "adding the program");
        } finally {
            library.callVoid("LLVMOrcDisposeThreadSafeContext", context);
        }
    }

    private void require(MemorySegment error, String step) {
        if (error.address() != 0) {
            MemorySegment message = library.call("LLVMGetErrorMessage", error);
            String reason = LlvmLibrary.text(message);
            library.callVoid("LLVMDisposeErrorMessage", message);
            throw new LlvmFailed(step, reason);
        }
    }

    private MemorySegment symbol(String name) {
        MemorySegment place = arena.allocate(JAVA_LONG);
        require(library.call("LLVMOrcLLJITLookup", engine, place, arena.allocateFrom(name)), "finding " + name);
        return MemorySegment.ofAddress(place.get(JAVA_LONG, 0));
    }

    /**
     * An exported function: takes and returns longs for integers, doubles for Floats, booleans for Bools, and memory
     * segments for pointers.
     *
     * @throws LlvmFailed if the function was not exported
     */
    public MethodHandle function(FunctionGraph graph) {
        MemoryLayout[] parameters = graph.parameters().stream()
                .map(Variable::type)
                .map(LoadedProgram::layout)
                .toArray(MemoryLayout[]::new);
        LowLevelType result = graph.resultType();
        FunctionDescriptor descriptor = result == Primitive.VOID
                ? FunctionDescriptor.ofVoid(parameters)
                : FunctionDescriptor.of(layout(result), parameters);
        return Linker.nativeLinker().downcallHandle(symbol(LlvmBackend.exportedName(graph)), descriptor);
    }

    private static MemoryLayout layout(LowLevelType type) {
        return switch (type) {
            case PointerType _ -> ADDRESS;
            case Primitive primitive ->
                switch (primitive) {
                    case SIGNED, UNSIGNED -> JAVA_LONG;
                    case FLOAT -> ValueLayout.JAVA_DOUBLE;
                    case SINGLEFLOAT -> ValueLayout.JAVA_FLOAT;
                    case BOOL -> ValueLayout.JAVA_BOOLEAN;
                    case ADDRESS -> ADDRESS;
                    case CHAR, INT8, UINT8 -> ValueLayout.JAVA_BYTE;
                    case INT16, UINT16 -> ValueLayout.JAVA_SHORT;
                    case UNICHAR, INT32, UINT32 -> ValueLayout.JAVA_INT;
                    case VOID -> throw new IllegalArgumentException("a Void value is not passed");
                };
            default -> throw new IllegalArgumentException("no value is a " + type.text());
        };
    }

    @Override
    public void close() {
        require(library.call("LLVMOrcDisposeLLJIT", engine), "ending the in-process compiler");
        arena.close();
    }
}
