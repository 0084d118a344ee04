/**
 * Prints the model of an assembly as ILAsm, the text form of ECMA-335, which {@code ilasm} turns into an assembly that
 * behaves like ours.
 *
 * <p>Enters: an {@link dev.serpentine.backend.cli.assembly.Assembly}. Leaves: its text. Always holds: equal assemblies
 * give equal text.
 */
package dev.serpentine.backend.cli.text;
