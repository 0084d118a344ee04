package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.BaseLibrary;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.graph.operation.ExternalFunction;
import java.util.List;

/**
 * Interrupts. Nothing of the platform's may run where a signal arrives, and the platform itself takes signals only from
 * a terminal; so the handler is a few instructions that write to a descriptor, and a thread reads from it, which notes
 * the interrupt or ends the program. A second descriptor tells the program's own thread where it waits for something
 * else.
 */
final class InterruptFunctions {
    private static final ExternalType THREAD = ExternalType.ofBaseLibrary("System.Threading", "Thread");
    private static final ExternalType THREAD_START = ExternalType.ofBaseLibrary("System.Threading", "ThreadStart");
    private static final ExternalType MONITOR = ExternalType.ofBaseLibrary("System.Threading", "Monitor");

    private static final int SIGINT = 2;
    private static final int STATUS = 130;
    private static final long IGNORED = 1;
    private static final int CLOSE_ON_EXEC = 0x80000;
    private static final int NEVER_WAITS = 0x800;
    private static final int READ = 1;
    private static final int WRITE = 2;
    private static final int EXECUTE = 4;
    private static final int PRIVATE = 2;
    private static final int ANONYMOUS = 32;
    private static final int PAGE = 4096;
    private static final long FAILED = -1;
    private static final long READABLE = 1L << 32;
    private static final long RESULTS = -1L << 48;

    /**
     * The handler for x86-64, whose descriptor is to be put into the highest 16 bits of the first word: {@code mov eax,
     * 1 (write); mov edi, descriptor; lea rsi, [the word behind]; mov edx, 8; syscall; ret}.
     */
    private static final long[] HANDLER = {0x0000BF00000001B8L, 0x00000F358D480000L, 0x050F00000008BA00L, 0xC3L, 1L};

    private final RuntimeLibrary library;

    InterruptFunctions(RuntimeLibrary library) {
        this.library = library;
    }

    MethodReference of(ExternalFunction function) {
        return switch (function) {
            case INTERRUPT_WATCH -> library.method("WatchInterrupts", Simple.VOID, List.of(Simple.INT64), this::watch);
            case INTERRUPT_PENDING -> pending();
            case INTERRUPT_TAKE -> library.method("TakeInterrupt", Simple.INT64, List.of(), this::take);
            case INTERRUPT_RAISE -> interrupt();
            case INTERRUPT_HOLD -> library.method("HoldInterrupts", Simple.VOID, List.of(Simple.INT64), this::hold);
            case PROCESS_INTERRUPTED ->
                library.method("EndInterrupted", Simple.VOID, List.of(), body -> {
                    body.load(SIGINT)
                            .load(0)
                            .add(CilOpcode.CONV_I)
                            .call(signal())
                            .add(CilOpcode.POP);
                    body.load(SIGINT)
                            .call(library.function("raise", Simple.INT32, Simple.INT32))
                            .add(CilOpcode.POP);
                    body.load(STATUS)
                            .call(library.function("_exit", Simple.VOID, Simple.INT32))
                            .add(CilOpcode.RET);
                });
            default -> throw new IllegalArgumentException(function + " has nothing to do with interrupts");
        };
    }

    /** {@code () -> 1 if an interrupt is noted, else 0}. */
    MethodReference pending() {
        return library.inlined(
                "InterruptPending",
                Simple.INT64,
                List.of(),
                body -> body.add(CilOpcode.VOLATILE)
                        .field(CilOpcode.LDSFLD, noted())
                        .add(CilOpcode.RET));
    }

    /** Jumps where interrupts are not noted: there nothing that waits has to look for them. */
    void jumpUnlessNoted(MethodBody body, Label target) {
        body.field(CilOpcode.LDSFLD, notes()).jump(CilOpcode.BRFALSE, target);
    }

    /**
     * {@code (descriptor, milliseconds)}: waits until something can be read, an interrupt is noted, or the time is
     * over; a negative time is none, and a negative descriptor nothing to be read. Where there is a time, it may return
     * earlier.
     */
    MethodReference await() {
        return library.method("Await", Simple.VOID, List.of(Simple.INT64, Simple.INT32), body -> {
            int waited = body.addLocal("waited", Platform.WORDS);
            Label again = new Label();
            Label isOver = new Label();
            body.load(2).type(CilOpcode.NEWARR, Simple.INT64).storeLocal(waited);
            body.mark(again).call(pending()).jump(CilOpcode.BRTRUE, isOver);
            body.loadLocal(waited)
                    .load(0)
                    .loadArgument(0)
                    .load(0xFFFFFFFFL)
                    .add(CilOpcode.AND)
                    .load(READABLE)
                    .add(CilOpcode.OR)
                    .add(CilOpcode.STELEM_I8);
            body.loadLocal(waited)
                    .load(1)
                    .field(CilOpcode.LDSFLD, wake())
                    .load(READABLE)
                    .add(CilOpcode.OR)
                    .add(CilOpcode.STELEM_I8);
            body.loadLocal(waited)
                    .load(2L)
                    .loadArgument(1)
                    .call(library.function("poll", Simple.INT32, Platform.WORDS, Simple.INT64, Simple.INT32))
                    .add(CilOpcode.POP);
            happened(body, waited, 0).jump(CilOpcode.BRTRUE, isOver);
            happened(body, waited, 1).jump(CilOpcode.BRFALSE, isOver);
            // What is noted wakes afterwards: this may be left of an interrupt that was taken between.
            body.call(pending()).jump(CilOpcode.BRTRUE, isOver);
            drain(body, waited);
            body.loadArgument(1).load(0).jump(CilOpcode.BLT, again);
            body.mark(isOver).add(CilOpcode.RET);
        });
    }

