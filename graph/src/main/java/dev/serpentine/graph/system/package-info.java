/**
 * What external functions do, in Java: files, processes, time, floats as text. Enter bytes, numbers and names as
 * {@link dev.serpentine.graph.operation.ExternalFunction} passes them, leaves what it says they give. The interpreter
 * calls it, and a backend for the JVM ships it with the program; so it is compiled for Java 17, and knows nothing of
 * graphs.
 */
package dev.serpentine.graph.system;
