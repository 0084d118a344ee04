/**
 * Writes the model of an assembly as the file that ECMA-335 describes: portable executable, metadata tables and heaps,
 * method bodies, and debug information.
 *
 * <p>Enters: an {@link dev.serpentine.backend.cli.assembly.Assembly}. Leaves: the bytes of its file. Always holds:
 * equal assemblies give equal bytes.
 */
package dev.serpentine.backend.cli.binary;
