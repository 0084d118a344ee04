/**
 * Every conformance program and every example, run in Python itself, in the graph interpreter and on every backend, and
 * compared.
 *
 * <p>Programs enter as files with their stored answers beside them; verdicts leave, one for each program on each
 * {@link Place}. What always holds: outputs are compared whole, by byte, with the exit status; a program is left out of
 * a place only where the program's own file says why.
 */
package dev.serpentine.conformance;
