/**
 * The command line and the order of the stages. A user's command enters; files, messages and an exit status leave. The
 * only package that knows all backends. What goes wrong with the user's program is shown as diagnostics, what goes
 * wrong in the translator as a fault report; a Java stack trace is shown to nobody.
 */
package dev.serpentine.driver;
