package dev.serpentine.graph.checker;

/** How far a graph has come; each typed stage keeps the rules of the typed stages before it. */
public enum GraphStage {
    /** From the flow space: polymorphic operations, values without types. */
    UNTYPED,
    /** From a typer: low-level operations, exceptions by links and jumps to the raise block. */
    TYPED,
    /** After the exception transformer. */
    EXCEPTIONS_EXPLICIT,
    /** After the GC transformer. */
    GC_READY;

    boolean isTyped() {
        return this != UNTYPED;
    }

    /** Whether a graph of this stage has been through {@code other}. */
    boolean isAtLeast(GraphStage other) {
        return compareTo(other) >= 0;
    }
}
