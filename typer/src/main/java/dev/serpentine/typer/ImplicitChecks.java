package dev.serpentine.typer;

/**
 * Which of the exceptions that an operation raises by itself (IndexError, ZeroDivisionError, those of None,
 * OverflowError and so on) are looked out for.
 */
public enum ImplicitChecks {
    /** All of them, as Python does. */
    ALL,
    /** System code: all but overflow, as its integers wrap. */
    ALL_BUT_OVERFLOW,
    /**
     * Those that a handler around the operation, in the same function, would catch: RPython's rule. What else goes
     * wrong is undefined, and integers wrap.
     */
    WHERE_CAUGHT
}
