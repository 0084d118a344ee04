/**
 * Keeps ints without bounds that fit in 63 bits in the pointers that refer to them, in native code. Enters: a typed
 * program. Leaves: a program in which a pointer to {@code LONG_INTEGER} may be an odd number, which is twice the int
 * and 1; whoever wants a field of one asks system code ({@code tagged_integers.py}), and whoever makes one of a word
 * allocates nothing where it fits. Prebuilt ints stay containers, so that one number may be either; nothing tells ints
 * apart by their pointers. The collector leaves odd pointers alone.
 */
package dev.serpentine.transform.tagging;