    /** Loads what happened to one of the descriptors that were waited for, which is 0 for nothing. */
    private static MethodBody happened(MethodBody body, int waited, int index) {
        return body.loadLocal(waited)
                .load(index)
                .add(CilOpcode.LDELEM_I8)
                .load(RESULTS)
                .add(CilOpcode.AND);
    }

    /** Takes what wakes the program, if anything is there. */
    private void drain(MethodBody body, int words) {
        body.field(CilOpcode.LDSFLD, wake())
                .add(CilOpcode.CONV_I4)
                .loadLocal(words)
                .load(8L)
                .call(library.function("read", Simple.INT64, Simple.INT32, Platform.WORDS, Simple.INT64))
                .add(CilOpcode.POP);
    }

    private FieldDefinition noted() {
        return library.field("interruptNoted", Simple.INT64);
    }

    private FieldDefinition notes() {
        return library.field("notesInterrupts", Simple.INT64);
    }

    private FieldDefinition ends() {
        return library.field("interruptEnds", Simple.INT64);
    }

    private FieldDefinition holding() {
        return library.field("holdingInterrupts", Simple.OBJECT);
    }

    /** The descriptor that the handler writes to. */
    private FieldDefinition arrival() {
        return library.field("interruptArrival", Simple.INT64);
    }

    /** The descriptor that wakes the program. */
    private FieldDefinition wake() {
        return library.field("interruptWake", Simple.INT64);
    }

    private MethodReference signal() {
        return library.function("signal", Simple.NATIVE_INT, Simple.INT32, Simple.NATIVE_INT);
    }

    private MethodReference event() {
        return library.function("eventfd", Simple.INT32, Simple.INT32, Simple.INT32);
    }

    private void enter(MethodBody body) {
        body.field(CilOpcode.LDSFLD, holding())
                .call(MethodReference.ofStatic(MONITOR, "Enter", Simple.VOID, Simple.OBJECT));
    }

    private void watch(MethodBody body) {
        int handler = body.addLocal("handler", Simple.INT64);
        int thread = body.addLocal("thread", THREAD.reference());
        Label isOver = new Label();
        body.loadArgument(0)
                .field(CilOpcode.STSFLD, notes())
                .load(1L)
                .loadArgument(0)
                .add(CilOpcode.SUB)
                .field(CilOpcode.STSFLD, ends());
        body.create(MethodReference.ofInstance(BaseLibrary.OBJECT, ".ctor", Simple.VOID))
                .field(CilOpcode.STSFLD, holding());
        body.load(0).load(CLOSE_ON_EXEC).call(event()).add(CilOpcode.CONV_I8).field(CilOpcode.STSFLD, arrival());
        body.load(0)
                .load(CLOSE_ON_EXEC | NEVER_WAITS)
                .call(event())
                .add(CilOpcode.CONV_I8)
                .field(CilOpcode.STSFLD, wake());
        body.load(0L)
                .load((long) PAGE)
                .load(READ | WRITE)
                .load(PRIVATE | ANONYMOUS)
                .load(-1)
                .load(0L)
                .call(library.function(
                        "mmap",
                        Simple.INT64,
                        Simple.INT64,
                        Simple.INT64,
                        Simple.INT32,
                        Simple.INT32,
                        Simple.INT32,
                        Simple.INT64))
                .storeLocal(handler);
        body.loadLocal(handler).load(FAILED).jump(CilOpcode.BEQ, isOver);
        for (int i = 0; i < HANDLER.length; i++) {
            body.loadLocal(handler)
                    .load(8L * i)
                    .add(CilOpcode.ADD)
                    .add(CilOpcode.CONV_I)
                    .load(HANDLER[i]);
            if (i == 0) {
                body.field(CilOpcode.LDSFLD, arrival())
                        .load(48)
                        .add(CilOpcode.SHL)
                        .add(CilOpcode.OR);
            }
            body.call(Platform.WRITE_MEMORY);
        }
        body.loadLocal(handler)
                .load((long) PAGE)
                .load(READ | EXECUTE)
                .call(library.function("mprotect", Simple.INT32, Simple.INT64, Simple.INT64, Simple.INT32))
                .jump(CilOpcode.BRTRUE, isOver);
        body.add(CilOpcode.LDNULL)
                .loadFunction(library.method("ReceiveInterrupts", Simple.VOID, List.of(), this::receive))
                .create(MethodReference.ofInstance(
                        THREAD_START, ".ctor", Simple.VOID, Simple.OBJECT, Simple.NATIVE_INT))
                .create(MethodReference.ofInstance(THREAD, ".ctor", Simple.VOID, THREAD_START.reference()))
                .storeLocal(thread);
        body.loadLocal(thread)
                .load(1)
                .callVirtual(MethodReference.ofInstance(THREAD, "set_IsBackground", Simple.VOID, Simple.BOOLEAN));
        body.loadLocal(thread).callVirtual(MethodReference.ofInstance(THREAD, "Start", Simple.VOID));
        // Who starts a program in the background has it ignore interrupts.
        body.load(SIGINT)
                .loadLocal(handler)
                .add(CilOpcode.CONV_I)
                .call(signal())
                .add(CilOpcode.CONV_I8)
                .load(IGNORED)
                .jump(CilOpcode.BNE_UN, isOver);
        body.load(SIGINT).load(IGNORED).add(CilOpcode.CONV_I).call(signal()).add(CilOpcode.POP);
        body.mark(isOver).add(CilOpcode.RET);
    }

