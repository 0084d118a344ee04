/**
 * The annotator: whole-program type inference.
 *
 * <p>In go the entry point (a live function) and a source of flow graphs; out comes an
 * {@link dev.serpentine.frontend.annotation.facts.AnnotatedProgram}: all reachable graphs, an annotation
 * ({@link dev.serpentine.frontend.annotation.value.SomeValue}) for each of their values, and a meaning for each
 * operation.
 *
 * <p>It is a house of rooms, each a package, which know only what stands above them here:
 *
 * <ul>
 *   <li>{@link dev.serpentine.frontend.annotation.value value}: the lattice, and what a kind of value says of itself.
 *   <li>{@link dev.serpentine.frontend.annotation.definition definition}: what lists, dicts, sets, cells, attributes
 *       and classes that may be the same share, and who reads it.
 *   <li>{@link dev.serpentine.frontend.annotation.live live}: the imported program's objects, classes and functions as
 *       annotations and definitions.
 *   <li>{@link dev.serpentine.frontend.annotation.facts facts}: what a run has found out; the annotated program.
 *   <li>{@link dev.serpentine.frontend.annotation.report report}: what is wrong, in words.
 *   <li>{@link dev.serpentine.frontend.annotation.call call}: arguments, specialisation, results.
 *   <li>{@link dev.serpentine.frontend.annotation.rule rule}: what each operation means for each kind.
 *   <li>{@link dev.serpentine.frontend.annotation.fixpoint fixpoint}: the worklist's way through blocks, unions, what
 *       must hold at the end.
 * </ul>
 *
 * <p>Later stages see {@code Annotator}, the lattice, {@code AnnotatedProgram} with what it gives (the descriptions of
 * {@code definition}), and the models of ints and unions that a user chooses; they provide {@code SystemCode}. All else
 * that is public is so for the rooms further down, and for nobody else.
 *
 * <p>What always holds:
 *
 * <ul>
 *   <li>Annotations only grow, in the order of the lattice, until a fixed point. Blocks are flowed again when something
 *       they rest on has grown: an input, a function's result, or a shared definition (of a list's items, a class's
 *       attribute, a cell) that they have read.
 *   <li>Graphs are not changed. A function has one graph, or one for each specialisation.
 *   <li>An operation that has no meaning yet makes its block wait; at the fixed point it is an error. All errors of a
 *       run are reported, each once.
 *   <li>Whatever Java does not know is a call of a system function, found through
 *       {@link dev.serpentine.frontend.annotation.live.SystemCode}.
 * </ul>
 *
 * <p>What holds at the fixed point, of every graph of the program, and is checked by
 * {@link dev.serpentine.frontend.annotation.facts.AnnotatedProgram#requireFixedPoint}:
 *
 * <ul>
 *   <li>Something is known of each operand of an operation that is reached, and the operation has a meaning.
 *   <li>A variable covers what every link passes to it; less than an argument is only what the exit of its block has
 *       found out.
 *   <li>The parameters of a called function cover the arguments, and the result of a call covers what each called
 *       function returns, and each class that it makes an instance of. Where a graph is shared by calls that have
 *       nothing else to do with each other, containers in its parameters stand in for those that are passed
 *       ({@code ParameterContainers}): they hold the same, and stay two.
 *   <li>Where an attribute is read, each class whose instances may come there has it, in a class attribute or in an
 *       attribute of instances that is known where it is read, and what is read covers it; or instances tell whether
 *       they have it, and reading it fails where they do not.
 *   <li>Flowing any block once more changes nothing: nothing becomes more general, no two definitions become one, and
 *       each operation means what it meant; but a call within a recursion, chosen while its containers were empty, may
 *       mean another specialisation of the same function.
 * </ul>
 *
 * <p>The last holds since a block is flowed again for each thing that it rests on: what a definition holds
 * ({@code Readers}), and, where that decides which graph is called, which definition it is. Inference gives the same
 * answer in every {@link dev.serpentine.frontend.annotation.definition.WorkOrder}, for a program and for one that it is
 * a part of: what is decided while less is known, such as which calls share a graph, waits or is decided again, and
 * there is an end to what a recursion makes anew ({@code SpecialisationKeys}). What one call puts into a container,
 * into one that it passed to system code or one that it got from there, is no matter of other calls of that system code
 * ({@code ParameterContainers}, {@code ReturnedContainers}).
 *
 * <p>Values of unrelated kinds are a conflict in the first runs, which specialise functions and classes to keep them
 * apart. Where that does not help, and the user has not asked for it to be an error, they are a {@code SomeUnion} in
 * further runs. Only who passes values on knows of these: an operation that looks at one is a call of system code that
 * tells the kinds apart and does the operation for each ({@code Distribution}), so that all rules, and all
 * representations, see values of one kind. What leads back to a container from within is a union too, if need be of one
 * kind: types may be recursive there and nowhere else. A function in which what calls pass became a union gets graphs
 * for each kind after all where no call passes the union itself ({@code FindSeparableFunctions}), once more and no
 * oftener: what is left of unions is what the program's values are. Tuples within a union hold their items in a
 * definition that belongs to the place where the union is kept.
 *
 * <p>Such a call goes to a graph that does the same in several ways ({@code Flow.noteAlternatives}): one for each kind,
 * or, where a builtin is called with the items of a list behind a star, one for each number of them. A way that has no
 * meaning raises Python's error when the program runs; if none has one, the program is wrong.
 *
 * <p>Begin with {@code Annotator}, {@code ProgramFlow} and {@code BlockFlow}; {@code OperationRules} leads to the rules
 * of each operation.
 */
package dev.serpentine.frontend.annotation;
