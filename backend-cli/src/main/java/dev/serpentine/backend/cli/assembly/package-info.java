/**
 * An assembly as a model: types, fields, methods and their instructions, with every reference a Java object and every
 * jump a label.
 *
 * <p>Enters: what the builder of a program says. Leaves: an {@link dev.serpentine.backend.cli.assembly.Assembly}, which
 * the binary writer and the text printer turn into the same assembly. Always holds: instructions are in their canonical
 * form (no short forms, no offsets, no tokens); nothing here knows graphs.
 */
package dev.serpentine.backend.cli.assembly;
