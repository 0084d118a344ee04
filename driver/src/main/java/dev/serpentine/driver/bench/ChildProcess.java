package dev.serpentine.driver.bench;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a process to its end and measures it. One at a time: the system counts the time of all that have ended. */
final class ChildProcess {
    private static final MethodHandle GETRUSAGE = Linker.nativeLinker()
            .downcallHandle(
                    Linker.nativeLinker().defaultLookup().findOrThrow("getrusage"),
                    FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
    private static final int CHILDREN = -1;
    private static final long USAGE_SIZE = 256;
    private static final long POLL_MILLISECONDS = 5;
    private static final String PEAK = "VmHWM:";

    private ChildProcess() {}

    /**
     * What a process took.
     *
     * @param processor seconds of processor time, of all its threads, for itself and in the system
     * @param wall seconds from its start to its end
     * @param peakMemory the most bytes that it had in memory, as far as the system tells; 0 where it does not, or the
     *     process was too quick to be asked
     * @param status its exit status
     * @param output what it wrote on standard output
     * @param errors what it wrote on standard error
     */
    record Run(double processor, double wall, long peakMemory, int status, byte[] output, String errors) {}

    /**
     * Runs a command that has nothing to read.
     *
     * @param folder for what it writes
     * @throws IOException if it cannot be started
     */
    static Run run(List<String> command, Path folder) throws IOException {
        Path output = folder.resolve("output");
        Path errors = folder.resolve("errors");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(Path.of("/dev/null").toFile())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile());
        double before = processorTimeOfChildren();
        long start = System.nanoTime();
        Process process = builder.start();
        Thread ending = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(ending);
        long peak = 0;
        try {
            do {
                peak = Math.max(peak, peakMemory(process.pid()));
            } while (!process.waitFor(POLL_MILLISECONDS, TimeUnit.MILLISECONDS));
        } catch (InterruptedException exception) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a process was measured", exception);
        }
        double wall = (System.nanoTime() - start) / 1e9;
        Runtime.getRuntime().removeShutdownHook(ending);
        return new Run(
                processorTimeOfChildren() - before,
                wall,
                peak,
                process.exitValue(),
                Files.readAllBytes(output),
                Files.readString(errors));
    }

    /** The system's high-water mark, which only grows: what is read last is all but what the process ends with. */
    private static long peakMemory(long process) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc", Long.toString(process), "status"))) {
                if (line.startsWith(PEAK)) {
                    return Long.parseLong(line.substring(PEAK.length(), line.length() - 2)
                                    .strip())
                            * 1024;
                }
            }
            return 0;
        } catch (IOException | NumberFormatException gone) {
            return 0;
        }
    }

    private static double processorTimeOfChildren() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment usage = arena.allocate(USAGE_SIZE, Long.BYTES);
            int _ = (int) GETRUSAGE.invokeExact(CHILDREN, usage);
            return seconds(usage, 0) + seconds(usage, 2L * Long.BYTES);
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A {@code timeval}. */
    private static double seconds(MemorySegment usage, long offset) {
        return usage.get(ValueLayout.JAVA_LONG, offset) + usage.get(ValueLayout.JAVA_INT, offset + Long.BYTES) / 1e6;
    }
}
