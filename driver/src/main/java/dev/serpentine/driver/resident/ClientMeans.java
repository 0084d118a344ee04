package dev.serpentine.driver.resident;

import dev.serpentine.driver.OwnProcessNeeded;
import dev.serpentine.driver.ProgressLine;
import dev.serpentine.driver.Surroundings;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.frontend.loader.PythonProcess;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** How a client's call is carried out: its programs are the client's to run, and it may leave at any moment. */
final class ClientMeans implements Surroundings.Means {
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final ClientConnection client;
    private final ClientStreams streams;
    private final Supplier<GraalHost> python;
    private final ProgressLine progress;
    private volatile boolean hasEnded;
    private volatile boolean hasLeft;
    private volatile Optional<GraalHost> host = Optional.empty();

    /** @param python started ahead */
    ClientMeans(ClientConnection client, ClientStreams streams, Supplier<GraalHost> python, ProgressLine progress) {
        this.client = client;
        this.streams = streams;
        this.python = python;
        this.progress = progress;
    }

    /** Whether the client has been told how it ends. */
    boolean hasEnded() {
        return hasEnded;
    }

    /**
     * Called when the client has gone: Python ends what it does, and the stages end where the next begins. What does
     * not end in time ends with this process.
     */
    void abandon() {
        if (hasEnded) {
            return;
        }
        Thread.ofPlatform().daemon().name("cancellation").start(() -> host.ifPresent(GraalHost::cancel));
        Thread.ofPlatform().daemon().name("grace").start(() -> {
            try {
                Thread.sleep(GRACE);
            } catch (InterruptedException interruption) {
                Thread.currentThread().interrupt();
            }
            if (!hasLeft) {
                ResidentTranslator.log("what was begun for a client that has gone does not end");
                Runtime.getRuntime().halt(1);
            }
        });
    }

    @Override
    public GraalHost startPython(PythonProcess process) {
        GraalHost started = python.get();
        host = Optional.of(started);
        started.adopt(process);
        return started;
    }

    @Override
    public int run(Surroundings.ProgramFiles files) {
        progress.close();
        try {
            commit();
            String folder = files.isWhole() ? "" : files.folder().path().toString();
            hasEnded = true;
            Map<String, String> variables = new HashMap<>(ResidentTranslator.SCRIPT_VARIABLES);
            variables.putAll(files.variables());
            client.run(folder, files.command(), variables);
            if (files.isWhole()) {
                // The connection is closed by the kernel when the program has begun.
                client.awaitLoss();
            } else {
                files.folder().giveAway();
            }
            return 0;
        } catch (IOException gone) {
            throw new OwnProcessNeeded(gone.toString());
        }
    }

    /** What the client could not write, nobody learns, as in a process of its own. */
    private void commit() throws IOException {
        try {
            streams.commit();
        } catch (IOException unwritten) {
            requirePresence();
        }
    }

    private void requirePresence() throws IOException {
        if (client.isLost()) {
            throw new IOException("the client has gone");
        }
    }

    @Override
    public void requireOwnProcess(String reason) {
        throw new OwnProcessNeeded(reason);
    }

    @Override
    public void enter(String stage) {
        if (client.isLost()) {
            throw new OwnProcessNeeded("the client has gone");
        }
        progress.enter(stage);
    }

    @Override
    public void leave() {
        hasLeft = true;
        progress.close();
    }
}
