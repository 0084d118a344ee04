/**
 * The low-level typer. An annotated program goes in; out comes a program of typed graphs in which instances are structs
 * whose first field points to their class's vtable, callables that vary are structs that begin with the number of what
 * is called, and everything else is as the common representations have it.
 */
package dev.serpentine.lltyper;
