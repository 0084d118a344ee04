package dev.serpentine.frontend.loader;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Standard output for the embedded Python, which knows how much was written to it. */
final class CountedOutput extends FilterOutputStream {
    private long count;

    CountedOutput(OutputStream out) {
        super(out);
    }

    /** How many bytes were written until now. */
    long count() {
        return count;
    }

    @Override
    public void write(int item) throws IOException {
        count++;
        out.write(item);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        count += length;
        out.write(bytes, from, length);
    }
}
