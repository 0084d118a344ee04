/**
 * Functions, methods and classes as values, for both typers: what is known is nothing at run time, a bound method is
 * its instance, and what may be several things is a struct that begins with the number of what it is, so that a call is
 * a switch. A {@code SomeCallable} enters; its representation and the calls of such values leave. Nothing here knows
 * how instances or classes are represented.
 */
package dev.serpentine.typer.callable;
