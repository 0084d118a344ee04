package dev.serpentine.driver.resident;

import dev.serpentine.driver.Main;
import dev.serpentine.driver.OwnProcessNeeded;
import dev.serpentine.driver.StandardStreams;
import dev.serpentine.driver.Surroundings;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jdk.net.ExtendedSocketOptions;

/** The process that stays: waits at its socket, and carries out one client's call after the other. */
public final class ResidentTranslator {
    private static final Duration IDLE = Duration.ofMinutes(10);
    private static final Duration LOOK_ROUND = Duration.ofSeconds(20);
    /** When nobody has called for so long, memory is given back. */
    private static final Duration REST = Duration.ofSeconds(2);
    /** What the start script says to whatever it starts. */
    static final Map<String, String> SCRIPT_VARIABLES = Optional.ofNullable(System.getenv("JAVA_HOME"))
            .map(home -> Map.of("JAVA_HOME", home))
            .orElse(Map.of());

    private static final long LARGEST_SIZE = 1L << 30;

    private final Path socket;
    private final Checkout checkout;
    private final SparePython spare = new SparePython();
    private boolean isRetired;

    private ResidentTranslator(Path socket, Path classPathFile) {
        this.socket = socket;
        this.checkout = new Checkout(classPathFile);
    }

    /**
     * Serves until there is a reason to end.
     *
     * @param words the name of the socket, the file with the class path that this process was started from, and
     *     programs to translate first, so that all is compiled
     */
    public static void main(String[] words) throws InterruptedException {
        ResidentTranslator translator = new ResidentTranslator(Path.of(words[0]), Path.of(words[1]));
        List<String> programs = List.of(Arrays.copyOfRange(words, 2, words.length));
        Thread worker = new Thread(null, () -> translator.work(programs), "serpentine", Main.STACK_SIZE);
        worker.start();
        worker.join();
        Runtime.getRuntime().halt(0);
    }

    private void work(List<String> programs) {
        try {
            new WarmUp(spare).translate(programs);
            serve();
        } catch (IOException | RuntimeException | Error failure) {
            log("ended by " + failure);
        }
    }

    private void serve() throws IOException {
        Files.deleteIfExists(socket);
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
                Selector selector = Selector.open()) {
            server.bind(UnixDomainSocketAddress.of(socket));
            Object identity = identity();
            server.configureBlocking(false);
            server.register(selector, SelectionKey.OP_ACCEPT);
            ProcessState state = ProcessState.now();
            Instant lastCall = Instant.now();
            boolean hasRested = false;
            while (!isRetired) {
                boolean isCalled = selector.selectNow() > 0;
                if (!isCalled) {
                    spare.startAhead();
                    isCalled = selector.select((hasRested ? LOOK_ROUND : REST).toMillis()) > 0;
                }
                selector.selectedKeys().clear();
                if (!checkout.isUnchanged() || !identity.equals(identity())) {
                    retire("the checkout, the JDK or the socket is another");
                } else if (isCalled) {
                    accept(server);
                    lastCall = Instant.now();
                    hasRested = false;
                    requireSame(state);
                } else if (Duration.between(lastCall, Instant.now()).compareTo(IDLE) > 0) {
                    retire("idle");
                } else if (!hasRested) {
                    rest();
                    hasRested = true;
                }
            }
            if (identity.equals(identity())) {
                Files.deleteIfExists(socket);
            }
        }
    }

    private Object identity() throws IOException {
        return Files.exists(socket) ? Files.getAttribute(socket, "unix:ino") : "none";
    }

    private void retire(String reason) {
        isRetired = true;
        log(reason);
    }

    /** What is written here goes to the file beside the socket. */
    static void log(String sentence) {
        System.err.println(Instant.now() + " " + sentence);
    }

    private void requireSame(ProcessState before) {
        before.putBack();
        List<String> changed = ProcessState.now().changesSince(before);
        if (!changed.isEmpty()) {
            retire("a program has changed this process: " + String.join(", ", changed));
        }
    }

    /** Gives memory back, and ends where that is not possible. */
    private void rest() throws IOException {
        System.gc();
        long size = residentSize();
        if (size > LARGEST_SIZE) {
            retire("too large: " + size);
        }
    }

    private static long residentSize() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) << 10)
                .findFirst()
                .orElse(0);
    }

    private void accept(ServerSocketChannel server) throws IOException {
        SocketChannel channel = server.accept();
        if (channel == null) {
            return;
        }
        channel.configureBlocking(true);
        if (!channel.getOption(ExtendedSocketOptions.SO_PEERCRED)
                .user()
                .equals(Files.getOwner(Path.of("/proc/self")))) {
            channel.close();
            return;
        }
        try (ClientConnection client = new ClientConnection(channel)) {
            answer(client);
        } catch (IOException gone) {
            log("a client has gone: " + gone.getMessage());
        }
    }

    private void answer(ClientConnection client) throws IOException {
        Optional<ClientCall> call = client.call();
        if (call.isEmpty()) {
            client.sendAway();
            return;
        }
        client.begin();
        try {
            answer(client, call.get());
        } finally {
            client.onLoss(() -> {});
        }
    }

    private void answer(ClientConnection client, ClientCall call) throws IOException {
        try {
            CurrentFolder.mask(call.mask());
            CurrentFolder.enter(call.folder());
            carryOut(client, call);
        } catch (OwnProcessNeeded needed) {
            log("sent away: " + needed.getMessage());
            client.sendAway();
        } finally {
            CurrentFolder.enter(Path.of("/"));
        }
    }

    /** With what the start script adds in a process of one's own. */
    private static Map<String, String> environment(ClientCall call) {
        Map<String, String> environment = new LinkedHashMap<>(call.environment());
        environment.putAll(SCRIPT_VARIABLES);
        return environment;
    }

    private void carryOut(ClientConnection client, ClientCall call) throws IOException {
        ClientStreams streams = new ClientStreams(client);
        ClientMeans[] means = new ClientMeans[1];
        Surroundings surroundings = Surroundings.of(
                streams.streams(StandardStreams.Terminals.of(
                        call.environment(), call.isOutputTerminal(), call.isErrorTerminal())),
                environment(call),
                call.folder(),
                progress -> means[0] = new ClientMeans(client, streams, spare::taken, progress));
        client.onLoss(means[0]::abandon);
        int status = Main.run(call.words(), surroundings);
        if (!means[0].hasEnded()) {
            try {
                streams.commit();
            } catch (IOException unwritten) {
                // A process of its own would not say so either.
            }
            client.end(status);
        }
    }
}
