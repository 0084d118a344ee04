package dev.serpentine.backend.jvm.runtime;

/** Tells what instance a Java exception stands for in the program. Set up before the program starts. */
public final class Exceptions {
    private static Raisable overflow;
    private static Raisable recursion;
    private static Raisable memory;

    private Exceptions() {}

    /**
     * Names the instances that stand for exceptions of the platform.
     *
     * @param overflowError for an {@link ArithmeticException}
     * @param recursionError for a {@link StackOverflowError}
     * @param memoryError for an {@link OutOfMemoryError}
     */
    public static void use(Raisable overflowError, Raisable recursionError, Raisable memoryError) {
        overflow = overflowError;
        recursion = recursionError;
        memory = memoryError;
    }

    /**
     * The instance that was caught.
     *
     * @throws Throwable the same again, if it is no exception of the program: then it passes every handler
     */
    public static Raisable caught(Throwable thrown) throws Throwable {
        Raisable instance = instanceOf(thrown);
        if (instance == null) {
            throw thrown;
        }
        return instance;
    }

    /** The instance that a Java exception stands for, {@code null} if none. */
    static Raisable instanceOf(Throwable thrown) {
        if (thrown instanceof RaisedException raised) {
            return raised.instance();
        }
        Raisable instance = null;
        if (thrown instanceof ArithmeticException) {
            instance = overflow;
        } else if (thrown instanceof StackOverflowError) {
            instance = recursion;
        } else if (thrown instanceof OutOfMemoryError) {
            instance = memory;
        }
        if (instance != null) {
            instance.setThrown(thrown);
        }
        return instance;
    }
}
