/**
 * How long values live: enters a typed graph, leaves which of its variables may share a place. Nothing here changes a
 * graph.
 */
package dev.serpentine.graph.liveness;
