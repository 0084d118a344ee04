/**
 * What both typers share: the way from annotated graphs to typed ones.
 *
 * <p>In: an {@link dev.serpentine.frontend.annotation.facts.AnnotatedProgram}, which stays as it is. Out: new graphs of
 * low-level operations, one for each graph that is called, made block by block: each operation is handed to the
 * {@link dev.serpentine.typer.Repr} of its operand, which emits what it becomes. What depends on how instances and
 * callables look is asked of the {@link dev.serpentine.typer.TypeSystem}, of which each typer has its own; nothing here
 * knows which one, or which backend follows. What always holds: a value has the low-level type of its representation,
 * Void values are neither passed nor stored, and what a representation does not know it refuses with
 * {@link dev.serpentine.typer.UnsupportedOperation}.
 */
package dev.serpentine.typer;
