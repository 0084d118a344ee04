/**
 * What the program shares by reference, while it is being inferred: one definition for the lists, dicts, sets, cells,
 * attributes and classes that may be the same, and who reads it.
 *
 * <p>{@code MergingDefinition} is what all containers have in common: parts that only grow, in the order of the
 * lattice; two that meet become one ({@code unite}), so that whoever holds either holds both. {@code InferredClass}
 * does the same for classes, whose attributes move up to the class that all readers need. {@code Union} is the least
 * upper bound of two annotations, which unites the definitions within.
 *
 * <p>What always holds: a block that reads a definition while it is flowed ({@code Readers}, of {@code Worklist}) is
 * flowed again when the definition grows, and one that rests on which definition it is, when that has become one with
 * another. Whoever only looks, with no block being flowed, is told nothing.
 *
 * <p>What live classes and objects hold comes from above, through {@code ClassLookup} and {@code Contributions}. What
 * functions, methods and classes are as values is described here too ({@code FunctionDescription} and so on), since
 * what they are bound to grows as well; typers see these and the interfaces of {@code value}.
 */
package dev.serpentine.frontend.annotation.definition;
