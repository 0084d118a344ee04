/**
 * What one run has found out so far, and how rules ask for it.
 *
 * <p>{@code Inference} is the run: it holds the parts, and each part the state that belongs to it: {@code Bindings}
 * what variables and constants are, {@code GraphFacts} what is known of graphs and who rests on what goes in and comes
 * out, {@code MadeContainers} the definitions that operations make, {@code Decisions} what earlier runs showed,
 * {@code LiveProgram} what was imported. {@code Step} is one operation while a rule looks at it. Rules and calls reach
 * the flow through blocks by {@link dev.serpentine.frontend.annotation.facts.Flow}, and by nothing else.
 *
 * <p>What later stages see of a run is {@link dev.serpentine.frontend.annotation.facts.AnnotatedProgram}: annotations
 * and the {@code Resolution} of each operation, which says what it means.
 *
 * <p>What always holds: annotations only grow; who reads what may grow while its block is flowed is flowed again when
 * it does. A program that is closed does not grow any more: what makes an annotation, a definition, an attribute or the
 * meaning of an operation that was known by then more general is a fault, found where it is done. What is new since, of
 * functions that typers add, may still grow.
 */
package dev.serpentine.frontend.annotation.facts;
