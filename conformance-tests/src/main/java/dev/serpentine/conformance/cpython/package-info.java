/**
 * CPython's own tests as the judge: its files of tests, found where CPython 3.12 is installed, go through the
 * translator, one test method after the other.
 *
 * <p>The name of a file of tests enters; what became of each of its methods leaves. What always holds: nothing of those
 * files is kept in the repository; {@code unittest} and {@code test.support} are replaced by modules of our own that
 * can be translated, in CPython as well, which answers anew each time; a method counts as passed only if it was
 * translated whole.
 */
package dev.serpentine.conformance.cpython;
