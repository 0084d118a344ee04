package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.Interrupts;

/** What an interrupt does to a program that does not look out for it. */
final class InterruptedEnd implements Runnable {
    private final Start program;

    InterruptedEnd(Start program) {
        this.program = program;
    }

    @Override
    public void run() {
        try {
            program.interrupted();
        } catch (Throwable fault) {
            // It is over all the same.
            Runtime.getRuntime().halt(Interrupts.STATUS);
        }
    }
}
