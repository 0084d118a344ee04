/**
 * Making typed graphs. Enters: one request after the other, in program order. Leaves: closed blocks whose variables may
 * be used in any block that their definition dominates, until {@link dev.serpentine.typer.build.HandValuesOver} makes
 * each block's variables its own. Knows nothing of annotations and representations.
 */
package dev.serpentine.typer.build;
