package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.program.Program;

/** Runs whole programs in the graph interpreter. */
public final class ProgramRunner {
    private static final long STACK_SIZE = 2L << 30;

    private ProgramRunner() {}

    /**
     * Runs a program from its entry to its end, in a thread of its own. Interrupting the caller's thread ends it as a signal that kills would.
     *
     * @param program before the exception transformer
     * @param process its streams, arguments and environment
     * @return the exit status
     * @throws InterpreterFault if a graph does what no correct graph does
     */
    public static int run(Program program, InterpretedProcess process) {
        int[] status = new int[1];
        Throwable[] failure = new Throwable[1];
        Thread thread = new Thread(null, () -> status[0] = runHere(program, process), "interpreted program", STACK_SIZE);
        thread.setUncaughtExceptionHandler((dead, thrown) -> failure[0] = thrown);
        thread.start();
        boolean isInterrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException interruption) {
                isInterrupted = true;
                thread.interrupt();
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
        switch (failure[0]) {
            case null -> { }
            case RuntimeException exception -> throw exception;
            case Error error -> throw error;
            default -> throw new IllegalStateException(failure[0]);
        }
        return status[0];
    }

    private static int runHere(Program program, InterpretedProcess process) {
        GraphInterpreter interpreter = new GraphInterpreter(program.exceptions(), process);
        try {
            return status(interpreter.call(program.entry()));
        } catch (RaisedException raised) {
            return reportUncaught(program, interpreter, raised);
        } catch (ProcessExit exit) {
            return exit.status();
        }
    }

    private static int reportUncaught(Program program, GraphInterpreter interpreter, RaisedException raised) {
        try {
            return status(interpreter.call(program.reportUncaught(), raised.instance()));
        } catch (ProcessExit exit) {
            return exit.status();
        }
    }

    private static int status(Object result) {
        return (int) ((Long) result & 0xFF);
    }
}
