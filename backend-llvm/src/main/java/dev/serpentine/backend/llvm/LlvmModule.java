package dev.serpentine.backend.llvm;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A module of IR in LLVM's memory. Belongs to one thread at a time. */
final class LlvmModule implements AutoCloseable {
    private static final int RETURN_STATUS = 2;
    private static final int ERROR = 0;

    private final LlvmLibrary library;
    private final Arena arena = Arena.ofShared();
    private final List<String> complaints = new ArrayList<>();
    private final MemorySegment context;
    private final boolean ownsContext;
    private MemorySegment module = MemorySegment.NULL;

    /**
     * Parses IR.
     *
     * @throws LlvmFailed if it is not IR, or breaks LLVM's rules
     */
    LlvmModule(LlvmLibrary library, String text, boolean keepsNames) {
        this(library, library.call("LLVMContextCreate"), true, text, keepsNames);
    }

    /** The same in a context that somebody else gives back. */
    LlvmModule(LlvmLibrary library, MemorySegment context, String text) {
        this(library, context, false, text, false);
    }

    /** Reads bitcode that LLVM wrote. */
    LlvmModule(LlvmLibrary library, byte[] bitcode) {
        this(library, library.call("LLVMContextCreate"), true);
        try {
            library.callVoid("LLVMContextSetDiscardValueNames", context, 1);
            module = read(bitcode, "part.bc", "reading a part of the program");
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    private LlvmModule(LlvmLibrary library, MemorySegment context, boolean ownsContext) {
        this.library = library;
        this.context = context;
        this.ownsContext = ownsContext;
        listen();
    }

    private LlvmModule(
            LlvmLibrary library, MemorySegment context, boolean ownsContext, String text, boolean keepsNames) {
        this(library, context, ownsContext);
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            MemorySegment place = out();
            MemorySegment message = out();
            if (library.callInt("LLVMParseIRInContext", context, buffer(bytes, "program.ll"), place, message) != 0) {
                throw new LlvmFailed("parsing IR", library.taken(message.get(ADDRESS, 0)));
            }
            module = place.get(ADDRESS, 0);
            verify();
            // Names had to be read, but need not be made any more.
            library.callVoid("LLVMContextSetDiscardValueNames", context, keepsNames ? 0 : 1);
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    /** LLVM's complaints come here; left to itself it would end the process. */
    private void listen() {
        try {
            MethodHandle handler = MethodHandles.lookup()
                    .bind(
                            this,
                            "complain",
                            MethodType.methodType(void.class, MemorySegment.class, MemorySegment.class));
            library.callVoid(
                    "LLVMContextSetDiagnosticHandler",
                    context,
                    library.stub(handler, FunctionDescriptor.ofVoid(ADDRESS, ADDRESS), arena),
                    MemorySegment.NULL);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private void complain(MemorySegment diagnostic, MemorySegment nothing) {
        if (library.callInt("LLVMGetDiagInfoSeverity", diagnostic) == ERROR) {
            complaints.add(library.taken(library.call("LLVMGetDiagInfoDescription", diagnostic)));
        }
    }

    private void requireSuccess(boolean isFine, String step) {
        if (!isFine || !complaints.isEmpty()) {
            throw new LlvmFailed(step, String.join("; ", complaints));
        }
    }

    private MemorySegment out() {
        return arena.allocate(ADDRESS);
    }

    private MemorySegment buffer(byte[] bytes, String name) {
        MemorySegment copy = arena.allocate(bytes.length + 1L);
        MemorySegment.copy(bytes, 0, copy, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return library.call(
                "LLVMCreateMemoryBufferWithMemoryRangeCopy", copy, (long) bytes.length, arena.allocateFrom(name));
    }

    private void verify() {
        MemorySegment message = out();
        boolean isBroken = library.callInt("LLVMVerifyModule", module, RETURN_STATUS, message) != 0;
        String reason = library.taken(message.get(ADDRESS, 0));
        if (isBroken) {
            throw new LlvmFailed("verifying IR", reason);
        }
    }

    /** Makes bitcode a part of this module. */
    void link(byte[] bitcode) {
        MemorySegment support = read(bitcode, "runtime.bc", "reading the run-time support");
        requireSuccess(library.callInt("LLVMLinkModules2", module, support) == 0, "linking the run-time support");
    }

    private MemorySegment read(byte[] bitcode, String name, String step) {
        MemorySegment place = out();
        MemorySegment buffer = buffer(bitcode, name);
        boolean isFine = library.callInt("LLVMParseBitcodeInContext2", context, buffer, place) == 0;
        library.callVoid("LLVMDisposeMemoryBuffer", buffer);
        requireSuccess(isFine, step);
        return place.get(ADDRESS, 0);
    }

    /** The module as bitcode, all of whose definitions parts of it may refer to. */
    byte[] shared() {
        new DividedModule(library, module).share();
        return bytes(library.call("LLVMWriteBitcodeToMemoryBuffer", module));
    }

    /** Makes a copy of a {@link #shared} module one of its parts. */
    void keepPart(int part, int parts, LlvmMachine machine) {
        new DividedModule(library, module).keep(part, parts, () -> optimise(machine, "elim-avail-extern"));
    }

    /** What is in a buffer, which is given back. */
    private byte[] bytes(MemorySegment buffer) {
        long size = library.callLong("LLVMGetBufferSize", buffer);
        byte[] bytes =
                library.call("LLVMGetBufferStart", buffer).reinterpret(size).toArray(ValueLayout.JAVA_BYTE);
        library.callVoid("LLVMDisposeMemoryBuffer", buffer);
        return bytes;
    }

    /**
     * Runs a pipeline of passes.
     *
     * @param passes as LLVM's {@code opt} takes them
     */
    void optimise(LlvmMachine machine, String passes) {
        MemorySegment options = library.call("LLVMCreatePassBuilderOptions");
        // Neighbouring words that were just stored one by one are slow to load as a vector.
        library.configure("-vectorize-slp=false");
        MemorySegment error =
                library.call("LLVMRunPasses", module, arena.allocateFrom(passes), machine.handle(), options);
        library.callVoid("LLVMDisposePassBuilderOptions", options);
        if (error.address() != 0) {
            MemorySegment message = library.call("LLVMGetErrorMessage", error);
            String reason = LlvmLibrary.text(message);
            library.callVoid("LLVMDisposeErrorMessage", message);
            throw new LlvmFailed("optimising by " + passes, reason);
        }
        requireSuccess(true, "optimising");
    }

    /** The IR as it is now. */
    String text() {
        return library.taken(library.call("LLVMPrintModuleToString", module));
    }

    /** Assembler text or an object file. */
    byte[] emitted(LlvmMachine machine, NativeCode.Form form) {
        MemorySegment message = out();
        MemorySegment place = out();
        boolean isFine = library.callInt(
                        "LLVMTargetMachineEmitToMemoryBuffer", machine.handle(), module, form.ordinal(), message, place)
                == 0;
        if (!isFine) {
            throw new LlvmFailed("making machine code", library.taken(message.get(ADDRESS, 0)));
        }
        byte[] bytes = bytes(place.get(ADDRESS, 0));
        requireSuccess(true, "making machine code");
        return bytes;
    }

    /** Hands the module to somebody who will give it back. */
    MemorySegment released() {
        MemorySegment handle = module;
        module = MemorySegment.NULL;
        return handle;
    }

    @Override
    public void close() {
        if (module.address() != 0) {
            library.callVoid("LLVMDisposeModule", module);
        }
        if (ownsContext) {
            library.callVoid("LLVMContextDispose", context);
        } else {
            library.callVoid("LLVMContextSetDiagnosticHandler", context, MemorySegment.NULL, MemorySegment.NULL);
        }
        arena.close();
    }
}
