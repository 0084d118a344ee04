/**
 * Drops overflow checks that are not needed: where only the low bits of a result are used, wrapping is what Python's
 * unbounded integers give, and where the operands are known to be small, nothing overflows. Typed graphs enter and
 * leave, before the exception transformer; {@code _ovf} operations that stay are those that may really have to raise.
 */
package dev.serpentine.transform.arithmetic;
