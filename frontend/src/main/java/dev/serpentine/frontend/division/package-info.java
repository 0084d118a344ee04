/**
 * Divides the top level of a program into what is run at translation time, while the program is imported, and what the
 * translated program runs: see {@link dev.serpentine.frontend.division.Division}. All of it is decided by the program's
 * text, before any of it is run.
 */
package dev.serpentine.frontend.division;
