/**
 * Runs generated programs in CPython and in chosen places, for as long as wanted, and keeps what is wrong:
 * {@code ./fuzz}.
 *
 * <p>Seeds enter; findings leave, each a folder with the program, its seed, what was seen, and a reduced program. What
 * always holds: the same kind of failure is told once in full.
 */
package dev.serpentine.conformance.fuzz;
