/**
 * Makes a program that shows something wrong smaller, until nothing can be left out of it.
 *
 * <p>A program enters as text, with a question that says whether a smaller one still shows the same; a program of a few
 * lines leaves. {@link dev.serpentine.conformance.reduce.ReferenceServer} finds the edits on the syntax tree that
 * Python itself has of the program, and runs programs in CPython in a few milliseconds. What always holds: every
 * program that is asked about is Python that compiles.
 */
package dev.serpentine.conformance.reduce;
