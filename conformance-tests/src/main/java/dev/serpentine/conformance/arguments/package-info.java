/**
 * Every builtin, method and operator with a value of every kind in every place: what CPython does, and what comes of it
 * here.
 *
 * <p>{@link dev.serpentine.conformance.arguments.ArgumentCombinations} makes the calls from the table of signatures;
 * {@link dev.serpentine.conformance.arguments.ArgumentSurvey} runs them in CPython 3.12, infers the types of each alone
 * in one warm process, runs those that are accepted in the graph interpreter, many in one program, and judges. What
 * always holds: a call that CPython refuses with a TypeError is refused or raises the same error; any other is refused
 * or does the same; nothing is a fault.
 */
package dev.serpentine.conformance.arguments;
