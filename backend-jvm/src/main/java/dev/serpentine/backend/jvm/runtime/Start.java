package dev.serpentine.backend.jvm.runtime;

/**
 * Starts a program as a process of its own, and ends the process. The main class of a program extends it.
 *
 * <p>A program that does little is over before anything else: this class, and what it needs, loads as few classes as it
 * can, and makes none while it runs, as lambdas would.
 */
public abstract class Start implements Runnable {
    /** As deep as recursion may go; memory is used only as far as it goes. */
    private static final long STACK_SIZE = 512L << 20;

    private static final int FAULT = 70;

    protected Start() {}

    /**
     * Ends the program as an interrupt does for which it does not look out; does not return. Any thread may call it.
     */
    protected abstract void interrupted() throws Throwable;

    /** Has the platform call {@link #signalled} for SIGINT from here on. */
    protected abstract void takeSignals();

    /** SIGINT has come. */
    public static void signalled() {
        InterruptFunctions.INTERRUPTS.interrupt();
    }

    final void receiveInterrupts() {
        try {
            takeSignals();
        } catch (IllegalArgumentException | LinkageError notThere) {
            // A platform without them, or one that was told to leave them alone.
        }
    }

    /** Runs the program; the exit status. */
    protected abstract long program() throws Throwable;

    /** Says what happened, and gives the exit status. */
    protected abstract long reportUncaught(Object exception) throws Throwable;

    /**
     * Runs the program to its end in a thread with room for deep recursion.
     *
     * @param name what the program calls itself, its first argument
     */
    protected final void begin(String name, String[] arguments) {
        ProcessFunctions.useArguments(name, arguments);
        InterruptFunctions.useProgram(this);
        new Thread(null, this, "main", STACK_SIZE).start();
    }

    /** Runs the program to its end; does not return. */
    @Override
    public final void run() {
        int status;
        try {
            status = (int) status() & 0xFF;
        } catch (Throwable fault) {
            fault.printStackTrace();
            status = FAULT;
        }
        Runtime.getRuntime().halt(status);
    }

    private long status() throws Throwable {
        try {
            return program();
        } catch (Throwable thrown) {
            Raisable instance = Exceptions.uncaught(thrown);
            if (instance == null) {
                throw thrown;
            }
            return reportUncaught(instance);
        }
    }
}
