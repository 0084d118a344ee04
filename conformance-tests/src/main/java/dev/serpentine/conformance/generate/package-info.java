/**
 * A generator of programs: from a seed, a program of many small functions over the whole language, well typed by
 * construction, that ends by construction and prints what each function gives or raises.
 *
 * <p>What may be generated is a grammar of typed productions, one resource a family of constructs
 * ({@code *.productions}): a type, a weight, and a template whose holes are typed.
 * {@link dev.serpentine.conformance.generate.ProgramGenerator} is the way in. What always holds: the same seed gives
 * the same text; the program runs in plain Python without an exception that leaves {@code main}; nothing is printed
 * that Python leaves open.
 */
package dev.serpentine.conformance.generate;
