package dev.serpentine.transform.memory;

/** Whether a collection may happen while an operation or a function runs; the later ones include the earlier. */
enum Collecting {
    NEVER,
    /** Only if it ends with an exception on its way. */
    IF_RAISING,
    PERHAPS;

    Collecting or(Collecting other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
