package dev.serpentine.graph.system;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Map;
import java.util.TreeMap;

/** Error numbers of the system, and what Java's exceptions correspond to. */
public final class ErrorNumbers {
    public static final int INTERRUPTED = 4;
    public static final int BAD_DESCRIPTOR = 9;
    public static final int IS_DIRECTORY = 21;
    public static final int INVALID = 22;
    private static final int INPUT_OUTPUT = 5;

    private static final Map<Integer, String> TEXTS = new TreeMap<>(Map.ofEntries(
            Map.entry(0, "Success"),
            Map.entry(1, "Operation not permitted"),
            Map.entry(2, "No such file or directory"),
            Map.entry(INTERRUPTED, "Interrupted system call"),
            Map.entry(INPUT_OUTPUT, "Input/output error"),
            Map.entry(BAD_DESCRIPTOR, "Bad file descriptor"),
            Map.entry(10, "No child processes"),
            Map.entry(11, "Resource temporarily unavailable"),
            Map.entry(12, "Cannot allocate memory"),
            Map.entry(13, "Permission denied"),
            Map.entry(16, "Device or resource busy"),
            Map.entry(17, "File exists"),
            Map.entry(18, "Invalid cross-device link"),
            Map.entry(20, "Not a directory"),
            Map.entry(IS_DIRECTORY, "Is a directory"),
            Map.entry(INVALID, "Invalid argument"),
            Map.entry(24, "Too many open files"),
            Map.entry(27, "File too large"),
            Map.entry(28, "No space left on device"),
            Map.entry(29, "Illegal seek"),
            Map.entry(30, "Read-only file system"),
            Map.entry(32, "Broken pipe"),
            Map.entry(36, "File name too long"),
            Map.entry(39, "Directory not empty"),
            Map.entry(40, "Too many levels of symbolic links")));

    private ErrorNumbers() {}

    /** The system's text for an error number, in English. */
    public static String text(long number) {
        String known = TEXTS.get((int) number);
        return known == null ? "Unknown error " + number : known;
    }

    /** The error number that a system call would have given where Java threw this. */
    public static int of(IOException exception) {
        if (exception instanceof NoSuchFileException) {
            return 2;
        }
        if (exception instanceof AccessDeniedException) {
            return 13;
        }
        if (exception instanceof FileAlreadyExistsException) {
            return 17;
        }
        if (exception instanceof NotDirectoryException) {
            return 20;
        }
        if (exception instanceof DirectoryNotEmptyException) {
            return 39;
        }
        if (exception instanceof FileSystemLoopException) {
            return 40;
        }
        return ofText(exception instanceof FileSystemException other ? other.getReason() : exception.getMessage());
    }

    private static int ofText(String reason) {
        for (Map.Entry<Integer, String> entry : TEXTS.entrySet()) {
            if (entry.getValue().equals(reason)) {
                return entry.getKey();
            }
        }
        return INPUT_OUTPUT;
    }
}
