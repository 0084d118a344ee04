package dev.serpentine.frontend.annotation.value;

/** Two annotations that no variable, list, attribute or so on can have both. */
public final class UnionConflict extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient SomeValue first;
    private final transient SomeValue second;
    private final String advice;

    /** @param advice what to write instead; empty where there is nothing special to say */
    public UnionConflict(SomeValue first, SomeValue second, String advice) {
        super("conflict", null, false, false);
        this.first = first;
        this.second = second;
        this.advice = advice;
    }

    /** What was known. */
    public SomeValue first() {
        return first;
    }

    /** What does not go with it. */
    public SomeValue second() {
        return second;
    }

    /** What the user can do; empty where there is nothing to say. */
    public String advice() {
        return advice;
    }
}
