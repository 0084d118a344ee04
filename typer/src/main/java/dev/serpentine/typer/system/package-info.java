/**
 * System code: builtins and helpers written in restricted Python, kept as resources beside this package. In goes the
 * name of a builtin or helper; out comes the live function that stands for it. A system module is loaded, with the
 * modules that it imports, when something of it is first asked for.
 */
package dev.serpentine.typer.system;
