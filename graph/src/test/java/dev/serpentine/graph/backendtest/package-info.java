/**
 * What every backend must pass, whatever it emits: samples in text form, and what they print and return.
 *
 * <p>A {@link dev.serpentine.graph.backendtest.Platform} enters, which is how one backend runs a program; the tests are
 * the abstract classes, which a backend's own tests extend. Each sample is run by the graph interpreter too, so that a
 * sample can be wrong only for all.
 */
package dev.serpentine.graph.backendtest;
