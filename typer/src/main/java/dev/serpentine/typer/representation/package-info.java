/**
 * The representations that both typers share: numbers, text, tuples, containers, iterators, and what system code handles. Enters: annotated operations. Leaves: low-level
 * operations. One class knows all about one family.
 */
package dev.serpentine.typer.representation;
