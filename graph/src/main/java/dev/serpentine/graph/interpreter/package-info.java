/**
 * Runs typed graphs over containers, without any backend: the reference for what a graph means. A
 * {@link dev.serpentine.graph.program.Program} or single graphs enter; results, output and exceptions leave. Misuse
 * that a backend would turn into a crash (a null pointer, an index outside of the array, freed memory, an undefined
 * division) is an {@link dev.serpentine.graph.interpreter.InterpreterFault} that names graph, block and operation.
 */
package dev.serpentine.graph.interpreter;
