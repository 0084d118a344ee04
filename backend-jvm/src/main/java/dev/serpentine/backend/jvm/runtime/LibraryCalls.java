package dev.serpentine.backend.jvm.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
        Raisable instance = Exceptions.instanceOf(thrown);
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
     * Where an exception was raised, the innermost place first: places in the Python program with their lines, then those in Java; none in what stands behind Python's builtins.
     *
     * @param hidden what the names of all of the library's classes begin with, except those that users see
     */
    public static StackTraceElement[] places(Throwable thrown, String hidden) {
        Map<String, String> sources = Tracebacks.sources();
        List<StackTraceElement> places = new ArrayList<>();
        boolean isCalledByItself = false;
        for (StackTraceElement element : thrown.getStackTrace()) {
            String method = element.getMethodName();
            int mark = method.indexOf('$');
            if (!element.getClassName().startsWith(hidden)) {
                places.add(element);
            } else if (sources.containsKey(element.getClassName()) && element.getLineNumber() > 0 && !isCalledByItself) {
                places.add(new StackTraceElement(element.getClassName().substring(hidden.length()), mark > 0 ? method.substring(0, mark) : method, element.getFileName(), element.getLineNumber()));
            }
            isCalledByItself = method.contains(Tracebacks.PART);
        }
        return places.toArray(new StackTraceElement[0]);
    }
}
