package dev.serpentine.conformance;

/** Does work that wants much stack: Python's frames and the recursive stages do. It is only reserved. */
final class OnLargeStack {
    private static final long STACK_SIZE = 1L << 30;

    private OnLargeStack() {}

    /** Comes back when the work is done; what it throws is thrown here. */
    static void run(String name, Runnable work) throws InterruptedException {
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(null, work, name, STACK_SIZE);
        thread.setUncaughtExceptionHandler((_, failure) -> thrown[0] = failure);
        thread.start();
        thread.join();
        switch (thrown[0]) {
            case null -> {}
            case RuntimeException failure -> throw failure;
            case Error failure -> throw failure;
            default -> throw new IllegalStateException(thrown[0]);
        }
    }
}
