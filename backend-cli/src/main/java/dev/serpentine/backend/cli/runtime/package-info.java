/**
 * The run-time support of translated programs, as methods of the assembly: what an operation or an external function
 * needs more than a few instructions for. The C library's functions are called where it has them, so that programs do
 * the same as native ones do.
 *
 * <p>Enters: which operations and external functions a program uses. Leaves: the class {@code Serpentine.Runtime}, with
 * just the methods that are used. Always holds: none of them raises, but for those that check arithmetic.
 */
package dev.serpentine.backend.cli.runtime;
