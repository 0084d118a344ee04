package dev.serpentine.frontend.annotation.value;

/**
 * What is known about a group of lists that may be the same: their items, and what is done to them. Two groups that
 * meet become one.
 */
public interface ListDefinition {

    /** What any item may be; grows until the fixed point. */
    SomeValue item();

    /** Whether the length of one may change after it was made; otherwise it is an array. */
    boolean isResized();

    /** Whether an item of one may be assigned after it was made. */
    boolean isMutated();

    /** Whether these are tuples of unknown length. */
    boolean isTuple();
}
