package dev.serpentine.graph.interpreter;

/**
 * Where a frame holds a value.
 *
 * @param kind in which of the frame's arrays
 * @param index where in it
 */
record Slot(Kind kind, int index) {
    static final Slot NONE = new Slot(Kind.NONE, -1);

    enum Kind {
        WORD,
        REFERENCE,
        /** A Void value, which is held nowhere. */
        NONE
    }
}
