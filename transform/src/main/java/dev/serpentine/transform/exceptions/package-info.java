/**
 * Makes exceptions ordinary control flow. Enters: a typed program in which any operation that can raise may leave its
 * function. Leaves: the same program without {@code MayRaise}, without jumps to raise blocks, without {@code _ovf}
 * operations: a function that raises sets the one exception state and returns a zero, and who calls it tests the state.
 */
package dev.serpentine.transform.exceptions;
