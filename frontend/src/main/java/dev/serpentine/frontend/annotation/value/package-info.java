/**
 * The lattice: what may be known of a value.
 *
 * <p>A {@link dev.serpentine.frontend.annotation.value.SomeValue} is one element of it, a kind with what is known
 * besides the kind. What Python's values share by reference (the items of a list, the attributes of a class, the
 * contents of a cell) is seen here through interfaces, {@code ListDefinition} and so on, which inference implements;
 * what can be called is a {@link dev.serpentine.frontend.annotation.value.Description}.
 *
 * <p>Here stands what a kind says of itself: what of it is left without None and without its constant, its name in
 * messages, whether it can be a key ({@code Lattice}), which family of methods it has ({@code Families}), which member
 * of a union it can be ({@code Unions}). What operations mean for it is none of this room's business.
 *
 * <p>What always holds: annotations are immutable and compared by value, the definitions within by identity. Nothing
 * here changes a definition, schedules a block, or knows of a run. A conflict ({@code UnionConflict}) and an operation
 * without a meaning ({@code RuleError}) are said here in the words that all rooms use.
 */
package dev.serpentine.frontend.annotation.value;
