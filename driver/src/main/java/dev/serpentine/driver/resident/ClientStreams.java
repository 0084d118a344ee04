package dev.serpentine.driver.resident;

import dev.serpentine.driver.StandardStreams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The standard streams of a client. What is written is held back, in its order, until somebody reads, until it is
 * {@linkplain #commit committed}, or until a flush comes later than three seconds after the beginning: a client that
 * has to work by itself after all repeats nothing then.
 */
final class ClientStreams {
    private static final long HELD_NANOSECONDS = 3_000_000_000L;

    private final ClientConnection client;
    private final long beginning = System.nanoTime();
    private final List<Piece> held = new ArrayList<>();

    private record Piece(int descriptor, ByteArrayOutputStream bytes) {}

    ClientStreams(ClientConnection client) {
        this.client = client;
    }

    /** As streams. @param terminals which of them are terminals */
    StandardStreams streams(StandardStreams.Terminals terminals) {
        return new StandardStreams(new Input(), output(1), output(2), terminals);
    }

    private PrintStream output(int descriptor) {
        return new PrintStream(new Output(descriptor), false, StandardCharsets.UTF_8) {
            @Override
            public boolean checkError() {
                try {
                    commit();
                } catch (IOException failure) {
                    setError();
                }
                return super.checkError();
            }
        };
    }

    /**
     * Has the client write all that was held back.
     *
     * @throws IOException if it cannot write a part of it
     */
    synchronized void commit() throws IOException {
        List<Piece> pieces = List.copyOf(held);
        held.clear();
        int error = 0;
        for (Piece piece : pieces) {
            error = Math.max(
                    error, client.write(piece.descriptor(), piece.bytes().toByteArray()));
        }
        if (error != 0) {
            throw new IOException("the client cannot write: error " + error);
        }
    }

    private synchronized void hold(int descriptor, byte[] bytes, int from, int length) {
        if (held.isEmpty() || held.getLast().descriptor() != descriptor) {
            held.add(new Piece(descriptor, new ByteArrayOutputStream()));
        }
        held.getLast().bytes().write(bytes, from, length);
    }

    private final class Output extends OutputStream {
        private final int descriptor;

        Output(int descriptor) {
            this.descriptor = descriptor;
        }

        @Override
        public void write(int item) {
            hold(descriptor, new byte[] {(byte) item}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            if (length > 0) {
                hold(descriptor, bytes, from, length);
            }
        }

        @Override
        public void flush() throws IOException {
            if (System.nanoTime() - beginning > HELD_NANOSECONDS) {
                commit();
            }
        }
    }

    private final class Input extends InputStream {
        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            if (length == 0) {
                return 0;
            }
            commit();
            byte[] read = client.read(Math.min(length, 1 << 16));
            System.arraycopy(read, 0, bytes, from, read.length);
            return read.length == 0 ? -1 : read.length;
        }
    }
}
