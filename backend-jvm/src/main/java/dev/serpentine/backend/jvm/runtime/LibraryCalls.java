package dev.serpentine.backend.jvm.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** Calls of a library's functions from outside. One thread at a time is inside; others wait. */
public final class LibraryCalls {
    private static final ReentrantLock LOCK = new ReentrantLock();

    private LibraryCalls() {}

    /** Enters the library. */
    public static void begin() {
        LOCK.lock();
    }

    /** Leaves the library. */
    public static void end() {
        LOCK.unlock();
    }

    /** Ends the program, but not the process. */
    static void exit(int status) {
        throw new ProgramExit(status);
    }

    /**
     * The exception of the program that a Java exception stands for.
     *
     * @throws RuntimeException the same again, if it stands for none
     */
    public static Raisable raised(Throwable thrown) {
        Raisable instance = Exceptions.uncaught(thrown);
        if (instance != null) {
            return instance;
        }
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
        throw new IllegalStateException(thrown);
    }

    /**
     * Where an exception was raised, the innermost place first: places in the Python program with their lines, then
     * those in Java; none in what stands behind Python's builtins.
     *
     * @param hidden what the names of all of the library's classes begin with, except those that users see
     */
    public static StackTraceElement[] places(Throwable thrown, String hidden) {
        SourcePlaces sources = SourcePlaces.read();
        List<StackTraceElement> places = new ArrayList<>();
        Tracebacks.forEachPlace(thrown, element -> {
            if (!element.getClassName().startsWith(hidden)) {
                places.add(element);
            } else {
                sources.of(element)
                        .forEach(entry -> places.add(new StackTraceElement(
                                sources.ownerOf(entry.file(), element.getClassName())
                                        .substring(hidden.length()),
                                entry.function(),
                                entry.file().substring(entry.file().lastIndexOf('/') + 1),
                                entry.line())));
            }
        });
        return places.toArray(new StackTraceElement[0]);
    }
}
