/**
 * Mathematical functions as the C library that CPython stands on computes them, to the last bit in nearly all cases.
 * Enter numbers, leave numbers: no domain is checked here, what has no result is a NaN.
 *
 * <p>Where that library rounds correctly in nearly all cases, what is here computes about 100 bits and rounds them
 * ({@link dev.serpentine.backend.jvm.runtime.mathematics.DoubleDouble}); where it uses a formula with larger errors,
 * the formula is the same one.
 */
package dev.serpentine.backend.jvm.runtime.mathematics;
