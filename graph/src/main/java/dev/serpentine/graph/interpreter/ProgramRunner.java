package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import java.util.concurrent.CountDownLatch;

/** Runs whole programs in the graph interpreter. */
public final class ProgramRunner {
    private static final long STACK_SIZE = 2L << 30;

    private ProgramRunner() {}

    /**
     * Runs a program from its entry to its end, in a thread of its own. Interrupting the caller's thread ends it as a
     * signal that kills would; {@link InterpretedProcess#interrupts} as SIGINT does.
     *
     * @param program before the exception transformer
     * @param process its streams, arguments and environment
     * @return the exit status
     * @throws InterpreterFault if a graph does what no correct graph does
     */
    public static int run(Program program, InterpretedProcess process) {
        Run run = new Run(program, process);
        Thread thread = new Thread(null, run, "interpreted program", STACK_SIZE);
        thread.setDaemon(true);
        process.interrupts().endBy(() -> run.endInterrupted(thread));
        thread.start();
        boolean isKilled = false;
        while (true) {
            try {
                run.over.await();
                break;
            } catch (InterruptedException interruption) {
                isKilled = true;
                thread.interrupt();
            }
        }
        if (isKilled) {
            Thread.currentThread().interrupt();
        }
        return switch (run.failure) {
            case null -> run.status;
            case RuntimeException exception -> throw exception;
            case Error error -> throw error;
            default -> throw new IllegalStateException(run.failure);
        };
    }

    /** One run, which the program's thread brings to its end, or the thread of somebody who interrupts it. */
    private static final class Run implements Runnable {
        private final Program program;
        private final InterpretedProcess process;
        private final CountDownLatch over = new CountDownLatch(1);
        private int status;
        private Throwable failure;

        Run(Program program, InterpretedProcess process) {
            this.program = program;
            this.process = process;
        }

        @Override
        public void run() {
            int result = 0;
            Throwable thrown = null;
            try {
                result = runHere(program, process);
            } catch (RuntimeException | Error fault) {
                thrown = fault;
            }
            end(result, thrown);
        }

        private synchronized void end(int result, Throwable thrown) {
            if (over.getCount() > 0) {
                status = result;
                failure = thrown;
                over.countDown();
            }
        }

        /**
         * What an interrupt does to a program that does not look out for it; the program's own thread comes to its end
         * by what this throws.
         */
        void endInterrupted(Thread programThread) {
            FunctionGraph graph = program.interrupted()
                    .orElseThrow(() -> new IllegalStateException("the program does not know what an interrupt is"));
            try {
                new GraphInterpreter(program.exceptions(), process).call(graph);
            } catch (ProcessExit exit) {
                if (Thread.currentThread() == programThread) {
                    throw exit;
                }
                end(exit.status(), null);
                programThread.interrupt();
            }
        }
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
