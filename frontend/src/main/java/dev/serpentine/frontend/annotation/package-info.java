/**
 * The annotator: whole-program type inference.
 *
 * <p>In go the entry point (a live function) and a source of flow graphs; out comes an {@link dev.serpentine.frontend.annotation.AnnotatedProgram}: all reachable
 * graphs, an annotation ({@link dev.serpentine.frontend.annotation.SomeValue}) for each of their values, and a meaning for each operation.
 *
 * <p>What always holds:
 * <ul>
 *   <li>Annotations only grow, in the order of the lattice, until a fixed point. Blocks are flowed again when something they rest on has grown: an input, a function's result, or
 *       a shared definition (of a list's items, a class's attribute, a cell) that they have read.
 *   <li>Graphs are not changed. A function has one graph, or one for each specialisation.
 *   <li>An operation that has no meaning yet makes its block wait; at the fixed point it is an error. All errors of a run are reported, each once.
 *   <li>Whatever Java does not know is a call of a system function, found through {@link dev.serpentine.frontend.annotation.SystemCode}.
 * </ul>
 *
 * <p>Begin with {@code Annotator} and {@code BlockFlow}; {@code OperationRules} leads to the rules of each operation.
 */
package dev.serpentine.frontend.annotation;
