/**
 * Passes from typed program to typed program. A pass is one class; it changes the graphs it is given and returns the program with what it
 * replaced or added. The order in which native code needs them: {@code stack}, {@code exceptions}, {@code memory}.
 */
package dev.serpentine.transform;
