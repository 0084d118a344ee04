/**
 * The run-time support that every program carries in its jar, beside {@code dev.serpentine.graph.system}. Compiled for
 * Java 17; emitted code calls it, and nothing of the translator may be used here.
 */
package dev.serpentine.backend.jvm.runtime;
