/**
 * What users of a library see: a Java class with a method for each exported function, exceptions and records. Enter the
 * {@link dev.serpentine.graph.program.Exports} of a program and the {@link dev.serpentine.backend.jvm.facade.Spelling}
 * of its emitted classes; leave Java sources for Java 17 and newer, the classes that they are compiled to, and the
 * emitted classes in a package of the library's own, so that several libraries can be used together.
 */
package dev.serpentine.backend.jvm.facade;
