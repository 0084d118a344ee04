/**
 * What both typers share: the way from annotated graphs to typed ones.
 *
 * <p>In: an {@link dev.serpentine.frontend.annotation.facts.AnnotatedProgram}. Out: new graphs of low-level operations,
 * one for each graph that is called. Two steps lead there:
 *
 * <ol>
 *   <li>{@link dev.serpentine.typer.RequestHelpers} asks the {@link dev.serpentine.typer.Repr} of each operand which
 *       functions of system code it will call with values of the program: how items are compared, hashed, shown. These
 *       are annotated, which may make more known of the program, and may ask for more. When nothing is asked for that
 *       is not there, the program is closed, and the representations made last are those of typing.
 *   <li>Typing goes one way. Graphs are made block by block: each operation is handed to the representation of its
 *       operand, which emits what it becomes. Functions over low-level values, whose types are not known before, are
 *       annotated on the way; of the closed program they change nothing.
 * </ol>
 *
 * <p>What depends on how instances and callables look is asked of the {@link dev.serpentine.typer.TypeSystem}, of which
 * each typer has its own; nothing here knows which one, or which backend follows. What always holds: a value has the
 * low-level type of its representation, Void values are neither passed nor stored, what a representation does not know
 * it refuses with {@link dev.serpentine.typer.UnsupportedOperation}, and what an operation calls makes nothing more
 * general that is known of the program: where it might, it was requested. Equal annotations have one representation for
 * as long as typing lasts. That a value of one representation can be had in another is a
 * {@link dev.serpentine.typer.Conversion}, which is found without building anything.
 */
package dev.serpentine.typer;
