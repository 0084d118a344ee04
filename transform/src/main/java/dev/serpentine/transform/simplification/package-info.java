/**
 * Small clean-ups of typed graphs.
 *
 * <p>In: typed graphs of any stage. Out: the same graphs, changed in place, that compute the same with the same effects
 * in the same order. Each pass is one class with one sentence;
 * {@link dev.serpentine.transform.simplification.SimplifyGraphs} runs them until nothing changes. The checker accepts
 * the graphs before and after each pass.
 */
package dev.serpentine.transform.simplification;
