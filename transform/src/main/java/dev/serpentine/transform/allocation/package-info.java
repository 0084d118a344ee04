/**
 * Keeps what a struct would hold in variables where the struct itself need not exist: iterators, ranges, tuples and
 * other objects that never leave their function, or are only handed to functions that read them, and what is None until
 * it is one of them.
 *
 * <p>In: a typed graph before the exception transformer, best after inlining
 * ({@link dev.serpentine.transform.allocation.PassFieldsOfStructs}, which looks at calls, before it, and
 * {@link dev.serpentine.transform.allocation.ReturnFieldsOfStructs}, which looks at results, behind it). Out: the same
 * graph with fewer allocations; it computes the same with the same effects. The checker accepts it before and after.
 */
package dev.serpentine.transform.allocation;
