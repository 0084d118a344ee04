package dev.serpentine.backend.jvm.runtime;

/** Carries an exception instance of the program up the Java stack. Its stack trace is the traceback. */
public final class RaisedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Raisable instance;

    private RaisedException(Raisable instance) {
        super(null, null, false, true);
        this.instance = instance;
    }

    /** The exception instance. */
    public Raisable instance() {
        return instance;
    }

    /** What throws an instance that was perhaps raised before: the same as then. */
    public static Throwable again(Raisable instance) {
        Throwable carrier = instance.thrown();
        if (carrier == null) {
            carrier = new RaisedException(instance);
            instance.setThrown(carrier);
        }
        return carrier;
    }

    /** What throws an instance that the whole program shares: its traceback begins here. */
    public static Throwable anew(Raisable instance) {
        Throwable carrier = new RaisedException(instance);
        instance.setThrown(carrier);
        return carrier;
    }

    @Override
    public String getMessage() {
        return instance.toString();
    }
}
