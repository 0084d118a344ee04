package dev.serpentine.driver;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Something could not be written: a disk is full, or the user may not write there. */
final class NotWritten extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** @param what was being written */
    NotWritten(String what, IOException cause) {
        super(what + " cannot be written: " + reason(cause), cause);
    }

    /** @param what was being written, where nothing more is known */
    NotWritten(String what) {
        super(what + " cannot be written");
    }

    private static String reason(IOException cause) {
        return switch (cause) {
            case NoSuchFileException missing -> "there is no " + missing.getFile();
            case FileSystemException failure when failure.getReason() != null -> failure.getReason();
            default -> cause.getMessage();
        };
    }
}
