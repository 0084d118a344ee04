/**
 * Puts copies of small functions where they are called.
 *
 * <p>In: a typed program before the exception transformer, in which any operation that can raise may do so anywhere.
 * Out: the same program with fewer calls; the graphs that nobody calls any more are gone from its list. What is raised,
 * and which handler takes it, is as before.
 */
package dev.serpentine.transform.inlining;
