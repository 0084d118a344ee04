/**
 * Classes and their instances, for both typers: which attribute is in which field, which method an instance has, how
 * exceptions and live instances are made, and how a whole program is typed. What differs between structs with tables
 * and classes of the platform is asked of a {@link dev.serpentine.typer.classes.ClassModel}, which each typer has;
 * nothing here knows which it is.
 */
package dev.serpentine.typer.classes;
