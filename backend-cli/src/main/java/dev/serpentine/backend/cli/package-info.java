/**
 * Makes an assembly of a program of object-oriented graphs.
 *
 * <p>Enters: a {@link dev.serpentine.graph.program.Program} of the object-oriented typer. Leaves: an
 * {@link dev.serpentine.backend.cli.assembly.Assembly}, to be written by {@code binary} or printed by {@code text}.
 * Always holds: only spelling is decided here; equal programs give equal assemblies.
 */
package dev.serpentine.backend.cli;
