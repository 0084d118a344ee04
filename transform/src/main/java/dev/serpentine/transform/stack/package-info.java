/**
 * Makes too deep a recursion an exception. Enters and leaves: a typed program in which exceptions are still implicit.
 * Afterwards every cycle of calls goes through a function that begins with a check.
 */
package dev.serpentine.transform.stack;
