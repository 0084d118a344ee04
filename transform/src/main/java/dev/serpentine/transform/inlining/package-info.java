/**
 * Puts copies of small functions where they are called.
 *
 * <p>In: a typed program before the exception transformer, in which any operation that can raise may do so anywhere.
 * Out: the same program with fewer calls; the graphs that nobody calls any more are gone from its list. What is raised,
 * and which handler takes it, is as before; no call remains of a function that only finds the handler of an exception
 * that is made in the same function, and neither does the exception if its handler does not look at it. Blocks from
 * which every way leads to a raise keep their calls. Where calls alone keep a struct from being removed, they are
 * inlined though they are larger: a generator that one loop goes through becomes that loop. Handlers of exceptions that
 * nothing raises there are gone.
 */
package dev.serpentine.transform.inlining;
