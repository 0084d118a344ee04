package dev.serpentine.graph.operation;

/** What an operation does besides computing its result. */
public enum Effect {
    /** Nothing: may be folded, shared, moved, and dropped when its result is unused. */
    NONE,
    /** Reads memory that others may write: may be dropped when unused. */
    READS,
    /** Makes a new container: may be dropped when unused. */
    ALLOCATES,
    /** Writes memory or reaches the outside: stays where it is. */
    WRITES,
    /** Runs other code: may do anything that code does. */
    CALLS
}
