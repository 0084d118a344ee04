/**
 * Passes from typed program to typed program. A pass is one class; it changes the graphs it is given and returns the
 * program with what it replaced or added. What a pass says of itself, and how passes are put behind one another, is in
 * {@code pipeline}; which passes a target has, and in which order, is one list in the driver.
 */
package dev.serpentine.transform;
