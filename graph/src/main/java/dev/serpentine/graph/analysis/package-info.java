/**
 * What is known of a graph without changing it: which blocks lie on every way to which, and which values are the same. Enters a
 * {@link dev.serpentine.graph.model.FunctionGraph}; what leaves is true as long as the graph is not changed.
 */
package dev.serpentine.graph.analysis;
