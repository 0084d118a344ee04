/**
 * Writes a program of typed graphs as C and has the C compiler make it an executable.
 *
 * <p>Enters: a {@link dev.serpentine.graph.program.Program} after the exception transformer (no block ends with
 * {@code MayRaise}, nothing leads to a raise block). Leaves: {@link dev.serpentine.backend.c.CSources}, and through
 * {@link dev.serpentine.backend.c.CCompiler} an executable file. Always holds: only spelling is decided here; equal
 * programs give equal text.
 */
package dev.serpentine.backend.c;
