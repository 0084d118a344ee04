/**
 * Gives native code its garbage collector. Enters: a typed program with explicit exceptions and {@code malloc} of
 * collected types. Leaves: a program that calls the collector's functions instead, and that keeps every collected
 * pointer that is needed after a possible collection on a shadow stack while it may happen. What the collector must
 * know of types and prebuilt data is handed over as prebuilt tables when the program starts.
 */
package dev.serpentine.transform.memory;
