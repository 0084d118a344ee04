package dev.serpentine.graph.system;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * The three descriptors that a process begins with, and the system calls on them. Each returns what its external
 * function returns.
 */
public final class StandardStreams {
    private final InputStream input;
    private final OutputStream output;
    private final OutputStream error;
    private final Interrupts interrupts;
    private final boolean[] closed = new boolean[3];

    /**
     * Streams, all of them open.
     *
     * @param input descriptor 0
     * @param output descriptor 1
     * @param error descriptor 2
     * @param interrupts what reading ends for
     */
    public StandardStreams(InputStream input, OutputStream output, OutputStream error, Interrupts interrupts) {
        this.input = input;
        this.output = output;
        this.error = error;
        this.interrupts = interrupts;
    }

    /** Whether a descriptor is one of them, be it closed. */
    public boolean has(long descriptor) {
        return descriptor >= 0 && descriptor < closed.length;
    }

    /** Writes; the descriptor is one of these. */
    public long write(long descriptor, byte[] bytes, int start, int count) {
        if (closed[(int) descriptor] || descriptor == 0) {
            return -ErrorNumbers.BAD_DESCRIPTOR;
        }
        OutputStream stream = descriptor == 1 ? output : error;
        try {
            stream.write(bytes, start, count);
            stream.flush();
            return count;
        } catch (IOException failure) {
            return -ErrorNumbers.of(failure);
        }
    }

    /** Reads; the descriptor is one of these. */
    public long read(long descriptor, byte[] bytes, int start, int count) {
        if (closed[(int) descriptor] || descriptor != 0) {
            return -ErrorNumbers.BAD_DESCRIPTOR;
        }
        try {
            return interrupts.read(input, bytes, start, count);
        } catch (IOException failure) {
            return -ErrorNumbers.of(failure);
        }
    }

    /** Closes for the process; the descriptor is one of these. */
    public long close(long descriptor) {
        if (closed[(int) descriptor]) {
            return -ErrorNumbers.BAD_DESCRIPTOR;
        }
        closed[(int) descriptor] = true;
        return 0;
    }
}