    /** What the thread does that waits for interrupts. */
    private void receive(MethodBody body) {
        int count = body.addLocal("count", Platform.WORDS);
        Label again = new Label();
        body.load(1).type(CilOpcode.NEWARR, Simple.INT64).storeLocal(count);
        body.mark(again)
                .field(CilOpcode.LDSFLD, arrival())
                .add(CilOpcode.CONV_I4)
                .loadLocal(count)
                .load(8L)
                .call(library.function("read", Simple.INT64, Simple.INT32, Platform.WORDS, Simple.INT64))
                .load(8L)
                .jump(CilOpcode.BNE_UN, again);
        body.call(interrupt()).jump(CilOpcode.BR, again);
    }

    private MethodReference interrupt() {
        return library.method("Interrupt", Simple.VOID, List.of(), body -> {
            int one = body.addLocal("one", Platform.WORDS);
            Label isNoted = new Label();
            Label isOver = new Label();
            body.field(CilOpcode.LDSFLD, ends()).jump(CilOpcode.BRFALSE, isNoted);
            library.interrupted().ifPresent(end -> {
                // It is never left: nothing is to be written once more.
                enter(body);
                body.call(end);
            });
            body.add(CilOpcode.RET);
            body.mark(isNoted).load(1L).add(CilOpcode.VOLATILE).field(CilOpcode.STSFLD, noted());
            body.field(CilOpcode.LDSFLD, notes()).jump(CilOpcode.BRFALSE, isOver);
            body.load(1)
                    .type(CilOpcode.NEWARR, Simple.INT64)
                    .storeLocal(one)
                    .loadLocal(one)
                    .load(0)
                    .load(1L)
                    .add(CilOpcode.STELEM_I8);
            body.field(CilOpcode.LDSFLD, wake())
                    .add(CilOpcode.CONV_I4)
                    .loadLocal(one)
                    .load(8L)
                    .call(library.function("write", Simple.INT64, Simple.INT32, Platform.WORDS, Simple.INT64))
                    .add(CilOpcode.POP);
            body.mark(isOver).add(CilOpcode.RET);
        });
    }

    private void take(MethodBody body) {
        int was = body.addLocal("was", Simple.INT64);
        int count = body.addLocal("count", Platform.WORDS);
        Label isOver = new Label();
        // What is noted from here on is waited for no more, whether or not it wakes.
        body.call(pending())
                .storeLocal(was)
                .load(0L)
                .add(CilOpcode.VOLATILE)
                .field(CilOpcode.STSFLD, noted())
                .field(CilOpcode.LDSFLD, notes())
                .jump(CilOpcode.BRFALSE, isOver);
        body.load(1).type(CilOpcode.NEWARR, Simple.INT64).storeLocal(count);
        drain(body, count);
        body.mark(isOver).loadLocal(was).add(CilOpcode.RET);
    }

    private void hold(MethodBody body) {
        Label isLeft = new Label();
        Label isOver = new Label();
        // A library has nothing to hold.
        body.field(CilOpcode.LDSFLD, holding())
                .jump(CilOpcode.BRFALSE, isOver)
                .loadArgument(0)
                .jump(CilOpcode.BRFALSE, isLeft);
        enter(body);
        body.add(CilOpcode.RET);
        body.mark(isLeft)
                .field(CilOpcode.LDSFLD, holding())
                .call(MethodReference.ofStatic(MONITOR, "Exit", Simple.VOID, Simple.OBJECT));
        body.mark(isOver).add(CilOpcode.RET);
    }
}
