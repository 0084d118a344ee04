package dev.serpentine.backend.jvm.runtime;

/**
 * Carries an exception instance of the program up the Java stack, and is a part of its traceback: the places from where
 * it was raised to where it was caught. Java's stack trace has these, and those further up; so {@link #caughtAt} tells
 * where they end. An instance that is raised once more by a statement has one more carrier, which goes on where the
 * former ended.
 *
 * <p>A place is told by class, method and line number as a class file has them, divided by tabs; the class as it was
 * before it was relocated.
 */
public final class RaisedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * How many carriers of an instance remember each other, so that one that is raised over and over does not fill the
     * memory.
     */
    private static final int LONGEST_CHAIN = 1000;

    /** Stands for the place that raised the instance, where that is none of its traceback. */
    static final String NOWHERE = "";

    private final transient Raisable instance;
    private final transient RaisedException previous;
    private final int depth;
    /**
     * Whose stack trace counts: this, what the platform threw, or {@code null} if the instance was raised and caught in
     * one method.
     */
    private final transient Throwable source;
    /** The place that raised the instance, if the stack trace does not begin there. */
    private final transient String begun;
    /** The place where it was caught, {@code null} if nothing has caught it. */
    private transient String caughtAt;

    /** One that is thrown. */
    private RaisedException(Raisable instance, RaisedException previous, String begun) {
        super(null, null, false, true);
        this.instance = instance;
        this.depth = previous == null ? 0 : previous.depth + 1;
        this.previous = depth % LONGEST_CHAIN == LONGEST_CHAIN - 1 ? null : previous;
        this.source = this;
        this.begun = begun;
    }

    /** One that is not thrown by the program, or not yet. */
    private RaisedException(Raisable instance, RaisedException previous, Throwable source, String begun) {
        super(null, null, false, false);
        this.instance = instance;
        this.depth = previous == null ? 0 : previous.depth + 1;
        this.previous = depth % LONGEST_CHAIN == LONGEST_CHAIN - 1 ? null : previous;
        this.source = source;
        this.begun = begun;
    }

    /** The exception instance. */
    public Raisable instance() {
        return instance;
    }

    /** The carrier of the same instance whose places come before, {@code null} if there is none. */
    RaisedException previous() {
        return previous;
    }

    /** Whose stack trace has the places, {@code null} if there is only {@link #begun}. */
    Throwable source() {
        return source;
    }

    /** The place that stands for the first one of the stack trace, {@code null} if that stands for itself. */
    String begun() {
        return begun;
    }

    /** The place where the instance was caught, {@code null} if it was not. */
    String caughtAt() {
        return caughtAt;
    }

    /** Notes where the instance was caught. */
    void setCaughtAt(String place) {
        caughtAt = place;
    }

    private static RaisedException carrierOf(Raisable instance) {
        return instance.thrown() instanceof RaisedException known ? known : null;
    }

    /** What throws an instance by a statement that stands here. */
    public static Throwable raise(Raisable instance) {
        RaisedException carrier = new RaisedException(instance, carrierOf(instance), null);
        instance.setThrown(carrier);
        return carrier;
    }

    /** What throws an instance that the whole program shares: its traceback begins here. */
    public static Throwable anew(Raisable instance) {
        RaisedException carrier = new RaisedException(instance, null, null);
        instance.setThrown(carrier);
        return carrier;
    }

    /** What throws an instance that was perhaps caught before, and goes on its way. */
    public static Throwable again(Raisable instance) {
        RaisedException known = carrierOf(instance);
        if (known != null && known.source != null) {
            known.caughtAt = null;
            return known;
        }
        RaisedException carrier = known == null
                ? new RaisedException(instance, null, null)
                : new RaisedException(instance, known.previous, known.begun);
        instance.setThrown(carrier);
        return carrier;
    }

    /** Notes that an instance is raised by a statement at a place, but, as far as is known there, not thrown. */
    public static void begin(Raisable instance, String place) {
        instance.setThrown(new RaisedException(instance, carrierOf(instance), null, place));
    }

    /** The same of an instance that the whole program shares. */
    public static void beginAnew(Raisable instance, String place) {
        instance.setThrown(new RaisedException(instance, null, null, place));
    }

    /** Gives an instance that nothing has raised the places that another one came through by now. */
    public static void copyPlaces(Raisable instance, Raisable other) {
        Throwable thrown = other.thrown();
        RaisedException places = thrown == null || thrown instanceof RaisedException
                ? (RaisedException) thrown
                : new RaisedException(other, null, thrown, null);
        instance.setThrown(new RaisedException(instance, places, null, NOWHERE));
    }

    /** Stands for what the platform threw. */
    static RaisedException of(Throwable thrown, Raisable instance) {
        RaisedException carrier = new RaisedException(instance, null, thrown, null);
        instance.setThrown(carrier);
        return carrier;
    }

    @Override
    public String getMessage() {
        return instance.toString();
    }
}
