package dev.serpentine.driver;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Says on a terminal what is being done, where it takes longer than a second: the name of the stage, in one line, which
 * is gone before anything else is written, and in the end.
 */
public final class ProgressLine implements AutoCloseable {
    private static final long PATIENCE_MILLISECONDS = 1000;
    private static final long INTERVAL_MILLISECONDS = 100;
    private static final String ERASE = "\r\u001b[K";

    private final PrintStream terminal;
    private final boolean isWanted;
    private final StandardStreams streams;
    private String stage = "";
    private String shown = "";
    private boolean isStarted;
    private boolean isClosed;

    /** @param under the streams, of which standard error takes the line if it is a terminal */
    ProgressLine(StandardStreams under) {
        this.terminal = under.errors();
        this.isWanted = under.terminals().showsProgress();
        this.streams = isWanted
                ? new StandardStreams(
                        under.input(), new Clearing(under.output()), new Clearing(under.errors()), under.terminals())
                : under;
    }

    /** The streams, to be used from here on: the line is taken away before they write. */
    StandardStreams streams() {
        return streams;
    }

    /** A stage begins. */
    public synchronized void enter(String name) {
        stage = name;
        if (isWanted && !isStarted && !isClosed) {
            isStarted = true;
            Thread.ofPlatform().daemon().name("progress").start(this::show);
        }
    }

    private void show() {
        try {
            Thread.sleep(PATIENCE_MILLISECONDS);
            while (repaint()) {
                Thread.sleep(INTERVAL_MILLISECONDS);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean repaint() {
        if (!isClosed && !shown.equals(stage)) {
            terminal.print(ERASE + "serpentine: " + stage);
            terminal.flush();
            shown = stage;
        }
        return !isClosed;
    }

    private synchronized void clear() {
        if (!shown.isEmpty()) {
            terminal.print(ERASE);
            terminal.flush();
            shown = "";
        }
    }

    /** Takes the line away for good. */
    @Override
    public synchronized void close() {
        isClosed = true;
        clear();
    }

    /**
     * A stream before whose output the line is taken away. Whether something went wrong is asked of the stream under
     * it.
     */
    private final class Clearing extends PrintStream {
        Clearing(PrintStream under) {
            super(under, true, StandardCharsets.UTF_8);
        }

        @Override
        public void write(int item) {
            clear();
            super.write(item);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            clear();
            super.write(bytes, from, length);
        }
    }
}
