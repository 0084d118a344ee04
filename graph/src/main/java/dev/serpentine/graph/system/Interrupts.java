package dev.serpentine.graph.system;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Whether a process was interrupted, and what that does to it. Anybody may interrupt it; all else is asked by the
 * program's own thread.
 */
public final class Interrupts {
    /** What a process ends with that SIGINT has killed, as shells tell it. */
    public static final int STATUS = 130;

    /** Held by the program while its end must wait. */
    private final ReentrantLock holding = new ReentrantLock();

    private volatile boolean isPending;
    private volatile boolean isEnding;
    private volatile boolean looksOut;
    private volatile Runnable end;
    private boolean isReading;
    private byte[] read = {};
    private int readFrom;
    private int readTo;
    private IOException readFailure;

    /** Says what ends the program where it does not look out for interrupts. It may be called by any thread. */
    public void endBy(Runnable action) {
        end = action;
    }

    /** From here on interrupts are the program's: noted, or its end. */
    public void watch(boolean notes) {
        looksOut = notes;
        isEnding = !notes;
    }

    /** Interrupts the process. */
    public void interrupt() {
        if (isEnding) {
            // It is never given back: whoever wants to hold it would write once more what was written here.
            holding.lock();
            end.run();
            return;
        }
        synchronized (this) {
            isPending = true;
            notifyAll();
        }
    }

    public boolean isPending() {
        return isPending;
    }

    /** Whether there was an interrupt, which is dealt with now. */
    public boolean take() {
        boolean was = isPending;
        isPending = false;
        return was;
    }

    /** Has the program's end wait, or no longer. */
    public void hold(boolean holds) {
        if (holds) {
            holding.lock();
        } else {
            holding.unlock();
        }
    }

    /** Waits, or until there is an interrupt. */
    public synchronized void sleep(double seconds) {
        long end = System.nanoTime() + (long) (Math.min(seconds, 9e9) * 1e9);
        try {
            for (long left = end - System.nanoTime(); left > 0 && !isPending; left = end - System.nanoTime()) {
                wait(left / 1_000_000, (int) (left % 1_000_000));
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Reads from a stream that cannot be interrupted itself: there, another thread goes on with it, and what it reads
     * is for the next who asks.
     *
     * @return how many bytes, 0 at the end, minus the number of {@link ErrorNumbers#INTERRUPTED} where an interrupt
     *     came first
     */
    public long read(InputStream input, byte[] bytes, int start, int count) throws IOException {
        if (!looksOut || count == 0 || !hasMore() && input.available() > 0) {
            return Math.max(0, input.read(bytes, start, count));
        }
        return readBeside(input, bytes, start, count);
    }

    private synchronized boolean hasMore() {
        return isReading || readFrom < readTo;
    }

    private synchronized long readBeside(InputStream input, byte[] bytes, int start, int count) throws IOException {
        if (!isReading && readFrom >= readTo) {
            isReading = true;
            new Reader(input, count).start();
        }
        try {
            while (isReading && !isPending) {
                wait();
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
        if (isReading) {
            return -ErrorNumbers.INTERRUPTED;
        }
        if (readFailure != null) {
            IOException failure = readFailure;
            readFailure = null;
            throw failure;
        }
        int given = Math.min(count, readTo - readFrom);
        System.arraycopy(read, readFrom, bytes, start, given);
        readFrom += given;
        return given;
    }

    /** Waits for input in the program's place. */
    private final class Reader extends Thread {
        private final InputStream input;
        private final byte[] room;

        Reader(InputStream input, int count) {
            super("standard input");
            this.input = input;
            this.room = new byte[count];
            setDaemon(true);
        }

        @Override
        public void run() {
            int count = 0;
            IOException failed = null;
            try {
                count = Math.max(0, input.read(room));
            } catch (IOException failure) {
                failed = failure;
            }
            synchronized (Interrupts.this) {
                read = room;
                readFrom = 0;
                readTo = count;
                readFailure = failed;
                isReading = false;
                Interrupts.this.notifyAll();
            }
        }
    }
}
