package dev.serpentine.backend.llvm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The functions of LLVM's C interface, called in this process. A wrong call ends the process: only this package calls,
 * with handles that LLVM gave.
 */
final class LlvmLibrary {
    private static LlvmLibrary loaded;

    private final Linker linker = Linker.nativeLinker();
    private final SymbolLookup symbols;
    private final Map<String, MethodHandle> handles = new ConcurrentHashMap<>();
    private final Set<String> initialised = new HashSet<>();
    private final Set<String> configured = new HashSet<>();

    private LlvmLibrary(Path file) {
        symbols = SymbolLookup.libraryLookup(file, Arena.global());
        try {
            MethodHandle handler = MethodHandles.lookup()
                    .findStatic(LlvmLibrary.class, "giveUp", MethodType.methodType(void.class, MemorySegment.class));
            callVoid(
                    "LLVMInstallFatalErrorHandler",
                    linker.upcallStub(handler, FunctionDescriptor.ofVoid(ADDRESS), Arena.global()));
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The library, loaded once a process. */
    static synchronized LlvmLibrary of(Toolchain toolchain) {
        if (loaded == null) {
            loaded = new LlvmLibrary(toolchain.library());
        }
        return loaded;
    }

    /** LLVM cannot go on, and must not return to where it was. */
    private static void giveUp(MemorySegment reason) {
        System.err.println(
                "serpentine: a fault in Serpentine itself, not in your program: LLVM gave up: " + text(reason));
        Runtime.getRuntime().halt(70);
    }

    /** Makes a part of LLVM ready to make code. */
    synchronized void initialise(Target target) {
        if (initialised.add(target.component())) {
            for (String part : new String[] {"TargetInfo", "Target", "TargetMC", "AsmPrinter", "AsmParser"}) {
                callVoid("LLVMInitialize" + target.component() + part);
            }
        }
    }

    /**
     * Sets an option of the library itself, as {@code opt} takes it, for all that this process translates from here on.
     * LLVM wants to hear each but once.
     */
    synchronized void configure(String option) {
        if (!configured.add(option)) {
            return;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment words = arena.allocate(ADDRESS, 2);
            words.setAtIndex(ADDRESS, 0, arena.allocateFrom("serpentine"));
            words.setAtIndex(ADDRESS, 1, arena.allocateFrom(option));
            callVoid("LLVMParseCommandLineOptions", 2, words, MemorySegment.NULL);
        }
    }

    /** A stub by which LLVM calls back. */
    MemorySegment stub(MethodHandle handle, FunctionDescriptor descriptor, Arena arena) {
        return linker.upcallStub(handle, descriptor, arena);
    }

    /** Calls a function that returns a handle. */
    MemorySegment call(String name, Object... arguments) {
        return (MemorySegment) invoke(name, ADDRESS, arguments);
    }

    /** Calls a function that returns an int. */
    int callInt(String name, Object... arguments) {
        return (int) invoke(name, JAVA_INT, arguments);
    }

    /** Calls a function that returns a size. */
    long callLong(String name, Object... arguments) {
        return (long) invoke(name, JAVA_LONG, arguments);
    }

    /** Calls a function that returns nothing. */
    void callVoid(String name, Object... arguments) {
        invoke(name, null, arguments);
    }

    private Object invoke(String name, MemoryLayout result, Object... arguments) {
        MethodHandle handle = handles.computeIfAbsent(name, _ -> linked(name, result, arguments));
        try {
            return handle.invokeWithArguments(arguments);
        } catch (Throwable failure) {
            throw new IllegalStateException(name, failure);
        }
    }

    private MethodHandle linked(String name, MemoryLayout result, Object... arguments) {
        MemoryLayout[] layouts = new MemoryLayout[arguments.length];
        for (int i = 0; i < arguments.length; i++) {
            layouts[i] = switch (arguments[i]) {
                case Byte _ -> JAVA_BYTE;
                case Integer _ -> JAVA_INT;
                case Long _ -> JAVA_LONG;
                case MemorySegment _ -> ADDRESS;
                default -> throw new IllegalArgumentException(name + " takes no " + arguments[i]);
            };
        }
        MemorySegment symbol =
                symbols.find(name).orElseThrow(() -> new IllegalStateException("LLVM has no function " + name));
        return linker.downcallHandle(
                symbol, result == null ? FunctionDescriptor.ofVoid(layouts) : FunctionDescriptor.of(result, layouts));
    }

    /** Calls with a text that LLVM copies, or only reads. */
    <T> T withText(String text, Function<MemorySegment, T> call) {
        try (Arena arena = Arena.ofConfined()) {
            return call.apply(arena.allocateFrom(text));
        }
    }

    /** The text that a pointer points to. */
    static String text(MemorySegment pointer) {
        return pointer.address() == 0 ? "" : pointer.reinterpret(Long.MAX_VALUE).getString(0);
    }

    /** The text of a message, which is given back. */
    String taken(MemorySegment message) {
        String text = text(message);
        if (message.address() != 0) {
            callVoid("LLVMDisposeMessage", message);
        }
        return text;
    }
}
