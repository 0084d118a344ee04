/**
 * What ends at a moment: counts who holds the containers whose end a program can observe, and ends each when the last
 * one lets it go, on every platform, beside whatever collects memory.
 *
 * <p>In goes a typed program. Objects whose end is observed are named by {@code on_end}; what the variables of a
 * function hold is said by {@code hold_local}. Out comes a typed program without these operations, of the same meaning
 * but for the ends. A program without {@code on_end} is left as it is: it pays nothing.
 *
 * <p><b>Which containers are counted</b> ({@link dev.serpentine.transform.counting.CountedTypes}): those that are
 * observed, and those that may hold a counted one. A pointer is counted where some container that it may lead to is.
 *
 * <p><b>How</b> ({@link dev.serpentine.transform.counting.CountedLayouts}): the oldest ancestor of counted structs and
 * classes gets fields for the number of holders and for the function that ends it; an array of counted items is put
 * into a struct of its own. Types, data and graphs are rewritten over these.
 *
 * <p><b>What always holds afterwards</b> ({@link dev.serpentine.transform.counting.CountHolders}): each variable of a
 * counted type is one holder, from its definition to its last use in the block or until a link, a call, a field or an
 * item takes it over; each field and item is one, but those named
 * {@link dev.serpentine.transform.counting.CountedLayouts#UNCOUNTED}. A function is handed a holder with each argument
 * and hands one out with its result or exception. Prebuilt containers begin with so many holders that they never end.
 *
 * <p>The variables of a function of the program are held by its frame, a struct that ends with the call, or with the
 * exception by which the call ended: as Python's tracebacks hold frames.
 *
 * <p>Cycles of counted containers do not end before the program does.
 */
package dev.serpentine.transform.counting;
