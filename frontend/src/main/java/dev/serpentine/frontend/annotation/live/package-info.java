/**
 * The program as it was imported: what its live objects, classes and functions are as annotations and definitions.
 *
 * <p>In goes a {@code HostObject}; out comes its annotation ({@code LiveObjects}), the definition of a class with its
 * place among the others ({@code ClassHierarchy}), what a function, method or class is as a value
 * ({@code Descriptions}), what a class holds under a name ({@code LiveClass}), and which names are variables since
 * functions assign them ({@code ProgramVariables}). {@code LiveProgram} has them all. What stands for Python's builtins
 * and library is asked of {@link dev.serpentine.frontend.annotation.live.SystemCode}, which a later stage provides.
 *
 * <p>What always holds: each live object has one annotation, each thing that can be called one description, each class
 * one definition unless it is generic. What a prebuilt object holds is part of what is known of its definition from the
 * moment that the program comes upon it. Values of live objects that do not go together are told to
 * {@code LiveConflicts}, never thrown.
 */
package dev.serpentine.frontend.annotation.live;
