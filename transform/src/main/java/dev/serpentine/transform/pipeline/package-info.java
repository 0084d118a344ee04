/**
 * What a pass is, and how passes follow one another.
 *
 * <p>In: a typed program. Out: the same program, reworked by the passes of a
 * {@link dev.serpentine.transform.pipeline.Pipeline}, one after the other. A pass says of itself what it is called,
 * which stage it requires and establishes, from which level of optimisation on it is run, and which system code it puts
 * calls of into programs; a target is a list of passes, and nothing else decides on their order. A pipeline in which a
 * pass would get a program of another stage than it requires cannot be made.
 */
package dev.serpentine.transform.pipeline;
