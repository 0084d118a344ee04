package dev.serpentine.graph.model;

/** On what condition a link is taken; see {@link BlockExit} for which kinds go with which exit. */
public sealed interface LinkCase {

    /** Always, or when nothing was raised. */
    enum Always implements LinkCase {
        ALWAYS
    }

    /** When no other case of a switch holds. */
    enum Otherwise implements LinkCase {
        OTHERWISE
    }

    record Truth(boolean value) implements LinkCase {}

    record Number(long value) implements LinkCase {}

    /**
     * When the exception is an instance of a class.
     *
     * @param exceptionClass in an untyped graph the constant host class; in a typed graph the constant that stands for
     *     the class (a vtable, or an instance type)
     */
    record Caught(Constant exceptionClass) implements LinkCase {}
}
