package dev.serpentine.frontend.annotation.facts;

/** What a program's {@code int} is where nothing says that it must be more. */
public enum IntegerModel {
    /** A machine word of 64 bits; what it cannot hold raises OverflowError. */
    WORD,
    /**
     * A word, but without bounds where the program makes numbers that grow in proportion to themselves: see
     * {@code FindGrowingIntegers}. So are powers, and products that builtins make.
     */
    INFERRED,
    /**
     * Without bounds as soon as the program computes: results of its own operators that may not fit in a word, of sums
     * and products that builtins make, and what text and floats are converted to. Constants, lengths, indexes and what
     * counts a loop stay words.
     */
    UNBOUNDED
}
