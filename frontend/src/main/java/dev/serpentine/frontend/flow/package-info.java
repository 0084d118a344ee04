/**
 * The flow space: builds untyped flow graphs by interpreting functions over variables and constants.
 *
 * <p>In: a live function, or the {@link dev.serpentine.frontend.flow.FunctionCode} of one that is made at run time.
 * Out: a {@link dev.serpentine.graph.model.FunctionGraph} of {@link dev.serpentine.frontend.flow.FlowOpcode}s. Always:
 * each block uses its own variables only; every operation has the position of the expression or statement it comes
 * from; what is not supported is a diagnostic that says what to write instead, and all of a function's come together.
 *
 * <p>{@link dev.serpentine.frontend.flow.FlowSpace} answers from outside; a {@code Translation} holds what the
 * translators of one function share; they add to the graph through {@code Operations}, which folds constants, and
 * {@code GraphBuilder}, which knows blocks and the ways between them.
 *
 * <p>A program that can tell that it is interrupted looks out for it, in graphs: a
 * {@link dev.serpentine.frontend.flow.FlowOpcode#POLL} lies on every cycle of jumps, and at the beginning of every
 * function. A program that cannot has none. {@code InterruptHandlers} tells which it is, by the source alone.
 *
 * <p>A local that is read where it is bound on some ways and unbound on others has a cell, as one that inner functions
 * share does: there it is read from the cell, which raises UnboundLocalError while it is empty. So no value has to
 * stand for "unbound" in the graph.
 */
package dev.serpentine.frontend.flow;
