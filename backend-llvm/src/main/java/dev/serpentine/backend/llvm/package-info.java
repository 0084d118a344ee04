/**
 * Writes a program of typed graphs as LLVM IR and makes native code of it, with LLVM's library in this process and its
 * linker, both from a jar.
 *
 * <p>Enters: a {@link dev.serpentine.graph.program.Program} after the exception transformer (no block ends with
 * {@code MayRaise}, nothing leads to a raise block). Leaves: IR text from
 * {@link dev.serpentine.backend.llvm.LlvmBackend}, and through {@link dev.serpentine.backend.llvm.NativeCode}
 * assembler, object files and executables; a large program is compiled in parts
 * ({@link dev.serpentine.backend.llvm.DividedModule}). Always holds: only spelling is decided here; equal programs give
 * equal text.
 */
package dev.serpentine.backend.llvm;
