/**
 * The object-oriented typer. An annotated program goes in; out comes a program of typed graphs in which classes are
 * classes, with their fields and methods, virtual calls are {@code call_method}, and exceptions are instances;
 * callables that vary are structs that begin with the number of what is called, and everything else is as the common
 * representations have it.
 */
package dev.serpentine.ootyper;
