package dev.serpentine.frontend.annotation.facts;

/** What becomes of values of unrelated kinds that meet. */
public enum UnionModel {
    /** It is an error of the program, as in RPython. */
    REFUSED,
    /** They do not meet yet: an inference that finds out whether the program needs that. */
    NOT_YET,
    /** They are a union, where neither specialisation nor a common base keeps them apart. */
    FORMED,
    /**
     * They are formed, and an operation that none of its operands' kinds knows raises when the program runs: what never
     * meets there may meet in inference, which does not see how values depend on each other.
     */
    RAISING;

    /** Whether values of unrelated kinds may meet. */
    public boolean formsUnions() {
        return this == FORMED || this == RAISING;
    }
}
