/**
 * The run-time support of native programs in C, as resources: what no graph can say, and every
 * {@linkplain dev.serpentine.graph.operation.ExternalFunction external function}. Backends that make native code read
 * it here; nothing is decided here.
 */
package dev.serpentine.graph.support;
