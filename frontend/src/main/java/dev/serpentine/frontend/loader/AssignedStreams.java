package dev.serpentine.frontend.loader;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The streams of a Python that is started before it is known where they lead to. Until then they lead nowhere. */
final class AssignedStreams {
    private volatile InputStream input = InputStream.nullInputStream();
    private volatile OutputStream output = OutputStream.nullOutputStream();
    private volatile OutputStream errors = OutputStream.nullOutputStream();

    void assign(PythonProcess process) {
        input = process.input();
        output = process.output();
        errors = process.errors();
    }

    InputStream input() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                return input.read();
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                return input.read(bytes, from, length);
            }

            @Override
            public int available() throws IOException {
                return input.available();
            }
        };
    }

    OutputStream output() {
        return new Forwarding() {
            @Override
            OutputStream target() {
                return output;
            }
        };
    }

    OutputStream errors() {
        return new Forwarding() {
            @Override
            OutputStream target() {
                return errors;
            }
        };
    }

    private abstract static class Forwarding extends OutputStream {
        abstract OutputStream target();

        @Override
        public void write(int item) throws IOException {
            target().write(item);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            target().write(bytes, from, length);
        }

        @Override
        public void flush() throws IOException {
            target().flush();
        }
    }
}
