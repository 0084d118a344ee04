package dev.serpentine.conformance.cpython;

import dev.serpentine.conformance.JarVerification;
import dev.serpentine.conformance.Outcome;
import dev.serpentine.conformance.Place;
import dev.serpentine.conformance.ProgramProcess;
import dev.serpentine.driver.PreparedModule;
import dev.serpentine.driver.PreparedProgram;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Translates entry points of one prepared program, which is imported once, and runs them. */
final class TranslatedTests {
    /** Python's frames and the recursive stages want much of it; it is only reserved. */
    private static final long STACK_SIZE = 1L << 30;
    /** The import happens before the first method. */
    private static final Duration IMPORT_LIMIT = Duration.ofSeconds(60);

    private final Path program;
    private final Place place;
    private final Duration limit;

    TranslatedTests(Path program, Place place, Duration limit) {
        this.program = program;
        this.place = place;
        this.limit = limit;
    }

    /** What a translation and its run came to. */
    sealed interface Run {
        record Ran(Outcome outcome) implements Run {}

        record Refused(PreparedProgram.Refused refusal) implements Run {}

        record Failed(Throwable fault) implements Run {}

        record TookTooLong() implements Run {}
    }

    /**
     * All of the methods, each within its limit of processor time; one that takes longer costs the import once more.
     */
    Map<TestMethod, Run> run(List<TestMethod> methods) throws InterruptedException {
        Map<TestMethod, Run> runs = new HashMap<>();
        Queue<TestMethod> waiting = new ArrayDeque<>(methods);
        while (!waiting.isEmpty()) {
            Worker worker = new Worker(waiting);
            Thread thread = new Thread(null, worker, "tests of CPython", STACK_SIZE);
            thread.setDaemon(true);
            thread.start();
            worker.supervise(thread, runs);
        }
        return runs;
    }

    /**
     * How long processors were busy with this process, in nanoseconds: on a busy machine everything else takes any
     * time.
     */
    private static long spent() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos();
    }

    /** One import, and what can be done with it until something takes too long. */
    private final class Worker implements Runnable {
        private final Queue<TestMethod> waiting;
        private final Map<TestMethod, Run> done = new HashMap<>();
        private Optional<TestMethod> current = Optional.empty();
        private long deadline = spent() + IMPORT_LIMIT.toNanos();
        private boolean isAbandoned;

        Worker(Queue<TestMethod> waiting) {
            this.waiting = waiting;
        }

        @Override
        public void run() {
            try (PreparedModule module = PreparedModule.of(program)) {
                for (Optional<TestMethod> next = next(); next.isPresent(); next = next()) {
                    finish(next.get(), attempt(module, next.get()));
                }
            } catch (PreparedProgram.Refused refusal) {
                failAll(new Run.Refused(refusal));
            } catch (RuntimeException | StackOverflowError | AssertionError fault) {
                failAll(new Run.Failed(fault));
            }
        }

        private synchronized Optional<TestMethod> next() {
            current = isAbandoned ? Optional.empty() : Optional.ofNullable(waiting.poll());
            deadline = spent() + limit.toNanos();
            return current;
        }

        private synchronized void finish(TestMethod method, Run run) {
            if (!isAbandoned) {
                done.put(method, run);
            }
        }

        private synchronized void failAll(Run run) {
            if (!isAbandoned) {
                waiting.forEach(method -> done.put(method, run));
                waiting.clear();
            }
        }

        /** Waits for its end, or gives up on it. */
        void supervise(Thread thread, Map<TestMethod, Run> runs) throws InterruptedException {
            while (thread.isAlive() && !isTooLate()) {
                thread.join(100);
            }
            synchronized (this) {
                if (isAbandoned) {
                    thread.interrupt();
                }
                isAbandoned = true;
                runs.putAll(done);
            }
        }

        private synchronized boolean isTooLate() {
            if (spent() < deadline) {
                return false;
            }
            if (current.isPresent()) {
                done.putIfAbsent(current.get(), new Run.TookTooLong());
            } else {
                failAll(new Run.TookTooLong());
            }
            isAbandoned = true;
            return true;
        }
    }

    private Run attempt(PreparedModule module, TestMethod method) {
        try {
            Path folder = Files.createTempDirectory(program.getParent(), method.entry());
            return new Run.Ran(outcome(module.program(method.entry()), folder));
        } catch (PreparedProgram.Refused refusal) {
            return new Run.Refused(refusal);
        } catch (ProgramProcess.TookTooLong late) {
            return new Run.TookTooLong();
        } catch (Exception | StackOverflowError | AssertionError fault) {
            return new Run.Failed(fault);
        }
    }

    private Outcome outcome(PreparedProgram prepared, Path folder) throws Exception {
        return switch (place) {
            case INTERPRETER -> interpreted(prepared::interpret, folder);
            case INTERPRETER_OBJECTS -> interpreted(prepared::interpretObjects, folder);
            case C_UNOPTIMISED -> compiled(prepared, "c", 0, folder, Map.of());
            case C_OPTIMISED -> compiled(prepared, "c", 2, folder, Map.of());
            case C_STRESSED -> compiled(prepared, "c", 2, folder, Map.of("SERPENTINE_GC_STRESS", "1"));
            case LLVM_UNOPTIMISED -> compiled(prepared, "llvm", 0, folder, Map.of());
            case LLVM_OPTIMISED -> compiled(prepared, "llvm", 2, folder, Map.of());
            case LLVM_STRESSED -> compiled(prepared, "llvm", 2, folder, Map.of("SERPENTINE_GC_STRESS", "1"));
            case CLI -> {
                Path assembly = folder.resolve("assembly.exe");
                prepared.assemble(assembly);
                yield executed(List.of("mono", "--debug", assembly.toString()), folder, Map.of());
            }
            case JVM -> {
                Path jar = folder.resolve("program.jar");
                prepared.compileJar(jar);
                JarVerification.require(jar);
                yield executed(
                        List.of(
                                "java",
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xshare:auto",
                                "-jar",
                                jar.toString()),
                        folder,
                        Map.of());
            }
            case PYTHON, C_UNCHECKED, JVM_UNCHECKED ->
                throw new IllegalArgumentException("tests are not run at " + place.spelling());
        };
    }

    private Outcome compiled(
            PreparedProgram prepared, String backend, int optimisation, Path folder, Map<String, String> environment)
            throws Exception {
        Path executable = folder.resolve("program");
        prepared.compile(backend, optimisation, executable);
        return executed(List.of(executable.toString()), folder, environment);
    }

    private Outcome executed(List<String> command, Path folder, Map<String, String> environment) throws Exception {
        return ProgramProcess.run(command, new byte[0], folder, environment, limit);
    }

    private Outcome interpreted(ToIntFunction<InterpretedProcess> interpreter, Path folder) {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int status = interpreter.applyAsInt(new InterpretedProcess(
                List.of(program.toString()),
                new ByteArrayInputStream(new byte[0]),
                output,
                errors,
                new TreeMap<>(System.getenv()),
                folder));
        return Outcome.of(output.toByteArray(), errors.toByteArray(), status);
    }
}
