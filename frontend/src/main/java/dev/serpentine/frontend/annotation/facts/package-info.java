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
 * it does. System code that a typer brings in lets grow what the typer was told before; it asks whether that happened
 * ({@code answersHold}), and begins again if so: no graph is typed for less than it is called with.
 */
package dev.serpentine.frontend.annotation.facts;
