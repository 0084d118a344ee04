package dev.serpentine.backend.jvm.runtime;

/** Tells what instance a Java exception stands for in the program. Set up before the program starts. */
public final class Exceptions {
    private static Raisable overflow;
    private static Raisable recursion;
    private static Raisable memory;
    private static Raisable index;
    private static Raisable none;
    private static Raisable division;

    private Exceptions() {}

    /**
     * Names the instances that stand for exceptions of the platform.
     *
     * @param overflowError for an {@link ArithmeticException}
     * @param recursionError for a {@link StackOverflowError}
     * @param memoryError for an {@link OutOfMemoryError}
     * @param indexError for an {@link IndexOutOfBoundsException} that ends a program; {@code null}, as the next two,
     *     where the program looks out for all that may go wrong
     * @param attributeError for a {@link NullPointerException} that does
     * @param divisionError for an {@link ArithmeticException} of a divisor of 0 that does
     */
    public static void use(
            Raisable overflowError,
            Raisable recursionError,
            Raisable memoryError,
            Raisable indexError,
            Raisable attributeError,
            Raisable divisionError) {
        overflow = overflowError;
        recursion = recursionError;
        memory = memoryError;
        index = indexError;
        none = attributeError;
        division = divisionError;
    }

    /**
     * The instance that was caught.
     *
     * @param place where, as {@link RaisedException} has places
     * @throws Throwable the same again, if it is no exception of the program: then it passes every handler
     */
    public static Raisable caught(Throwable thrown, String place) throws Throwable {
        RaisedException carrier = carrierOf(thrown);
        if (carrier == null) {
            throw thrown;
        }
        carrier.setCaughtAt(place);
        return carrier.instance();
    }

    /**
     * The instance that a Java exception stands for that leaves the program, {@code null} if none: those count too that
     * no handler sees.
     */
    static Raisable uncaught(Throwable thrown) {
        Raisable instance = instanceOf(thrown);
        if (instance != null) {
            return instance;
        }
        if (thrown instanceof IndexOutOfBoundsException) {
            instance = index;
        } else if (thrown instanceof NullPointerException) {
            instance = none;
        } else if (thrown instanceof ArithmeticException) {
            instance = division;
        }
        return instance == null ? null : RaisedException.of(thrown, instance).instance();
    }

    /** The instance that a Java exception stands for, {@code null} if none. */
    private static Raisable instanceOf(Throwable thrown) {
        RaisedException carrier = carrierOf(thrown);
        return carrier == null ? null : carrier.instance();
    }

    private static RaisedException carrierOf(Throwable thrown) {
        if (thrown instanceof RaisedException raised) {
            return raised;
        }
        Raisable instance = null;
        if (thrown instanceof ArithmeticException && isOverflow(thrown)) {
            instance = overflow;
        } else if (thrown instanceof StackOverflowError) {
            instance = recursion;
        } else if (thrown instanceof OutOfMemoryError) {
            instance = memory;
        }
        return instance == null ? null : RaisedException.of(thrown, instance);
    }

    /** Tells an overflow, which Java's exact arithmetic and ours name as such, from a divisor of 0. */
    private static boolean isOverflow(Throwable thrown) {
        return thrown.getMessage() != null && thrown.getMessage().endsWith("overflow");
    }
}
