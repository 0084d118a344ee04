package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.StandardStreams;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;

/**
 * The external functions that read and write. What is needed for other files than the standard streams is loaded when
 * the first of them is touched.
 */
public final class StreamFunctions {
    static final StandardStreams STANDARD = new StandardStreams(
            new FileInputStream(FileDescriptor.in),
            new FileOutputStream(FileDescriptor.out),
            new FileOutputStream(FileDescriptor.err),
            InterruptFunctions.INTERRUPTS);

    private StreamFunctions() {}

    public static long os_write(long descriptor, byte[] bytes, long start, long count) {
        return STANDARD.has(descriptor)
                ? STANDARD.write(descriptor, bytes, (int) start, (int) count)
                : FileFunctions.CALLS.write(descriptor, bytes, (int) start, (int) count);
    }

    public static long os_read(long descriptor, byte[] bytes, long start, long count) {
        return STANDARD.has(descriptor)
                ? STANDARD.read(descriptor, bytes, (int) start, (int) count)
                : FileFunctions.CALLS.read(descriptor, bytes, (int) start, (int) count);
    }

    public static long os_close(long descriptor) {
        return STANDARD.has(descriptor) ? STANDARD.close(descriptor) : FileFunctions.CALLS.close(descriptor);
    }
}
