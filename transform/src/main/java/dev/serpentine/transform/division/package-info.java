/**
 * Makes several functions of one whose loop is larger than a platform compiles.
 *
 * <p>In: a typed program over classes, with its exceptions as the platform has them, and how much code a block is. Out:
 * the same program, in which as many loops as can be are small enough: parts of a loop are functions that the loop
 * calls, and that {@linkplain dev.serpentine.graph.model.FunctionGraph#isPartOfCaller say so}, so that nobody sees them
 * in a traceback. What the program does is as before.
 */
package dev.serpentine.transform.division;
