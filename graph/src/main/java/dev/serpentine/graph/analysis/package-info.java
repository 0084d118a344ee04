/**
 * What is known of a graph without changing it: which blocks lie on every way to which, which values are the same, and
 * where an exception leaves right where it is raised. Enters a {@link dev.serpentine.graph.model.FunctionGraph}; what
 * leaves is true as long as the graph is not changed.
 */
package dev.serpentine.graph.analysis;
