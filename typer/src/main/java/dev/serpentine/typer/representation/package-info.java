/**
 * The representations that both typers share: numbers, text, tuples, containers, iterators, and what system code
 * handles. Enters: annotated operations. Leaves: low-level operations. One class knows all about one family.
 *
 * <p>An int without bounds is a reference to a struct so far, not a tagged word: what a word holds takes one small
 * object without digits, whose sums and products are computed in words.
 */
package dev.serpentine.typer.representation;
