package dev.serpentine.backend.llvm;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** A machine to make code for, in LLVM's memory. */
final class LlvmMachine implements AutoCloseable {
    private static final int POSITION_INDEPENDENT = 2;
    private static final int DEFAULT_CODE_MODEL = 0;
    private final LlvmLibrary library;
    private final MemorySegment handle;

    /**
     * @param processor as LLVM names it, or {@link NativeCode#NATIVE}
     * @param optimisation 0 to 3
     */
    LlvmMachine(LlvmLibrary library, Target target, String processor, int optimisation) {
        this.library = library;
        library.initialise(target);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment place = arena.allocate(ADDRESS);
            MemorySegment message = arena.allocate(ADDRESS);
            MemorySegment triple = arena.allocateFrom(target.triple());
            if (library.callInt("LLVMGetTargetFromTriple", triple, place, message) != 0) {
                throw new LlvmFailed("finding the target " + target.spelling(), library.taken(message.get(ADDRESS, 0)));
            }
            boolean isHost = processor.equals(NativeCode.NATIVE);
            String name = isHost ? library.taken(library.call("LLVMGetHostCPUName")) : processor;
            String features = isHost ? library.taken(library.call("LLVMGetHostCPUFeatures")) : "";
            handle = library.call(
                    "LLVMCreateTargetMachine",
                    place.get(ADDRESS, 0),
                    triple,
                    arena.allocateFrom(name),
                    arena.allocateFrom(features),
                    optimisation,
                    POSITION_INDEPENDENT,
                    DEFAULT_CODE_MODEL);
        }
    }

    MemorySegment handle() {
        return handle;
    }

    @Override
    public void close() {
        library.callVoid("LLVMDisposeTargetMachine", handle);
    }
}
