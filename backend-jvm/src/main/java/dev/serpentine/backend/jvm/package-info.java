/**
 * Graphs with classes in, class files out. Enters a {@link dev.serpentine.graph.program.Program} as the object-oriented
 * typer and the passes for it leave it; leave classes for Java 17 and newer that pass the verifier, and a jar with what
 * they need of the {@linkplain dev.serpentine.backend.jvm.runtime run-time support}. Only spelling is decided here.
 */
package dev.serpentine.backend.jvm;
