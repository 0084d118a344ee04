/**
 * Leaves out looks for interrupts that nothing needs. Enters and leaves: a typed program in which every cycle of jumps
 * and of calls goes through a call of {@code interrupts.poll}, if it looks out for interrupts at all.
 */
package dev.serpentine.transform.interrupts;
