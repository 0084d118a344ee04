/**
 * How a block's operations nest when they are written for a machine with an evaluation stack.
 *
 * <p>Enters: a typed block. Leaves: which results are computed where they are read, and how long the others must be
 * kept. Nothing here changes a graph.
 */
package dev.serpentine.graph.stackcode;
