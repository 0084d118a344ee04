/**
 * Valid programs with one thing in them damaged: what a slip of the pen makes of a program is refused at the user's
 * line, or does what Python does.
 *
 * <p>A {@link dev.serpentine.conformance.damage.SourceText} is taken apart into tokens, a
 * {@link dev.serpentine.conformance.damage.Damage} changes one place of it, and
 * {@link dev.serpentine.conformance.damage.DamageTrial} translates what comes of it in this process, runs it in the
 * graph interpreter and in CPython 3.12, and judges. {@link dev.serpentine.conformance.damage.DamageRun} is the
 * command. What always holds: the same checkout and the same number make the same damage; a program that CPython does
 * not end with in time is not judged.
 */
package dev.serpentine.conformance.damage;
