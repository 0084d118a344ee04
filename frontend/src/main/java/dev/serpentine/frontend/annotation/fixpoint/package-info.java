/**
 * The way to the fixed point: a worklist of blocks, the flow through each, and what is looked at when nothing changes
 * any more.
 *
 * <p>{@code ProgramFlow} takes blocks until none is left, and knows which operations wait, have failed, or were
 * reported. {@code BlockFlow} takes what is known at a block's beginning through its operations, which rules give a
 * meaning, and out along its links. {@code Distribution} is what an operation on a union means, in which
 * {@code KindsRefusedAlike} need not be told apart. At the fixed point operations without a meaning are reported,
 * {@code RecursiveResults} begins where a result rests on itself, {@code FindGrowingIntegers} looks for ints that
 * outgrow a word, {@code FindWideMixtures} for those too large to be among floats, and {@code CheckFixedPoint} checks
 * what must hold. {@code Solution} is the program as later stages see it.
 *
 * <p>What always holds: a block is flowed again for each thing that it rests on, and flowing any block once more at the
 * fixed point changes nothing.
 */
package dev.serpentine.frontend.annotation.fixpoint;
