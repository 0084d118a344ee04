package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.Interrupts;

/** The external functions on interrupts. A library has them too, but interrupts are none of its business. */
public final class InterruptFunctions {
    static final Interrupts INTERRUPTS = new Interrupts();

    private static Start program;

    private InterruptFunctions() {}

    public static void interrupt_watch(long notes) {
        INTERRUPTS.watch(notes != 0);
        if (program != null) {
            program.receiveInterrupts();
        }
    }

    /** The process is a program's. */
    static void useProgram(Start its) {
        program = its;
        INTERRUPTS.endBy(new InterruptedEnd(its));
    }

    public static long interrupt_pending() {
        return INTERRUPTS.isPending() ? 1 : 0;
    }

    public static long interrupt_take() {
        return INTERRUPTS.take() ? 1 : 0;
    }

    public static void interrupt_raise() {
        INTERRUPTS.interrupt();
    }

    public static void interrupt_hold(long holds) {
        INTERRUPTS.hold(holds != 0);
    }

    public static void process_interrupted() {
        ProcessFunctions.process_exit(Interrupts.STATUS);
    }
}
