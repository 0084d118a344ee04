/**
 * Drops what is known already: computations and tests made before on every way, reads of memory that nothing has
 * written since, what each round of a loop would compute and test alike, what only some of its rounds would, and reads
 * of what the round before has written.
 *
 * <p>In: a typed program before the exception transformer, best after inlining. Out: the same program, changed in
 * place; it computes the same with the same effects and raises the same exceptions in the same order. The checker
 * accepts it before and after.
 */
package dev.serpentine.transform.redundancy;
