package dev.serpentine.driver.resident;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The conversation with one client. After its call the client does as it is told: each message of ours is a letter, a
 * length and as many bytes, and so is each answer. Numbers are little-endian.
 */
final class ClientConnection implements AutoCloseable {
    /** The most that a client can have to say at once: its environment and command line are the largest. */
    private static final int LIMIT = 64 << 20;
    /** How long a client may take to say what it has begun to say. */
    private static final long PATIENCE_SECONDS = 5;

    private static final byte[] END = {};

    private final SocketChannel channel;
    private final BlockingQueue<byte[]> answers = new LinkedBlockingQueue<>();
    private volatile Runnable onLoss = () -> {};
    private volatile boolean isLost;

    /** @param channel to somebody who may be trusted */
    ClientConnection(SocketChannel channel) {
        this.channel = channel;
        Thread.ofPlatform().daemon().name("client").start(this::listen);
    }

    private void listen() {
        try {
            while (true) {
                ByteBuffer head = received(5);
                head.get();
                int length = head.getInt();
                if (length < 0 || length > LIMIT) {
                    break;
                }
                answers.add(received(length).array());
            }
        } catch (IOException gone) {
            // It has ended, or become a program.
        }
        isLost = true;
        answers.add(END);
        onLoss.run();
    }

    private ByteBuffer received(int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer) < 0) {
                throw new EOFException();
            }
        }
        return buffer.flip();
    }

    /** @param action is run, once, when the client has gone; in another thread, or in this one if it has already */
    void onLoss(Runnable action) {
        onLoss = action;
        if (isLost) {
            action.run();
        }
    }

    /** Whether the client has gone. */
    boolean isLost() {
        return isLost;
    }

    /** The client's call; nothing if it is none that can be understood. */
    Optional<ClientCall> call() throws IOException {
        return ClientCall.read(answer());
    }

    /** Tells the client that it is its turn; fails if it did not want to wait any longer. */
    void begin() throws IOException {
        send('A', new byte[0]);
        answer();
    }

    /**
     * Has the client write.
     *
     * @param descriptor 1 or 2
     * @return 0, or the number of the error that the client met
     * @throws IOException if the client has gone
     */
    synchronized int write(int descriptor, byte[] bytes) throws IOException {
        ByteBuffer message = buffer(1 + bytes.length).put((byte) descriptor).put(bytes);
        send('W', message.array());
        return awaited().getInt();
    }

    /** Has the client read from its standard input; gives nothing at the end. */
    synchronized byte[] read(int limit) throws IOException {
        send('I', buffer(4).putInt(limit).array());
        ByteBuffer answer = awaited();
        byte[] bytes = new byte[answer.remaining()];
        answer.get(bytes);
        return bytes;
    }

    /** Has the client end with a status. */
    void end(int status) throws IOException {
        send('S', buffer(4).putInt(status).array());
    }

    /** Has the client work by itself. */
    void sendAway() throws IOException {
        send('C', new byte[0]);
    }

    /**
     * Has the client become a program, or run one and take its status.
     *
     * @param folder to remove after the program; the empty text if the client is to become the program
     */
    void run(String folder, List<String> command, Map<String, String> variables) throws IOException {
        List<byte[]> texts = new ArrayList<>();
        texts.add(bytes(folder));
        command.forEach(word -> texts.add(bytes(word)));
        variables.forEach((name, value) -> texts.add(bytes(name + "=" + value)));
        ByteBuffer message =
                buffer(8 + texts.stream().mapToInt(text -> text.length + 1).sum());
        message.putInt(command.size()).putInt(variables.size());
        texts.forEach(text -> message.put(text).put((byte) 0));
        send('X', message.array());
    }

    /** Waits until the client has closed its end. */
    void awaitLoss() {
        try {
            while (!isLost) {
                answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(ClientCall.CHARSET);
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void send(char letter, byte[] content) throws IOException {
        ByteBuffer message = buffer(5 + content.length);
        message.put((byte) letter).putInt(content.length).put(content).flip();
        while (message.hasRemaining()) {
            channel.write(message);
        }
    }

    private ByteBuffer answer() throws IOException {
        try {
            return orEnd(answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } catch (InterruptedException interruption) {
            throw interrupted();
        }
    }

    /** The answer to what the client does in its own time: its output may be a pipe that nobody reads yet. */
    private ByteBuffer awaited() throws IOException {
        try {
            return orEnd(answers.take());
        } catch (InterruptedException interruption) {
            throw interrupted();
        }
    }

    private static IOException interrupted() {
        Thread.currentThread().interrupt();
        return new IOException("interrupted");
    }

    private static ByteBuffer orEnd(byte[] answer) throws IOException {
        if (answer == null || answer == END) {
            throw new EOFException("the client does not answer");
        }
        return ByteBuffer.wrap(answer).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
