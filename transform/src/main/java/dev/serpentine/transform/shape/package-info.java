/**
 * Gives graphs a shape that the compilers of platforms with classes do well with: loops that count with 32 bits, blocks
 * of a bounded length.
 *
 * <p>In: typed graphs as the passes for such platforms leave them. Out: the same graphs, changed in place, that compute
 * the same with the same effects in the same order.
 */
package dev.serpentine.transform.shape;
