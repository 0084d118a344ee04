/**
 * What is wrong with the program, in words: each thing once, at a place of the program's own, with the chain of places
 * that the types came from.
 *
 * <p>In go a step and what is wrong with it; out come {@code Diagnostic}s ({@code ErrorReport}). {@code Complaint} says
 * what Python itself would say when the program runs, where an operation is left to fail there.
 */
package dev.serpentine.frontend.annotation.report;
